/** The dice game. Its words are in words/<area>/<language>.ftl; every key begins with the name of its area. */

import { addCatalogues, loadAreas } from '../../lib/i18n.svelte';
import type { Game } from '../game';
import { TITLE_WORDS } from './rivals';

addCatalogues(import.meta.glob<string>(
  ['./words/*/*.ftl', '../../../../src/alhambra/titles/roll_and_write/*.ftl'], { query: '?raw', import: 'default' },
));
void import('../../art/family-floors').then(({ layFloors }) => layFloors(), () => undefined); // plain floors will do

export default {
  table: async () => (await Promise.all([import('./dice-table'), loadAreas(TITLE_WORDS, 'dice', 'dice-story')]))[0].default,
  rules: async () => (await Promise.all([import('./rules'), loadAreas('rules')]))[0].default,
  lesson: async () => (await Promise.all([import('./lesson'), loadAreas('lesson', 'dice-lesson')]))[0].default,
  learn: async () => (await Promise.all([import('./learn/Learn.svelte'), loadAreas('dice-learn')]))[0].default,
  pictures: async () => (await import('./pictures')).default,
  settings: async () => (await Promise.all([import('./settings'), loadAreas('dice')]))[0].default,
  wizard: async () => (await Promise.all([import('./wizard'), loadAreas('dice-wizard', 'dice-sheets')]))[0].default,
  corrected: async () => (await Promise.all([import('./sheets/Corrected.svelte'), loadAreas('dice-sheets')]))[0].default,
  pages: {
    sheets: async () => (await Promise.all([import('./sheets/SheetsPage.svelte'), loadAreas('dice-sheets')]))[0].default,
    print: async () => (await Promise.all([import('./print/PrintPage.svelte'), loadAreas('dice-sheets')]))[0].default,
  },
} satisfies Game;
