/** Giving an address to somebody else. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Is it in the clipboard now? A browser may forbid it; then the address has to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's own way of passing things on; closing it without a choice is nothing to talk about. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Given up.
  }
}
