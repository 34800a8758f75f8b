/** The dice game. Its words are in words/<area>/<language>.ftl; every key begins with the name of its area. */

import { addCatalogues, loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';

addCatalogues(import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' }));

export default {
  table: async () => (await Promise.all([import('./dice-table'), loadAreas('dice', 'plain')]))[0].default,
  wizard: async () => (await Promise.all([import('./wizard'), loadAreas('dice-wizard', 'dice-sheets')]))[0].default,
  corrected: async () => (await Promise.all([import('./sheets/Corrected.svelte'), loadAreas('dice-sheets')]))[0].default,
  pages: {
    sheets: async () => (await Promise.all([import('./sheets/SheetsPage.svelte'), loadAreas('dice-sheets')]))[0].default,
    print: async () => (await Promise.all([import('./print/PrintPage.svelte'), loadAreas('dice-sheets')]))[0].default,
  },
} satisfies Game;
