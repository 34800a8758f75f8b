import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { LANGUAGES, settings } from '../../lib/settings.svelte';
import { plain, type Line } from '../../lib/story';
import type { GameEvent } from '../../lib/wire';
import '.';
import { rivalName, TITLE_WORDS } from './rivals';
import { smallDie } from './small-die';
import { diceStory, momentsOf, type Listener } from './story';

const NAMES = ['Nina', 'Kim <b>', 'Yusuf'];

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  settings.language = language;
  await loadAreas('dice-story', TITLE_WORDS);
}

const event = (name: string, seat: number | null, facts: object = {}, ply = 1): GameEvent => ({ ply, event: name, seat, ...facts });
const listener = (facts: Partial<Listener> = {}): Listener => (
  { name: (seat) => NAMES[seat] ?? rivalName(seat - NAMES.length), me: 0, seats: 3, duel: false, ...facts }
);

function lines(events: GameEvent[], facts: Partial<Listener> = {}): Line[] {
  const story = diceStory(listener(facts));
  return story.moments(events).map((moment) => story.told(moment));
}
const tell = (events: GameEvent[], facts: Partial<Listener> = {}): string[] => lines(events, facts).map((line) => plain(line).replaceAll('\u00a0', ' '));

const build = event('build', 1, { cell: '2,5', family: 'garden', count: 3 });
const handOn = event('hand on', 1, { yellow: 4, blue: 6, to: 2 });
const roll = event('dice', 1, { yellow: [1], blue: [2] });
const four = event('dice', 1, { yellow: [1, 3], blue: [2, 6] });

