import { beforeAll, describe, expect, it } from 'vitest';
import games from './fixtures/events.json';
import { loadAreas } from './i18n.svelte';
import { LANGUAGES, settings } from './settings.svelte';
import { moments, plain, sentence, story, type Line, type Part } from './story';
import type { GameEvent } from './wire';

const NAMES = ['Nina', 'Kim', 'Yusuf', 'Ana', 'Ben', 'Zoé'];
const marks = (line: Line): Part[] => line.parts.filter((part) => typeof part !== 'string');

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  settings.language = language;
  await loadAreas('log');
}

const event = (name: string, seat: number | null, facts: object = {}, ply = 1): GameEvent => ({ ply, event: name, seat, ...facts });
const say = (one: GameEvent, me: number | null = 0): string => plain(sentence(one, { names: NAMES, me }) as Line);
const tell = (events: GameEvent[], me: number | null = 0): string[] => story(events, { names: NAMES, me }).map(plain);

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
      const lines = [...story(events as GameEvent[], { names: NAMES.slice(0, seats), me }), ...RARE.map((one) => sentence(one, { names: NAMES, me }))];
      for (const line of lines) {
        const words = plain(line as Line);
        expect(words).toMatch(/^\S.+[.]$/);
        expect(words).not.toMatch(/log-|common-|building-|currency-|[<>{}$]|undefined|NaN|\[object|[A-Z]{3}\d|  |CAMP/);
        for (const gain of line?.gains ?? []) for (const { text } of gain.sources) expect(text).toMatch(/^\p{Lu}/u);
      }
    }
  });

  it('knows every kind by name', () => {
    const kinds = new Map([...games.flatMap((game) => game.events as GameEvent[]), ...RARE].map((one) => [one.event, one]));
    expect(kinds.size).toBeGreaterThanOrEqual(24);
    for (const one of kinds.values()) expect(say(one)).not.toMatch(/[«“„]/); // as the unknown are quoted
  });
});

