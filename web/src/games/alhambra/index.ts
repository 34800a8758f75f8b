/** The palace game. */

import { drawOnce } from '../../art/drawings';
import { loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';
import { defs } from './art/defs';

void import('../../art/family-floors').then(({ layFloors }) => layFloors(), () => undefined); // plain floors will do
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
