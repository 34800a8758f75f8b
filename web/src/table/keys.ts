/** Keys of a table. Letters can be changed or switched off, and are never needed; Enter and Escape always work. */

import { actionOf, type Letters } from '../lib/letters';
import { settings } from '../lib/settings.svelte';
import type { TableModel } from './model.svelte';

const EDITABLE = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, [role="gridcell"], [role="radio"], summary';

/** Do what a key asks for: `actions` are those of the game, and of what is around it. */
export function tableKeys(
  event: KeyboardEvent, model: TableModel, letters: Letters, actions: Readonly<Record<string, () => void>>,
): void {
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
  const action = actionOf(letters, event);
  if (action === undefined) return;
  event.preventDefault();
  if (action === 'undo') void model.undo();
  else actions[action]?.();
}