describe('in French', () => {
  beforeAll(() => speak('fr'));

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
  });

  it('tells a gate together with the tile', () => {
    const place = event('place', 1, { tile: 'GAR10-N', cell: [1, 1] });
    const gate = event('gate', 1, { tile: 'GAR10-N', cell: [1, 1], side: 'N' });
    expect(tell([place, gate])).toEqual(['Kim construit Jardin 10. Avec une porte au nord.']);
  });

  it('speaks to the person, and of others', () => {
    const take = event('take', 0, { cards: ['dirham 3', 'dirham 2'] });
    expect(say(take, 0)).toBe('Vous prenez 3 dirhams et 2 dirhams.');
    expect(say(take, 1)).toBe('Nina prend 3 dirhams et 2 dirhams.');
    expect(say(take, null)).toBe('Nina prend 3 dirhams et 2 dirhams.');
  });

  it('marks results and rules', () => {
    const buy = sentence(event('buy', 0, { tile: 'ARC6-SW', cards: ['florin 4', 'florin 2'], over: 0 }), { names: NAMES, me: 0 }) as Line;
    expect(plain(buy)).toBe('Vous achetez Arcades 6 pour 6 florins\u00a0: appoint exact, vous rejouez.');
    expect(marks(buy)).toEqual([{ b: 'Arcades 6' }, { rule: 'BASE-BUY-03', text: 'appoint exact' }]);
  });

  it('tells a purchase and what became of the tile at once', () => {
    const buy = event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 8', 'ducat 2'], over: 1 });
    expect(tell([buy, event('place', 1, { tile: 'TOW9-ES', cell: [1, 0] }, 2)])).toEqual(['Kim achète et construit Tour 9 pour 10 ducats, 1 de trop.']);
    expect(tell([buy, event('keep', 1, { tile: 'TOW9-ES' }, 2)])[0]).toContain('tuile mise en réserve');
    expect(tell([buy, event('give to dirk', 1, { tile: 'TOW9-ES' }, 2)])[0]).toContain('tuile donnée à Dirk');
    expect(tell([buy, event('place', 1, { tile: 'PAV2-NEW', cell: [1, 0] }, 2)])).toHaveLength(2); // another tile
  });

  it('tells whether another action was wanted', () => {
    const buy = event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 9'], over: 0 });
    expect(tell([buy, event('take', 1, { cards: ['ducat 9'] }, 2)])[0]).toContain('une action de plus');
    expect(tell([buy, event('pass', 1, {}, 2)])).toEqual(['Kim achète Tour 9 pour 9 ducats\u00a0: appoint exact, sans autre action.']);
    expect(tell([buy, event('pass', 1, { declined: 'extra' }, 2)])).toEqual(tell([buy, event('pass', 1, {}, 2)]));
    expect(tell([event('pass', 1)])).toEqual(['Kim passe.']);
  });

  it('tells what was declined', async () => {
    const buy = event('buy', 1, { tile: 'TOW11-', cards: ['ducat 9', 'ducat 2'], over: 0 });
    const lines = tell([buy, event('pass', 1, { declined: 'knihstig' }, 2), event('pass', 1, { declined: 'extra' }, 3)]);
    expect(lines[0]).toContain('une action de plus');
    expect(lines.slice(1)).toEqual(['Kim ne prend aucune carte avec Knihstig.', 'Kim renonce à l’action supplémentaire.']);
    for (const language of LANGUAGES) {
      await speak(language);
      const kinds = ['extra', 'interlude', 'rebuild', 'bonus', 'auction', 'knihstig', 'hakim', 'of another game'];
      for (const me of [0, 1]) {
        const told = kinds.map((declined) => say(event('pass', 1, { declined }), me));
        expect(new Set(told).size).toBe(kinds.length);
        expect(told.at(-1)).toBe(say(event('pass', 1), me));
      }
    }
    await speak('fr');
  });

  it('tells a purchase through the vizier in one line', () => {
    const events = [event('vizier sleeps', 1), event('buy', 1, { tile: 'TOW9-ES', cards: ['dinar 9'], over: 0 })];
    expect(tell(events)).toEqual(['Kim appelle son vizir\u00a0: Tour 9, 9 dinars tout juste.']);
    expect(tell([...events, event('place', 1, { tile: 'TOW9-ES', cell: [0, 1] }, 2)])).toEqual([
      'Kim appelle son vizir\u00a0: Tour 9, 9 dinars tout juste, tuile construite.',
    ]);
  });

  it('tells several tiles built in a row together', () => {
    const [a, b] = [event('place', 0, { tile: 'TOW9-ES' }, 4), event('place', 0, { tile: 'GAR8-SW' }, 5)];
    expect(tell([a, b])).toEqual(['Vous construisez Tour 9 et Jardin 8.']);
    expect(tell([a, { ...b, seat: 1 }])).toHaveLength(2);
  });

  it('tells a refill in one line, whatever comes between', () => {
    const events = [
      event('display', null, { cards: ['dinar 5'] }, 3), event('scoring card', null, { scoring: 1 }, 3),
      event('market', null, { tile: 'TOW13-E', slot: 4 }, 3), event('market', null, { tile: 'PAV2-NEW', slot: 1 }, 5),
    ];
    expect(tell(events)).toEqual([
      'Au chantier\u00a0: Tour 13 (ducat). À prendre\u00a0: 5 dinars.',
      'Carte du 1er décompte\u00a0: il a lieu avant le prochain tour.',
      'Au chantier\u00a0: Pavillon 2 (florin).',
    ]);
  });

  it('says where points come from, Dirk included', () => {
    const lines = [
      { seat: 0, round: 2, rule: 'BASE-SCORE-07', what: 'wall', points: 5 },
      { seat: 0, round: 2, rule: 'BASE-SCORE-05', what: 'garden', points: 8, rank: 1, shared: 2, count: 3 },
      { seat: 2, round: 2, rule: 'BASE-SCORE-02', what: 'tower', points: 13, rank: 1, shared: 1, count: 1 },
      { seat: 1, round: 2, rule: 'CAMP-13', what: 'CAMP8-NE', points: 4 },
      { seat: 1, round: 2, rule: 'NEW-01', what: 'sauce', points: 1 },
    ];
    const line = sentence(event('scoring', null, { scoring: 2, lines, scores: [13, 5] }), { names: ['Nina', 'Kim'], me: 1 }) as Line;
    expect(plain(line)).toBe('2e décompte\u00a0: Nina +13, vous +5 et Dirk +13.');
    expect(line.kind).toBe('scoring');
    expect(line.gains.map(({ name, total }) => [name, total])).toEqual([['Nina', 13], ['Kim', 5], ['Dirk', 13]]);
    expect(line.gains.flatMap(({ sources }) => sources.map(({ text }) => text))).toEqual([
      'Mur', 'Jardin, place 1–2, 3 tuiles', 'Campement 8', 'Autre', 'Tour, place 1, 1 tuile',
    ]);
  });

  it('tells how it ended', () => {
    const end = (winners: number[]): GameEvent => event('end', null, { scores: [80, 80, 3], winners });
    expect(say(end([0]))).toBe('Partie terminée\u00a0: vous gagnez avec 80 points.');
    expect(say(end([1]))).toBe('Partie terminée\u00a0: Kim gagne avec 80 points.');
    expect(say(end([0, 1]))).toBe('Partie terminée\u00a0: Nina et Kim partagent la victoire avec 80 points.');
    expect(plain(sentence(end([3]), { names: NAMES.slice(0, 2), me: 0 }) as Line)).toBe('Partie terminée\u00a0: Dirk gagne.');
  });

  it('takes nothing in a name for a mark', () => {
    const line = sentence(event('take', 0, { cards: ['dinar 1'] }), { names: ['<b>x</b><r:BASE-BUY-01>y</r>'], me: null }) as Line;
    expect(plain(line)).toBe('<b>x</b><r:BASE-BUY-01>y</r> prend 1 dinar.');
    expect(marks(line)).toEqual([{ b: '1 dinar' }]);
  });

  it('says something about what it does not know', () => {
    expect(say(event('falcon flies', 1))).toBe('Kim\u00a0: «\u202ffalcon flies\u202f».');
    expect(say(event('storm', null))).toBe('«\u202fstorm\u202f».');
    expect(sentence(event('storm', null), { names: NAMES, me: 0 })?.kind).toBe('rule');
    expect(say(event('buy', 1))).toMatch(/^Kim achète/); // without its facts
  });

  it('numbers the first line of each turn', () => {
    const events = [event('turn', 1, { turn: 7 }, 8), event('take', 1, { cards: ['dinar 1'] }, 9), event('display', null, { cards: ['dinar 2'] }, 9)];
    expect(moments(events).map(({ turn, kind }) => [turn, kind])).toEqual([[7, 'move'], [null, 'rule']]);
  });
});

