import { expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';

it('tells of a tile paid with diamonds', async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['diamonds']);
  const { say } = told();
  expect(say(event('buy', 1, { tile: 'GAR11-', cards: ['diamond 9', 'diamond 3'], over: 1 }))).toBe('Kim achète Jardin 11 pour 12 diamants, 1 de trop.');
  expect(say(event('take', 1, { cards: ['diamond 1'] }))).toBe('Kim prend 1 diamant.');
});
