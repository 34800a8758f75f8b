/** The palace game. */

import { drawOnce } from '../../art/drawings';
import { familyFloors } from '../../art/families';
import { loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';
import { defs } from './art/defs';

drawOnce('floors', familyFloors); // what all drawings refer to
drawOnce('art', defs);

export default {
  table: async () => (await Promise.all([import('./palace-table'), loadAreas('market', 'palace')]))[0].default,
  pictures: async () => (await import('./pictures')).default,
  wizard: async () => (await import('./wizard')).default,
  rules: async () => (await import('./rules')).default,
  learn: async () => (await Promise.all([import('./learn/Learn.svelte'), loadAreas('learn')]))[0].default,
  lesson: async () => (await Promise.all([import('./lesson'), loadAreas('lesson', 'tutorial')]))[0].default,
  settings: async () => (await import('./settings')).default,
} satisfies Game;
