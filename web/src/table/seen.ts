/** How much of a table somebody has seen in this tab: it survives a reload. */

const place = (key: string): string => `alhambra-seen-${key}`;

export function seenUntil(key: string): number | null {
  try {
    const kept = sessionStorage.getItem(place(key));
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function keepSeen(key: string, ply: number): void {
  try {
    sessionStorage.setItem(place(key), String(ply));
  } catch {
    // Then nobody knows what was missed.
  }
}
