/** What the table says about the bonus cards. A card is called by its tile. */

import type { TableModel } from '../../table/model.svelte';

interface BonusPart {
  hands: (string[] | null)[];
  counts: number[];
  shown: string[][];
}

const partOf = (model: TableModel): BonusPart | null => (model.view?.parts?.['bonus_cards'] as BonusPart | undefined) ?? null;

/** The cards in a hand, as far as they may be known. */
export const heldBy = (model: TableModel, seat: number): string[] => partOf(model)?.hands?.[seat] ?? [];
export const countOf = (model: TableModel, seat: number): number => partOf(model)?.counts?.[seat] ?? 0;
export const shownBy = (model: TableModel, seat: number): string[] => partOf(model)?.shown?.[seat] ?? [];
