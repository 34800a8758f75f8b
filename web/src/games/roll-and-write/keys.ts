/** Keys of the dice game, in the order in which the settings list them. */

import { t } from '../../lib/i18n.svelte';
import { SHARED_LETTERS } from '../../lib/letters';

export const LETTERS = {
  sheet: 's', coins: 'c', change: 'd', less: '-', more: '+', decline: 'n', score: 'p', hint: 'h',
  log: SHARED_LETTERS.log, undo: SHARED_LETTERS.undo, help: SHARED_LETTERS.help,
};
export type KeyAction = keyof typeof LETTERS;

export function actionName(action: string): string {
  // keys: dice-key-sheet dice-key-coins dice-key-change dice-key-less dice-key-more dice-key-decline dice-key-score dice-key-hint
  // keys: dice-key-log dice-key-undo dice-key-help
  return t(`dice-key-${action}`);
}
