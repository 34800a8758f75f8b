/** The sheet that comes with the game, asked for once. */

import { api } from '../../../lib/api';
import type { SheetFacts } from './facts';

/** `assumed` are the tables whose facts nobody has read from a box. */
export interface PrintedSheet extends SheetFacts {
  assumed: string[];
}

let known: SheetFacts | null = $state.raw(null);
let unsure: readonly string[] = $state.raw([]);
let asked: Promise<void> | null = null;

export function loadPrinted(): Promise<void> {
  asked ??= api.call<PrintedSheet>('GET', '/api/library/printed-sheet').then(({ assumed, ...facts }) => {
    known = facts;
    unsure = assumed;
  });
  asked.catch(() => (asked = null)); // the next one tries again
  return asked;
}

export const printed = {
  get facts(): SheetFacts | null {
    return known;
  },
  get assumed(): readonly string[] {
    return unsure;
  },
};
