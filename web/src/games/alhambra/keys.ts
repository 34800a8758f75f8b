/** Keys of the palace game, in the order in which the settings list them. */

import { t } from '../../lib/i18n.svelte';
import { lettersOf, SHARED_LETTERS } from '../../lib/letters';

export const LETTERS = {
  slot1: '1', slot2: '2', slot3: '3', slot4: '4',
  card1: 'q', card2: 'w', card3: 'e', card4: 'r',
  money: 'm', buy: 'b', redesign: 'd', palace: 'p',
  log: SHARED_LETTERS.log, undo: SHARED_LETTERS.undo, reserve: 'x', help: SHARED_LETTERS.help,
};
export type KeyAction = keyof typeof LETTERS;

/** The key for an action, as this person has it. */
export const letterFor = (action: KeyAction): string => lettersOf(LETTERS)[action] ?? '';

export function actionName(action: string): string {
  // keys: settings-key-slot1 settings-key-slot2 settings-key-slot3 settings-key-slot4
  // keys: settings-key-card1 settings-key-card2 settings-key-card3 settings-key-card4
  // keys: settings-key-money settings-key-buy settings-key-redesign settings-key-palace
  // keys: settings-key-log settings-key-undo settings-key-reserve settings-key-help
  return t(`settings-key-${action}`);
}