describe('what else pays', () => {
  beforeAll(() => speak('fr'));

  it('is named with the purchase', () => {
    const mixed = { tile: 'GAR11-', cards: ['florin 9', 'dinar 2'], over: 0, means: ['exchange florin dinar'] };
    expect(say(event('buy', 1, mixed))).toBe('Kim achète Jardin 11 pour 9 florins et 2 dinars avec la carte de change florin/dinar : appoint exact, une action de plus.');
    expect(say(event('buy', 0, { tile: 'GAR11-', cards: [], over: 0, means: ['karim'] }))).toBe('Vous achetez Jardin 11 pour rien, grâce à Abdul Karim : appoint exact, vous rejouez.');
    expect(say(event('buy', 1, { tile: 'GAR11-', cards: ['diamond 9', 'diamond 3'], over: 1 }))).toBe('Kim achète Jardin 11 pour 12 diamants, 1 de trop.');
  });

  it('tells of huts from the pile to the palace in one line', () => {
    const taken = event('hut', 1, { tile: 'HGAR1-N', next: 'HGAR3-W' });
    expect(say(taken)).toBe('Kim prend un abri de chantier : Abri Jardin, le suivant est retourné.');
    expect(tell([taken, event('place', 1, { tile: 'HGAR1-N', cell: [1, 0] }, 2)])).toEqual([
      'Kim prend et construit un abri de chantier : Abri Jardin, le suivant est retourné.',
    ]);
    expect(say(event('exchange take', 0, { card: 'exchange florin dinar' }))).toBe('Vous prenez la carte de change florin/dinar.');
  });
});
