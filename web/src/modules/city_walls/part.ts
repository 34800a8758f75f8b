/** What the table says about wall cards, and the moves that use one. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';

interface WallsPart {
  /** The sides that the open cards show: `NE`. */
  open: string[];
  left: number;
}

/** How each of the moves begins: the sides and the tile follow. */
export const STEM = ['wall', 'build'] as const;

export const partOf = (model: PalaceModel): WallsPart | null => (model.view?.parts?.['city_walls'] as WallsPart | undefined) ?? null;

export const isOurs = (words: readonly string[]): boolean => STEM.every((word, index) => words[index] === word);

/** The sides of the card that is chosen; "": none. */
export function chosenCard(model: PalaceModel): string {
  const draft = model.draft;
  return draft.step === 'special' && isOurs(draft.words) ? (draft.words[2] ?? '') : '';
}

/** Is there a tile that has room for all walls of this card? */
export const isUsable = (model: PalaceModel, sides: string): boolean =>
  model.moves.some(({ text }) => text.startsWith(`${STEM.join(' ')} ${sides} `));
