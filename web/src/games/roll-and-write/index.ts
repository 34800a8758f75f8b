/** The dice game. Its words are in words/<area>/<language>.ftl; every key begins with the name of its area. */

import { addCatalogues, loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';

addCatalogues(import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' }));
void import('../../art/family-floors').then(({ layFloors }) => layFloors(), () => undefined); // plain floors will do

export default {
  table: async () => (await Promise.all([import('./dice-table'), loadAreas('dice', 'plain')]))[0].default,
} satisfies Game;
