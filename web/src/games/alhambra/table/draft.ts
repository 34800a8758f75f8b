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

export const NONE: Draft = { step: 'none' };
