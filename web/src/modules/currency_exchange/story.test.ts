import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['currency_exchange']);
});

const { say } = told(story);

it('tells of a card that is taken', () => {
  expect(say(event('exchange take', 0, { card: 'exchange florin dinar' }))).toBe('Vous prenez la carte de change florin/dinar.');
});

it('names the card with which a tile was paid', () => {
  const mixed = { tile: 'GAR11-', cards: ['florin 9', 'dinar 2'], over: 0, means: ['exchange florin dinar'] };
  expect(say(event('buy', 1, mixed))).toBe('Kim achète Jardin 11 pour 9 florins et 2 dinars avec la carte de change florin/dinar\u00a0: appoint, une action de plus.');
});
