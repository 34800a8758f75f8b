/** Keys of the table. Letters can be changed or switched off; Enter and Escape always work. */

import { tick } from 'svelte';
import { go } from '../../../lib/router.svelte';
import { settings, type KeyAction } from '../../../lib/settings.svelte';
import type { PalaceModel } from './model.svelte';

const EDITABLE = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, [role="gridcell"], [role="radio"], summary';

export function tableKeys(event: KeyboardEvent, model: PalaceModel, showLog: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.matches(EDITABLE)) return;
  if (document.querySelector('dialog[open]')) return; // a sheet has keys of its own
  if (event.key === 'Escape') {
    if (model.stepBack()) event.preventDefault();
    return;
  }
  if (event.key === 'Enter') {
    if (target?.closest(PRESSABLE)) return; // it presses what has the focus
    event.preventDefault();
    void model.confirm();
    return;
  }
  if (!settings.singleKeys) return;
  const pressed = event.key.toLowerCase();
  const action = (Object.keys(settings.keys) as KeyAction[]).find((one) => settings.keys[one] === pressed);
  if (!action) return;
  event.preventDefault();
  perform(action, model, showLog);
}

function perform(action: KeyAction, model: PalaceModel, showLog: () => void): void {
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  if (action.startsWith('slot')) void model.chooseOffer(Number(action.slice(4)) - 1);
  else if (action.startsWith('card')) void model.toggleCard(Number(action.slice(4)) - 1).then(() => toConfirm(model));
  else if (action === 'money') focus('[data-region="money"] button');
  else if (action === 'buy') focus('[data-region="market"] button');
  else if (action === 'redesign') focus('[data-region="reserve"] button');
  else if (action === 'palace') focus('[data-region="palace"] [role="gridcell"][tabindex="0"]');
  else if (action === 'log') showLog();
  else if (action === 'undo') void model.undo();
  else if (action === 'help') go('/learn#keys');
  else if (action === 'reserve') {
    const draft = model.draft;
    const keep = draft.step === 'place' ? model.moves.find((move) => move.verb === 'keep' && move.tile === draft.tile) : undefined;
    if (!keep) return;
    model.draft = { step: 'other', move: keep.text };
    toConfirm(model);
  }
}

/** What was picked by a letter is confirmed by Enter, wherever the focus was: it would press something else there. */
function toConfirm(model: PalaceModel): void {
  void tick().then(() => {
    if (model.move) document.querySelector<HTMLElement>('[data-testid="confirm"]')?.focus();
  });
}