describe('the log in English', () => {
  beforeAll(() => speak('en'));

  it('tells a building with the dice that are rolled and handed on', () => {
    expect(tell([build, handOn, roll])).toEqual([
      'Kim <b> builds Garden with yellow 2 blue 5 (3 in all), then rolls yellow 1 blue 2 and passes yellow 4 blue 6 on to Yusuf.',
    ]);
    expect(tell([build, { ...handOn, to: 0 }, roll])[0]).toContain('on to you.');
    expect(tell([build, handOn, roll], { me: 1 })[0]).toMatch(/^You build Garden .*then roll .* and pass /);
    expect(tell([build, roll], { seats: 1 })).toEqual(['Kim <b> builds Garden with yellow 2 blue 5 (3 in all), then rolls yellow 1 blue 2.']); // RW-SOLO-02
  });

  it('draws dice as small pictures, and has words for those who listen', () => {
    const [line] = lines([build]);
    expect(line?.parts).toContainEqual({ picture: 'y2', text: 'yellow 2' });
    expect(smallDie('y2')).toContain('<svg');
    expect((smallDie('b6').match(/<circle/g) ?? []).length).toBe(6);
    expect([smallDie('y7'), smallDie('x1'), smallDie('')]).toEqual(['', '', '']);
  });

  it('tells a second building apart, and says nothing of who passes', () => {
    const pass = event('pass', 1, { declined: 'second' }, 2);
    const later = (one: GameEvent): GameEvent => ({ ...one, ply: 2 });
    expect(tell([build, pass, later(handOn), later(roll)])).toHaveLength(1);
    const second = event('second', 1, { cell: '4,6', family: 'tower', count: 1 }, 2);
    const retain = event('hand on', 1, { yellow: 3, blue: 2, to: 2 }, 3);
    expect(tell([build, second, later(four), retain])).toEqual([
      'Kim <b> builds Garden with yellow 2 blue 5 (3 in all).',
      'Kim <b> builds a second time: Tower with yellow 4 blue 6 (1 in all), then rolls yellow 1 yellow 3 blue 2 blue 6.',
      'Kim <b> keeps two dice and passes yellow 3 blue 2 on to Yusuf.',
    ]);
  });

  it('counts coins, and those that the store cannot hold', () => {
    expect(tell([event('coins', 0, { earned: 3, gained: 3 })])).toEqual(['You gain 3 coins.']);
    expect(tell([event('coins', 0, { earned: 4, gained: 1 })])).toEqual(['You gain 1 coin of 4, the store is full.']);
    expect(tell([event('coins', 1, { earned: 0, gained: 0 }), four, { ...handOn }])).toEqual([
      'Kim <b> gains no coin, then rolls yellow 1 yellow 3 blue 2 blue 6 and passes yellow 4 blue 6 on to Yusuf.',
    ]); // all pairs alike: there was nothing to choose
  });

  it('tells changes of dice and their price', () => {
    const change = event('change', 0, { dice: ['y4:2', 'b3:2'], coins: 3 });
    expect(tell([change, event('build', 0, { cell: '2,2', family: 'chambers', count: 1 }, 2)])).toEqual([
      'You change yellow 4 to yellow 2 and blue 3 to blue 2 for 3 coins.',
      'You build Chambers with yellow 2 blue 2 (1 in all).',
    ]);
  });

  it('tells the set-up in one line for each', () => {
    const events = [
      event('first player', 0, {}, 0), event('start', 0, { cell: '1,1', family: 'pavilion' }, 0), event('start', 1, { cell: '1,2', family: 'seraglio' }, 0),
      event('start', 0, { cell: '1,5', family: 'garden' }, 0), event('start', 1, { cell: '1,6', family: 'tower' }, 0),
      event('rival', 3, { yellow: 1, blue: 1, family: 'pavilion', marked: true }, 0), event('rival', 3, { yellow: 1, blue: 5, family: 'garden', marked: true }, 0),
      event('dice', 0, { yellow: [3], blue: [4] }, 0), event('dice', 1, { yellow: [5], blue: [5] }, 0), event('dice', 0, { yellow: [6], blue: [1] }, 0),
      event('round', null, { round: 1, rounds: 18 }, 0), event('turn', 0, { turn: 1 }, 0),
    ];
    expect(tell(events)).toEqual([
      'You begin every round.',
      'You start with Pavilion and Garden; your dice show yellow 3 blue 4 and yellow 6 blue 1.',
      'Kim <b> starts with Seraglio and Tower; the dice show yellow 5 blue 5.',
      'Dirk starts with Pavilion and Garden.',
      'Round 1 of 18.',
    ]);
    expect(momentsOf(events).map(({ kind, turn }) => `${kind} ${turn}`)).toEqual(['rule null', 'rule null', 'rule null', 'rule null', 'turn 1']);
  });

  it('follows fictitious players, who roll again when a family is full', () => {
    const full = event('rival', 4, { yellow: 1, blue: 1, family: 'pavilion', marked: false });
    const marked = event('rival', 4, { yellow: 2, blue: 4, family: 'tower', marked: true });
    expect(tell([event('rival', 3, { yellow: 3, blue: 3, family: 'pavilion', marked: true }), full, full, marked])).toEqual([
      'Dirk rolls yellow 3 blue 3: Pavilion.',
      'Dirki rolls yellow 1 blue 1 (Pavilion is full) and yellow 1 blue 1 (Pavilion is full); then yellow 2 blue 4: Tower.',
    ]);
    expect(momentsOf([marked])[0]).toMatchObject({ kind: 'move', seat: 4 });
  });

  it('tells completions with places and points, also where they are lost', () => {
    const shared = { rule: 'RW-BONUS-01', what: 'pavilion', points: 12, rank: 1, shared: 2, count: 5, completed: true };
    const completed = event('completed', null, {
      lines: [{ seat: 0, ...shared }], scores: [12, 0],
      finished: [{ family: 'pavilion', seat: 0 }, { family: 'pavilion', seat: 3 }],
    });
    const [line] = lines([completed]);
    expect(plain(line as Line)).toBe('Completed: Pavilion by you, place 1–2, +12 and Pavilion by Dirk, no points but the place is taken.');
    expect(line?.gains).toEqual([
      { seat: 0, name: 'you', total: 12, sources: [{ rule: 'RW-BONUS-01', text: 'Pavilion completed: place 1–2, 5 buildings', points: 12 }] },
    ]);
  });

  it('folds the final scoring open, every point with its rule', () => {
    const final = event('final scoring', null, { scoring: 1, scores: [36, 1, 0], lines: [
      { seat: 0, rule: 'RW-END-01', what: 'garden', points: 20, rank: 1, shared: 1, count: 4 },
      { seat: 0, rule: 'RW-END-02', what: 'row', points: 10, line: 2, count: 6 },
      { seat: 0, rule: 'RW-END-02', what: 'column', points: 5, line: 4, count: 5 },
      { seat: 0, rule: 'RW-END-03', what: 'coins', points: 1, count: 3 },
      { seat: 1, rule: 'RW-END-01', what: 'tower', points: 1, rank: 3, shared: 3, count: 1 },
      { seat: 3, rule: 'RW-SOLO-05', what: 'bonus', points: 21 },
    ] });
    const [line] = lines([final]);
    expect(plain(line as Line)).toBe('Final scoring: you +36, Kim <b> +1, Yusuf +0, and Dirk +21.');
    expect(line?.gains[0]?.sources.map(({ text }) => text)).toEqual(['Garden: place 1, 4 buildings', 'Row 2: 6 buildings', 'Column 4: 5 buildings', '3 coins left']);
    expect(line?.gains[1]?.sources[0]?.text).toBe('Tower: place 3, 1 building');
    expect(line?.gains.every(({ total, sources }) => total === sources.reduce((sum, { points }) => sum + points, 0))).toBe(true);
  });

  it('says who has won: people, several, nobody but oneself, or a fictitious player', () => {
    const end = (winners: number[], scores: number[]): GameEvent => event('end', null, { winners, scores });
    expect(tell([end([0], [50, 40, 30])])).toEqual(['You win with 50 points.']);
    expect(tell([end([2], [5, 4, 6])])).toEqual(['Yusuf wins with 6 points.']);
    expect(tell([end([0, 2], [6, 4, 6])])).toEqual(['You and Yusuf share the victory with 6 points.']);
    const solo: Partial<Listener> = { seats: 1, name: (seat) => (seat ? rivalName(seat - 1) : 'Nina') };
    expect(tell([end([0], [61])], solo)).toEqual(['You finish with 61 points.']);
    expect(tell([end([1], [50])], { ...solo, duel: true })).toEqual(['Dirk wins.']);
    expect(tell([end([0, 2], [50])], { ...solo, duel: true })).toEqual(['You and Dirki share the victory with 50 points.']);
  });

  it('says something about what it does not know', () => {
    expect(tell([event('earthquake', null)])).toEqual(['Something happened: earthquake.']);
    expect(tell([event('turn', 1, { turn: 4 })])).toEqual(['It is Kim <b>’s turn.']);
  });
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  beforeAll(() => speak(language));

  it('names four fictitious players (RW-R6)', () => {
    expect([0, 1, 2, 3].map(rivalName)).toEqual(['Dirk', 'Dirki', 'Dirkelson', 'Dirkina']);
  });

  it('has words for everything', () => {
    const events = [
      event('first player', 1), build, event('second', 1, { cell: '1,1', family: 'tower', count: 1 }), four, event('coins', 0, { earned: 2, gained: 1 }),
      event('change', 0, { dice: ['b3:2'], coins: 1 }), event('round', null, { round: 18, rounds: 18 }), event('pass', 2, { declined: 'second' }),
      event('rival', 3, { yellow: 1, blue: 1, family: 'garden', marked: true }), event('end', null, { winners: [1], scores: [1, 2, 0] }),
    ];
    for (const me of [0, 1, null]) {
      for (const sentence of tell(events, { me })) expect(sentence).not.toMatch(/dice-story|undefined|\{|<r/);
    }
  });
});
