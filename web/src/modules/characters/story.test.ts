import { beforeAll, expect, it } from 'vitest';
import { moments } from '../../games/alhambra/story';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['characters']);
});

const { tell } = told(story);

it('tells an auction in one line, however long it was', () => {
  const events = [
    event('character', null, { card: 'laila' }), event('auction', 2, { card: 'laila', auctioneer: 2 }), event('bid', 2, { amount: 3 }, 2),
    event('bid', 0, { amount: 5 }, 3), event('pass', 1, {}, 4), event('bid', 2, { amount: 6 }, 5), event('pass', 0, {}, 6),
    event('auction won', 2, { card: 'laila', amount: 6, cards: ['ducat 4', 'ducat 4'] }, 7),
  ];
  expect(tell(events)).toEqual([
    'Enchères pour Laila Wundabah\u00a0: Yusuf 6, vous 5 et Kim sans offre.',
    'Yusuf remporte Laila Wundabah pour 6\u202f; payé 8 ducats.',
  ]);
  expect(moments(events, [story]).map(({ kind }) => kind)).toEqual(['move', 'move']); // although a card has no seat
});

it('names who pays for a tile', () => {
  const { say } = told(story);
  expect(say(event('buy', 0, { tile: 'GAR11-', cards: [], over: 0, means: ['karim'] }))).toBe('Vous achetez Jardin 11 pour rien, grâce à Abdul Karim\u00a0: appoint, vous rejouez.');
});

it('tells what was declined, apart from the purchase before it', () => {
  const buy = event('buy', 1, { tile: 'TOW11-', cards: ['ducat 9', 'ducat 2'], over: 0 });
  const lines = told(story).tell([buy, event('pass', 1, { declined: 'knihstig' }, 2), event('pass', 1, { declined: 'extra' }, 3)]);
  expect(lines.slice(1)).toEqual(['Kim ne prend aucune carte avec Knihstig.', 'Kim renonce à l’action supplémentaire.']);
});
