import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['small_change']);
});

const { say, tell } = told(story);
const drawn = event('coins drawn', 1, { cards: ['ducat coin 1', 'florin coin 1', 'ducat coin 1'] });

it('tells behind a purchase what came back, and the tile after it', () => {
  const buy = event('buy', 1, { tile: 'GAR10-', cards: ['dinar 9', 'dinar 8'], over: 7 });
  const told = 'Kim achète et construit Jardin 10 pour 17 dinars, 7 de trop. Le sac rend 1 pièce de florin et 2 pièces de ducat.';
  expect(tell([buy, drawn, event('place', 1, { tile: 'GAR10-', cell: [1, 0] }, 2)])).toEqual([told]);
});

it('tells it by itself where nothing else was told', () => {
  expect(say(drawn)).toBe('Kim tire du sac 1 pièce de florin et 2 pièces de ducat.');
  expect(tell([event('take', 1, { cards: ['dinar 1'] }, 0), drawn])).toHaveLength(2);
  expect(say({ ...drawn, seat: 0 })).toBe('Vous tirez du sac 1 pièce de florin et 2 pièces de ducat.');
});

it('counts the coins that pay, and names a coin', () => {
  const buy = event('buy', 0, { tile: 'TOW7-NEW', cards: ['dinar 6', 'dinar coin 1'], over: 0 });
  expect(say(buy)).toBe('Vous achetez Tour 7 pour 7 dinars\u00a0: appoint, vous rejouez.');
});
