/** Letters and digits for actions at the table. Two actions never share one. */

import type { Letters } from '../../lib/letters';

export type Keys = Record<string, string>;

/** Keys that the table uses itself, whoever plays. */
const TAKEN = ['+', '-', '0', ' '];

export type Assignment =
  | { kind: 'set'; key: string }
  | { kind: 'conflict'; key: string; other: string }
  | { kind: 'refused'; key: string }
  | { kind: 'cancelled' }
  | { kind: 'ignored' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
const SILENT = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']; // nothing was pressed yet

/** What pressing a key means while an action waits for its key. */
export function pressed(keys: Keys, action: string, event: Press): Assignment {
  if (event.key === 'Escape') return { kind: 'cancelled' };
  if (SILENT.includes(event.key)) return { kind: 'ignored' };
  if (event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1 || TAKEN.includes(event.key)) {
    return { kind: 'refused', key: event.key };
  }
  const key = event.key.toLowerCase();
  const other = Object.keys(keys).find((one) => one !== action && keys[one] === key);
  return other ? { kind: 'conflict', key, other } : { kind: 'set', key };
}

/** The two actions with each other's keys. */
export const exchanged = (keys: Keys, action: string, other: string): Keys =>
  ({ [action]: keys[other] ?? '', [other]: keys[action] ?? '' });

export const isChanged = (keys: Keys, usual: Letters): boolean =>
  Object.keys(usual).some((one) => keys[one] !== usual[one]);
