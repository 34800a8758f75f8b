/** What the table says about the bonus cards. A card is called by its tile. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';

interface BonusPart {
  hands: (string[] | null)[];
  counts: number[];
  shown: string[][];
}

const partOf = (model: PalaceModel): BonusPart | null => (model.view?.parts?.['bonus_cards'] as BonusPart | undefined) ?? null;

/** The cards in a hand, as far as they may be known. */
export const heldBy = (model: PalaceModel, seat: number): string[] => partOf(model)?.hands?.[seat] ?? [];
export const countOf = (model: PalaceModel, seat: number): number => partOf(model)?.counts?.[seat] ?? 0;
export const shownBy = (model: PalaceModel, seat: number): string[] => partOf(model)?.shown?.[seat] ?? [];
