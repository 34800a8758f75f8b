/** Things that this browser keeps. It may keep nothing, or be full: whoever keeps something is told. */

/** What is kept under this name; undefined if nothing is, or if it cannot be read. */
export function keptAt(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Is it kept now? */
export function keepAt(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
