/** What somebody has picked and not confirmed. It survives a reload. */

import type { Card } from '../moves';
import type { Cell, Side } from '../wire';

export type Draft =
  | { step: 'none' }
  | { step: 'take'; picks: number[] } // places of the display
  | { step: 'purse'; cards: Card[] } // of the purse, before a tile
  | { step: 'buy'; slot: number; cards: Card[]; composing: boolean; way?: number } // one of the ways to pay; the first if none is named
  | { step: 'place'; tile: string; cell: Cell | null; side?: Side } // a bought tile; on this side stands what it needs
  | { step: 'redesign' } // something of the palace or the reserve, still to be chosen
  | { step: 'add'; tile: string; cell: Cell | null; target: string | null; side?: Side } // from the reserve, to a cell or in place of a tile
  | { step: 'remove'; tile: string }
  | { step: 'special'; words: string[] } // a move of a module, word by word
  | { step: 'other'; move: string };

/** A draft, and the position that it belongs to. */
export interface KeptDraft {
  stamp: string;
  draft: Draft;
}

export const NONE: Draft = { step: 'none' };

const place = (key: string): string => `alhambra-draft-${key}`;

export function restoredDraft(key: string): KeptDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null') as KeptDraft | null;
    if (kept && typeof kept.stamp === 'string' && typeof kept.draft?.step === 'string') return kept;
  } catch {
    // Nothing kept: nothing picked.
  }
  return { stamp: '', draft: NONE };
}

export function keepDraft(key: string, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(place(key), JSON.stringify(kept));
  } catch {
    // It is lost with the page, then.
  }
}
