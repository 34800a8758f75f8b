/** The thieves, as the view tells them: those of others are counted and not named. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';

interface ThievesPart {
  hands: (string[] | null)[]; // "thief dinar"; null: not for me to know
  counts: number[];
  used: string[];
}

const partOf = (model: PalaceModel): ThievesPart | null => (model.view?.parts?.['thieves'] as ThievesPart | undefined) ?? null;

export const heldBy = (model: PalaceModel, seat: number): string[] => partOf(model)?.hands?.[seat] ?? [];
export const countOf = (model: PalaceModel, seat: number): number => partOf(model)?.counts?.[seat] ?? 0;
export const usedBy = (model: PalaceModel): string[] => partOf(model)?.used ?? [];

export const currencyOfThief = (thief: string): string => thief.split(' ')[1] ?? '';

/** The thefts that are possible now, the dearest card first. */
export function thefts(model: PalaceModel, currency = ''): string[] {
  const found = model.moves.map(({ text }) => text).filter((text) => text.startsWith(`steal ${currency}`));
  return [...new Set(found)].sort((a, b) => Number(b.split(' ')[2]) - Number(a.split(' ')[2]));
}

/** The card that such a move takes; "": it is another move. */
export const stolenBy = (move: string): string => (move.startsWith('steal ') ? move.slice('steal '.length) : '');
