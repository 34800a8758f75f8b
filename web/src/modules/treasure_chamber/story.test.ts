import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('log');
  await loadModules(['treasure_chamber']);
});

const { say, tell } = told(story);
const BOUGHT = event('chests bought', 1, { room: 2, families: ['garden', 'garden', 'tower', 'pavilion'], cards: ['dinar 5', 'florin 3'] }, 2);

it('tells a room and its payment as one purchase', () => {
  expect(say(event('chests chosen', 0, { room: 2 }))).toBe('You choose the chests of room 2.');
  expect(tell([event('chests chosen', 1, { room: 2 }), BOUGHT])).toEqual([
    'Kim buys the chests of room 2 for 5 dinars and 3 florins: Pavilion, 2 × Garden, and Tower.',
  ]);
  expect(tell([event('chests chosen', 0, { room: 2 }), BOUGHT])).toHaveLength(2); // somebody else's
});

it('tells how chests go around the table', () => {
  const lines = tell([
    event('chests placed', 1, { tiles: ['GAR9-E'] }, 3),
    event('chest placed', 1, { tile: 'GAR10-' }, 4),
    event('chests passed', 2, { families: ['pavilion', 'tower'] }, 4),
    event('chests placed', 2, { tiles: ['TOW12-'] }, 4),
    event('chests passed', 0, { families: ['pavilion'] }, 4),
    event('chests returned', null, { families: ['pavilion'] }, 4),
    event('chests drawn', null, { room: 2, families: ['arcades', 'arcades', 'tower', 'garden'] }, 4),
  ]);
  expect(lines).toEqual([
    'Kim gets chests on Garden 9.',
    'Kim puts a chest on Garden 10.',
    'Chests go on to Yusuf: Pavilion and Tower. Placed on Tower 12.',
    'Chests go on to you: Pavilion.',
    'Back into the bag: Pavilion. Room 2 is filled: 2 × Arcades, Garden, and Tower.',
  ]);
});

it('tells of empty rooms and of chests that are lost', () => {
  expect(say(event('chests exhausted', null, { room: 3 }))).toBe('The bag does not hold enough: room 3 stays empty, and no room is filled any more.');
  expect(say(event('chests drawn', null, { room: 3, families: ['tower'] }))).toBe('Room 3 is filled: Tower.');
  expect(say(event('chest lost', 1, { tile: 'GAR10-' }))).toBe('The chest of Garden 10 goes back into the bag.');
  expect(say(BOUGHT)).toContain('Kim buys the chests of room 2');
});
