import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['city_gates']);
});

const { say, tell } = told(story);

it('tells a gate together with the tile', () => {
  const place = event('place', 1, { tile: 'GAR10-N', cell: [1, 1] });
  const gate = event('gate', 1, { tile: 'GAR10-N', cell: [1, 1], side: 'N' });
  expect(tell([place, gate])).toEqual(['Kim construit Jardin 10. Avec une porte au nord.']);
  expect(say(gate)).toMatch(/^Kim pose une porte à Jardin 10, au nord/);
  expect(tell([place, { ...gate, seat: 2 }])).toHaveLength(2);
});

it('tells it behind a swap', () => {
  const swap = event('swap', 1, { old: 'CAMP3-N', new: 'GAR10-N', cell: [1, 1] });
  const gate = event('gate', 1, { tile: 'GAR10-N', cell: [1, 1], side: 'N' });
  const [line, ...more] = tell([swap, gate]);
  expect(line).toMatch(/^Kim .*Jardin 10.*\. Avec une porte au nord\.$/);
  expect(more).toEqual([]);
});

it('tells it behind a purchase, with what became of the tile', () => {
  const buy = event('buy', 1, { tile: 'GAR10-N', cards: ['ducat 9', 'ducat 2'], over: 1 });
  const place = event('place', 1, { tile: 'GAR10-N', cell: [1, 1] }, 2);
  const gate = event('gate', 1, { tile: 'GAR10-N', cell: [1, 1], side: 'E' }, 2);
  expect(tell([buy, place, gate])).toEqual(['Kim achète et construit Jardin 10 pour 11 ducats, 1 de trop. Avec une porte à l’est.']);
});
