/** Letters and digits for actions at a table: what a game proposes, and what somebody has chosen instead. */

import { settings } from './settings.svelte';

/** By action: its key. */
export type Letters = Readonly<Record<string, string>>;

/** Actions that every table has. */
export const SHARED_LETTERS = { log: 'l', undo: 'u', help: '?' } as const satisfies Letters;

/** The keys that this person uses, for a game that proposes these. */
export const lettersOf = (usual: Letters): Record<string, string> =>
  Object.fromEntries(Object.entries(usual).map(([action, key]) => [action, settings.keys[action] ?? key]));
