/** Codes for another device, as people read and type them. */

const LENGTH = 8;

/** "ABCDEFGH" → "ABCD EFGH" */
export const readableCode = (code: string): string => `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;

/** What somebody typed, without what they put between the letters; empty if it cannot be a code. */
export function typedCode(text: string): string {
  const found = text.toUpperCase().replace(/[\s\-‐‑]/g, '');
  return /^[2-9A-HJKMNP-Z]{8}$/.test(found) ? found : '';
}
