import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { LANGUAGES, settings } from '../../lib/settings.svelte';
import { plain, type Line } from '../../lib/story';
import type { Part } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { moments, sentence, story, type Teller } from './story';

const NAMES = ['Nina', 'Kim', 'Yusuf', 'Ana', 'Ben', 'Zoé'];
const marks = (line: Line): Part[] => line.parts.filter((part) => typeof part !== 'string');

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  settings.language = language;
  await loadAreas('currency_exchange', 'characters', 'log');
}

const event = (name: string, seat: number | null, facts: object = {}, ply = 1): GameEvent => ({ ply, event: name, seat, ...facts });
const say = (one: GameEvent, me: number | null = 0): string => plain(sentence(one, { names: NAMES, me }) as Line);
const tell = (events: GameEvent[], me: number | null = 0): string[] => story(events, { names: NAMES, me }).map(plain);

describe('in French', () => {
  beforeAll(() => speak('fr'));

  it('speaks to the person, and of others', () => {
    const take = event('take', 0, { cards: ['dirham 3', 'dirham 2'] });
    expect(say(take, 0)).toBe('Vous prenez 3 dirhams et 2 dirhams.');
    expect(say(take, 1)).toBe('Nina prend 3 dirhams et 2 dirhams.');
    expect(say(take, null)).toBe('Nina prend 3 dirhams et 2 dirhams.');
  });

  it('marks results and rules', () => {
    const buy = sentence(event('buy', 0, { tile: 'ARC6-SW', cards: ['florin 4', 'florin 2'], over: 0 }), { names: NAMES, me: 0 }) as Line;
    expect(plain(buy)).toBe('Vous achetez Arcades 6 pour 6 florins\u00a0: appoint, vous rejouez.');
    expect(marks(buy)).toEqual([{ b: 'Arcades 6' }, { rule: 'BASE-BUY-03', text: 'appoint' }]);
  });

  it('tells a purchase and what became of the tile at once', () => {
    const buy = event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 8', 'ducat 2'], over: 1 });
    expect(tell([buy, event('place', 1, { tile: 'TOW9-ES', cell: [1, 0] }, 2)])).toEqual(['Kim achète et construit Tour 9 pour 10 ducats, 1 de trop.']);
    expect(tell([buy, event('keep', 1, { tile: 'TOW9-ES' }, 2)])[0]).toContain('tuile mise en réserve');
    expect(tell([buy, event('place', 1, { tile: 'PAV2-NEW', cell: [1, 0] }, 2)])).toHaveLength(2); // another tile
  });

  it('tells behind a purchase what came along with it', () => {
    const tellers: Teller[] = [{
      joins: (moment, next) => next.event === 'gift' && moment.events.at(-1)?.event === 'buy', asides: { gift: () => 'Une tasse.' },
    }];
    const events = [
      event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 8', 'ducat 2'], over: 1 }), event('gift', 1),
      event('place', 1, { tile: 'TOW9-ES', cell: [1, 0] }, 2),
    ];
    const told = (some: GameEvent[]): string[] => story(some, { names: NAMES, me: 0, tellers }).map(plain);
    expect(told(events)).toEqual(['Kim achète et construit Tour 9 pour 10 ducats, 1 de trop. Une tasse.']);
    expect(told(events.slice(0, 2))).toEqual(['Kim achète Tour 9 pour 10 ducats, 1 de trop. Une tasse.']);
  });

  it('tells whether another action was wanted', () => {
    const buy = event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 9'], over: 0 });
    expect(tell([buy, event('take', 1, { cards: ['ducat 9'] }, 2)])[0]).toContain('une action de plus');
    expect(tell([buy, event('pass', 1, {}, 2)])).toEqual(['Kim achète Tour 9 pour 9 ducats\u00a0: appoint, sans autre action.']);
    expect(tell([buy, event('pass', 1, { declined: 'extra' }, 2)])).toEqual(tell([buy, event('pass', 1, {}, 2)]));
    expect(tell([event('pass', 1)])).toEqual(['Kim passe.']);
  });

  it('tells what was declined', async () => {
    const buy = event('buy', 1, { tile: 'TOW11-', cards: ['ducat 9', 'ducat 2'], over: 0 });
    const tellers: Teller[] = [{ declined: { tea: ({ who }) => `${String(who['who'])} ne boit rien.` } }];
    const events = [buy, event('pass', 1, { declined: 'tea' }, 2), event('pass', 1, { declined: 'extra' }, 3)];
    const lines = story(events, { names: NAMES, me: 0, tellers }).map(plain);
    expect(lines[0]).toContain('une action de plus');
    expect(lines.slice(1)).toEqual(['Kim ne boit rien.', 'Kim renonce à l’action supplémentaire.']);
    for (const language of LANGUAGES) {
      await speak(language);
      const kinds = ['extra', 'of another game'];
      for (const me of [0, 1]) {
        const told = kinds.map((declined) => say(event('pass', 1, { declined }), me));
        expect(new Set(told).size).toBe(kinds.length);
        expect(told.at(-1)).toBe(say(event('pass', 1), me));
      }
    }
    await speak('fr');
  });

  it('tells of those who let a window between two turns pass in one line, which is no news', () => {
    const passes = [1, 2, 0, 1].map((seat, index) => event('pass', seat, { declined: 'interlude' }, index + 2));
    expect(tell([event('take', 1, { cards: ['ducat 9'] }), ...passes])).toEqual([
      'Kim prend 9 ducats.', `${NAMES[1]}, ${NAMES[2]} et ${NAMES[0]} n’interviennent pas entre deux tours.`,
    ]);
    expect(tell(passes.slice(0, 1))).toEqual(['Kim n’intervient pas entre deux tours.']);
    expect(tell(passes.slice(2, 3))).toEqual(['Vous n’intervenez pas entre deux tours.']);
    expect(moments(passes).map(({ kind }) => kind)).toEqual(['rule']);
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
      'Carte du 1ᵉʳ décompte\u00a0: il a lieu avant le prochain tour.',
      'Au chantier\u00a0: Pavillon 2 (florin).',
    ]);
  });

  it('says where points come from, also of those without a seat', () => {
    const lines = [
      { seat: 0, round: 2, rule: 'BASE-SCORE-07', what: 'wall', points: 5 },
      { seat: 0, round: 2, rule: 'BASE-SCORE-05', what: 'garden', points: 8, rank: 1, shared: 2, count: 3 },
      { seat: 2, round: 2, rule: 'BASE-SCORE-02', what: 'tower', points: 13, rank: 1, shared: 1, count: 1 },
      { seat: 1, round: 2, rule: 'NEW-01', what: 'GAR8-NW', points: 4 },
      { seat: 1, round: 2, rule: 'NEW-01', what: 'sauce', points: 1 },
    ];
    const line = sentence(event('scoring', null, { scoring: 2, lines, scores: [13, 5] }), { names: ['Nina', 'Kim'], me: 1, tellers: [{ rival: () => 'Sam' }] }) as Line;
    expect(plain(line)).toBe('2ᵉ décompte\u00a0: Nina +13, vous +5 et Sam +13.');
    expect(line.kind).toBe('scoring');
    expect(line.gains.map(({ name, total }) => [name, total])).toEqual([['Nina', 13], ['Kim', 5], ['Sam', 13]]);
    expect(line.gains.flatMap(({ sources }) => sources.map(({ text }) => text))).toEqual([
      'Mur', 'Jardin, rang 1–2, 3 tuiles', 'Jardin 8', 'Autre', 'Tour, rang 1, 1 tuile',
    ]);
  });

  it('tells how it ended', () => {
    const end = (winners: number[]): GameEvent => event('end', null, { scores: [80, 80, 3], winners });
    expect(say(end([0]))).toBe('Partie terminée\u00a0: vous gagnez avec 80 points.');
    expect(say(end([1]))).toBe('Partie terminée\u00a0: Kim gagne avec 80 points.');
    expect(say(end([0, 1]))).toBe('Partie terminée\u00a0: Nina et Kim partagent la victoire avec 80 points.');
    expect(plain(sentence(end([3]), { names: NAMES.slice(0, 2), me: 0, tellers: [{ rival: () => 'Sam' }] }) as Line)).toBe('Partie terminée\u00a0: Sam gagne.');
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

  it('counts rounds of the table: every seat once', () => {
    expect(say(event('turn', 1, { turn: 8 }))).toBe('Manche 2\u00a0: Kim.');
  });
});

it('names with a purchase what else pays, and to whom the tile goes', async () => {
  await speak('fr');
  const buy = event('buy', 1, { tile: 'GAR11-', cards: ['florin 9', 'dinar 2'], over: 0, means: ['token'] });
  expect(say(buy)).toBe('Kim achète Jardin 11 pour 9 florins et 2 dinars avec la token\u00a0: appoint, une action de plus.');
  expect(say(event('buy', 0, { tile: 'GAR11-', cards: [], over: 0, means: ['token'] }))).toBe('Vous achetez Jardin 11 pour rien, grâce à token\u00a0: appoint, vous rejouez.');
  const tellers: Teller[] = [{ outcomes: { presented: 'given' }, rival: () => 'Sam' }];
  expect(story([buy, event('presented', 1, { tile: 'GAR11-' }, 2)], { names: NAMES, me: 0, tellers }).map(plain)[0]).toContain(', tuile donnée à Sam.');
});
