/** The master builders, as the view tells them. */

import { kindOf, type Card } from '../../games/alhambra/moves';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Currency } from '../../games/alhambra/wire';

export interface BuildersPart {
  aside: number; // how many have left the game unseen
  working: boolean; // has one been played whose redesign is still to be made?
}

export const KIND = 'builder';
export const isBuilder = (card: Card): boolean => kindOf(card) === KIND;
export const builderOf = (currency: Currency): Card => `${currency} ${KIND} 3`;

export const isWorking = (model: PalaceModel): boolean =>
  (model.view?.parts?.['master_builders'] as BuildersPart | undefined)?.working ?? false;

/** The moves that play one, by the card that leaves the game. */
export const playable = (model: PalaceModel): string[] =>
  model.moves.filter(({ text }) => text.startsWith(`${KIND} `)).map(({ text }) => text);

/** The card that such a move plays; "" if it is none. */
export function playedBy(words: readonly string[]): Card {
  const [verb, currency, ...more] = words;
  return verb === KIND && currency && !more.length ? builderOf(currency as Currency) : '';
}

/** The one that is picked, or offered. */
export const pickedCard = (model: PalaceModel): Card => (model.draft.step === 'other' ? playedBy(model.draft.move.split(' ')) : '');

/** Can something be redesigned without playing one? */
export const isFree = (model: PalaceModel): boolean => model.has('add', 'remove', 'swap');

/** May they do no more than add a tile at this table? */
export const onlyAdd = (model: PalaceModel): boolean => model.table?.setup.options?.['architect_mode'] === 'add_only';
