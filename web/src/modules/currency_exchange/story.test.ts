import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log', 'exchange', 'currency_exchange');
});

const { say } = told(story);

it('tells of a card that is taken', () => {
  expect(say(event('exchange take', 0, { card: 'exchange florin dinar' }))).toBe('Vous prenez la carte de change florin/dinar.');
});
