/**
 * The default controls: any game can be played with them. They show what the wire tells of every game (players with
 * their points, whose decision it is, the legal moves as buttons, the events as a log) and all else by its own name.
 */

import { loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';

export default {
  table: async () => (await Promise.all([import('./plain-table'), loadAreas('plain')]))[0].default,
} satisfies Game;
