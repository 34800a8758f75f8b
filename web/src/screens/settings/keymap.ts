/** Letters and digits for actions at the table. Two actions never share one. */

import { DEFAULT_KEYS, type KeyAction } from '../../lib/settings.svelte';

export type Keys = Record<KeyAction, string>;
export const ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];

/** Keys that the table uses itself, whoever plays. */
const TAKEN = ['+', '-', '0', ' '];

export type Assignment =
  | { kind: 'set'; key: string }
  | { kind: 'conflict'; key: string; other: KeyAction }
  | { kind: 'refused'; key: string }
  | { kind: 'cancelled' }
  | { kind: 'ignored' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
const SILENT = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']; // nothing was pressed yet

/** What pressing a key means while an action waits for its key. */
export function pressed(keys: Keys, action: KeyAction, event: Press): Assignment {
  if (event.key === 'Escape') return { kind: 'cancelled' };
  if (SILENT.includes(event.key)) return { kind: 'ignored' };
  if (event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1 || TAKEN.includes(event.key)) {
    return { kind: 'refused', key: event.key };
  }
  const key = event.key.toLowerCase();
  const other = ACTIONS.find((one) => one !== action && keys[one] === key);
  return other ? { kind: 'conflict', key, other } : { kind: 'set', key };
}

/** The two actions exchange their keys. */
export function exchange(keys: Keys, action: KeyAction, other: KeyAction): void {
  [keys[action], keys[other]] = [keys[other], keys[action]];
}

export const isChanged = (keys: Keys): boolean => ACTIONS.some((one) => keys[one] !== DEFAULT_KEYS[one]);
