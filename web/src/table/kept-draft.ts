/** What somebody has picked and not confirmed, and the position that it belongs to. It survives a reload. */

export interface KeptDraft<D extends { step: string }> {
  stamp: string;
  draft: D;
}

const place = (key: string): string => `alhambra-draft-${key}`;

/** What was picked at this table; `none` if nothing was. */
export function restoredDraft<D extends { step: string }>(key: string, none: D): KeptDraft<D> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null') as KeptDraft<D> | null;
    if (kept && typeof kept.stamp === 'string' && typeof kept.draft?.step === 'string') return kept;
  } catch {
    // Nothing kept: nothing picked.
  }
  return { stamp: '', draft: none };
}

export function keepDraft<D extends { step: string }>(key: string, kept: KeptDraft<D>): void {
  try {
    sessionStorage.setItem(place(key), JSON.stringify(kept));
  } catch {
    // It is lost with the page, then.
  }
}
