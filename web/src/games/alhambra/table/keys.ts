/** What single keys do at this table. */

import { tick } from 'svelte';
import type { SHARED_LETTERS } from '../../../lib/letters';
import type { KeyAction } from '../keys';
import type { PalaceModel } from './model.svelte';

type Actions = Record<Exclude<KeyAction, keyof typeof SHARED_LETTERS>, () => void>;

export function actionsOf(model: PalaceModel): Actions {
  const focus = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.focus();
  const slot = (index: number) => (): void => void model.chooseOffer(index);
  const card = (index: number) => (): void => void model.toggleCard(index).then(() => toConfirm(model));
  return {
    slot1: slot(0), slot2: slot(1), slot3: slot(2), slot4: slot(3),
    card1: card(0), card2: card(1), card3: card(2), card4: card(3),
    money: focus('[data-region="money"] button'),
    buy: focus('[data-region="market"] button'),
    redesign: focus('[data-region="reserve"] button'),
    palace: focus('[data-region="palace"] [role="gridcell"][tabindex="0"]'),
    reserve: () => keepTile(model),
  };
}

function keepTile(model: PalaceModel): void {
  const draft = model.draft;
  const keep = draft.step === 'place' ? model.moves.find((move) => move.verb === 'keep' && move.tile === draft.tile) : undefined;
  if (!keep) return;
  model.draft = { step: 'other', move: keep.text };
  toConfirm(model);
}

/** What was picked by a letter is confirmed by Enter, wherever the focus was: it would press something else there. */
function toConfirm(model: PalaceModel): void {
  void tick().then(() => {
    if (model.move) document.querySelector<HTMLElement>('[data-testid="confirm"]')?.focus();
  });
}
