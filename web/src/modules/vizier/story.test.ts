import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['vizier']);
});

const { say, tell } = told(story);

it('tells a purchase through the vizier in one line', () => {
  const events = [event('vizier sleeps', 1), event('buy', 1, { tile: 'TOW9-ES', cards: ['dinar 9'], over: 0 })];
  expect(tell(events)).toEqual(['Kim appelle son vizir\u00a0: Tour 9, 9 dinars tout juste.']);
  expect(tell([...events, event('place', 1, { tile: 'TOW9-ES', cell: [0, 1] }, 2)])).toEqual([
    'Kim appelle son vizir\u00a0: Tour 9, 9 dinars tout juste, tuile construite.',
  ]);
});

it('keeps apart what belongs to others', () => {
  const buy = event('buy', 2, { tile: 'TOW9-ES', cards: ['dinar 9'], over: 0 });
  expect(tell([event('vizier sleeps', 1), buy])).toHaveLength(2);
  expect(tell([event('vizier sleeps', 1), { ...buy, seat: 1, ply: 2 }])).toHaveLength(2);
  expect(say(event('vizier wakes', 1))).toBe('Kim réveille son vizir.');
});
