/** Letters and digits for actions at a table: what a game proposes, and what somebody has chosen instead. */

import { digitOf, ROW, rowLetters } from './keyboard.svelte';
import { settings } from './settings.svelte';

/** By action: its key. */
export type Letters = Readonly<Record<string, string>>;

/** Actions that every table has. */
export const SHARED_LETTERS = { log: 'l', undo: 'u', help: '?' } as const satisfies Letters;

const rowOf = (key: string): number => (ROW as readonly string[]).indexOf(key);

/** What a game proposes, on this keyboard: q w e r are the same keys everywhere, whatever is printed on them. */
export function usualLetters(proposed: Letters): Record<string, string> {
  const others = Object.entries(proposed).filter(([, key]) => rowOf(key) < 0);
  const taken = new Set(others.map(([action, key]) => settings.keys[action] ?? key));
  const here = rowLetters();
  const fits = here.every((letter) => /^\p{L}$/u.test(letter) && !taken.has(letter));
  return Object.fromEntries(
    Object.entries(proposed).map(([action, key]) => [action, (fits ? here[rowOf(key)] : undefined) ?? key]),
  );
}

/** The keys that this person uses, for a game that proposes these. */
export const lettersOf = (proposed: Letters): Record<string, string> =>
  Object.fromEntries(Object.entries(usualLetters(proposed)).map(([action, key]) => [action, settings.keys[action] ?? key]));

/** The action that a key asks for. */
export function actionOf(proposed: Letters, event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | undefined {
  const found = Object.entries(lettersOf(proposed));
  const by = (pressed: string): string | undefined => found.find(([, key]) => key === pressed)?.[0];
  return by(event.key.toLowerCase()) ?? by(digitOf(event) || event.key);
}
