import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['thieves']);
});

const { say, tell } = told(story);

it('tells what was stolen, and what is turned up for it', () => {
  expect(say(event('steal', 1, { card: 'dinar 9' }))).toBe('Kim vole 9 dinars.');
  expect(say(event('steal', 0, { card: 'dinar 9' }))).toBe('Vous volez 9 dinars.');
  expect(tell([
    event('steal', 1, { card: 'dinar 9' }), event('scoring card', null, { scoring: 1 }), event('display', null, { cards: ['ducat 3'] }),
  ])).toEqual(['Kim vole 9 dinars.', 'Carte du 1ᵉʳ décompte\u00a0: il a lieu avant le prochain tour.', 'À prendre\u00a0: 3 ducats.']);
});
