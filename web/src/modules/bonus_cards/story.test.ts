import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['bonus_cards']);
});

const { say } = told(story);

it('tells of cards that are shown, and that come back', () => {
  expect(say(event('bonus show', 1, { tile: 'GAR10-' }))).toContain('Jardin 10');
  expect(say(event('bonus back', 0, { tile: 'GAR10-' }))).toContain('votre main');
});
