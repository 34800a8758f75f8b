import { beforeAll, describe, expect, it } from 'vitest';
import games from '../games/alhambra/fixtures/events.json';
import { sentence, story, type Teller } from '../games/alhambra/story';
import { loadAreas, loadLanguage } from '../lib/i18n.svelte';
import { LANGUAGES, settings } from '../lib/settings.svelte';
import { plain, type Line } from '../lib/story';
import type { GameEvent } from '../lib/wire';
import { loadModules, type ModuleUi } from '.';
import { event, NAMES } from './testing';

const tellers = Object.values(import.meta.glob<Teller>('./*/story.ts', { import: 'story', eager: true }));
const faces = Object.values(import.meta.glob<ModuleUi>('./*/index.ts', { import: 'default', eager: true }));

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  settings.language = language;
  await loadAreas('log');
  await loadModules(faces.map(({ key }) => key));
  await loadLanguage(language);
}

// What random games hardly ever bring.
const RARE = [
  event('no action', 1),
  event('leftover', null, { tile: 'TOW9-NE', currency: 'dinar', totals: [4, 4, 0] }),
  event('dirk draws', null, { tiles: [] }),
  event('end', null, { scores: [80, 80, 3], winners: [0, 1] }),
  event('vizier sleeps', 1),
  event('vizier wakes', 1),
  event('exchange take', 1, { card: 'exchange florin dinar' }),
  event('hut', 1, { tile: 'HGAR1-N', next: null }),
  event('turn', 1, { turn: 4 }),
  event('bonus show', 1, { tile: 'GAR10-' }),
  event('bonus back', 1, { tile: 'GAR10-' }),
  event('gate card', null),
  event('gate discarded', null),
  event('gate take', 1),
  event('gate', 1, { tile: 'GAR10-N', cell: [1, 1], side: 'N' }),
  event('character', null, { card: 'laila' }),
  event('auction', 1, { card: 'laila', auctioneer: 1 }),
  event('bid', 1, { amount: 5 }),
  event('auction won', 1, { card: 'laila', amount: 6, cards: ['ducat 4', 'ducat 4'] }),
  event('auction unsold', null, { card: 'laila' }),
  event('fatima', 1, { kept: true, card: null, points: 8 }),
  event('fatima', 1, { kept: false, card: 'yusuf', points: 0 }),
  event('knihstig', 1, { card: 'dinar 9' }),
  event('machma', 1, { given: 'dinar 5', taken: 'ducat 4' }),
  event('laila', 1, { slot: 3, out: 'TOW9-NE', in: 'GAR10-N' }),
  event('yammerad', 1, { card: null }),
  event('yammerad', 0, { card: 'dinar 5' }),
  event('hakim', 1, { family: 'garden' }),
  event('laid aside', null, { card: 'exchange florin dinar' }),
];

describe.each(LANGUAGES)('every event in %s', (language) => {
  beforeAll(() => speak(language));

  it.each(games)('of a game: $name', ({ seats, events }) => {
    for (const me of [null, 0, 1]) {
      const lines = [...story(events as GameEvent[], { names: NAMES.slice(0, seats), me, tellers }), ...RARE.map((one) => sentence(one, { names: NAMES, me, tellers }))];
      for (const line of lines) {
        const words = plain(line as Line);
        expect(words).toMatch(/^\S.+[.]$/);
        expect(words).not.toMatch(/log-|common-|[a-z]_[a-z]|building-|currency-|[<>{}$]|undefined|NaN|\[object|[A-Z]{3}\d|  |CAMP/);
        for (const gain of line?.gains ?? []) for (const { text } of gain.sources) expect(text).toMatch(/^\p{Lu}/u);
      }
    }
  });

  it('knows every kind by name', () => {
    const kinds = new Map([...games.flatMap((game) => game.events as GameEvent[]), ...RARE].map((one) => [one.event, one]));
    expect(kinds.size).toBeGreaterThanOrEqual(24);
    for (const one of kinds.values()) expect(plain(sentence(one, { names: NAMES, me: 0, tellers }) as Line)).not.toMatch(/[«“„]/); // as the unknown are quoted
  });
});

it('tells of every decision in which somebody passes, each in its own words', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const kinds = [...new Set(['extra', 'of another game', ...tellers.flatMap(({ declined }) => Object.keys(declined ?? {}))])];
    expect(kinds.length).toBeGreaterThan(7);
    for (const me of [0, 1]) {
      const told = kinds.map((declined) => plain(sentence(event('pass', 1, { declined }), { names: NAMES, me, tellers }) as Line));
      expect(new Set(told).size).toBe(kinds.length);
    }
  }
});

it('tells every event that stands for a move', () => {
  const known = new Set(tellers.flatMap(({ sentences }) => Object.keys(sentences ?? {})));
  const moves = faces.flatMap((one) => one.moves ?? []);
  expect(moves.filter((move) => !known.has(move))).toEqual([]);
});
