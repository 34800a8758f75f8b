import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import { loadModules } from '../../../modules';
import { BUILDINGS } from '../wire';
import recorded from './fixtures/scorings.json';
import { gameRows, leftoversIn, revealOf, rowsOf, sharesAfter, stands } from './reveal';
import type { Reveal, StepOf } from './reveal';
import { alsoTexts, gainText, rowName, sentenceOf, splitText, whatName } from './tell';

// Events of games between bots: two players with Dirk, four with camps and the vizier, six, and the edition of 2003.
const games = recorded as unknown as Record<'dirk' | 'camps' | 'six' | 'classic', GameEvent[]>;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
const name = (seat: number): string => NAMES[seat] ?? '';

function reveal(game: keyof typeof games, number: number, seats: number): Reveal {
  const found = revealOf(games[game], number, seats);
  if (!found) throw new Error('not held');
  return found;
}

function family(found: Reveal, building: string): StepOf<'family'> {
  const step = found.steps.find((one) => one.kind === 'family' && one.building === building);
  if (step?.kind !== 'family') throw new Error('no such step');
  return step;
}

/** Every point of an event is in one step, and nothing else is. */
function expectEveryPoint(game: keyof typeof games, number: number, seats: number): void {
  const found = reveal(game, number, seats);
  const ends = sharesAfter(found, found.steps.length).map((share) => share.total);
  expect(ends.slice(0, seats)).toEqual(found.scoring.scores);
  expect(rowsOf(found).at(-1)?.values).toEqual(ends);
}

describe('the steps of a scoring', () => {
  it('are the wall, six families, the modules and the total', () => {
    const found = reveal('camps', 3, 4);
    expect(found.steps.map((step) => step.kind)).toEqual(['wall', ...BUILDINGS.map(() => 'family'), 'module', 'total']);
    expect(found.steps.flatMap((step) => (step.kind === 'family' ? [step.building] : []))).toEqual([...BUILDINGS]);
    expect(found.steps.find((step) => step.kind === 'module')).toMatchObject({ family: 'CAMP' });
  });

  it('begin with the buildings where the edition says so', () => {
    const kinds = reveal('classic', 1, 3).steps.map((step) => step.kind);
    expect(kinds).toEqual([...BUILDINGS.map(() => 'family'), 'wall', 'total']);
  });

  it('give every point once', () => {
    for (const number of [1, 2, 3]) expectEveryPoint('dirk', number, 2);
    for (const number of [2, 3]) expectEveryPoint('camps', number, 4);
    expectEveryPoint('six', 2, 6);
    expectEveryPoint('classic', 1, 3);
  });

  it('trace as many segments as there are points for the wall', () => {
    const [step] = reveal('six', 2, 6).steps;
    if (step?.kind !== 'wall') throw new Error('no wall');
    expect(step.traces.map((trace) => trace.length)).toEqual(step.gains);
    expect(step.gains.some((points) => points > 0)).toBe(true);
  });

  it('trace a wall only where it still stands', () => {
    const tile = { tile: 'PAV6-N', cell: [0, -1] as [number, number], walls: 'N' };
    expect(stands([[0, -1, 'N']], [tile])).toBe(true);
    expect(stands([[0, -1, 'E']], [tile])).toBe(false);
    expect(stands([[1, -1, 'N']], [tile])).toBe(false);
  });

  it('know what Dirk had from the scorings before', () => {
    const second = reveal('dirk', 2, 2);
    expect(second.contenders).toBe(3);
    const first = sharesAfter(reveal('dirk', 1, 2), 99);
    expect(second.before).toEqual(first.map((share) => share.total));
    expect(second.before[2]).toBeGreaterThan(0);
  });

  it('show a module that nobody here knows', () => {
    const event: GameEvent = {
      ply: 9, event: 'scoring', scoring: 1, scores: [7, 0], majorities: {},
      lines: [{ seat: 0, round: 1, rule: 'FALC-04', what: 'falcons', points: 7 }],
    };
    const found = revealOf([event], 1, 2);
    expect(found?.steps.find((step) => step.kind === 'module')).toMatchObject({ family: 'FALC', gains: [7, 0] });
    expect(found?.before).toEqual([0, 0]);
  });

  it('are none before the scoring was held', () => {
    expect(revealOf(games.six, 3, 6)).toBeNull();
  });
});

describe('places', () => {
  it('share what the ranks bring', () => {
    const arcades = family(reveal('dirk', 2, 2), 'arcades');
    expect(arcades.places).toEqual([
      { from: 1, to: 2, seats: [1, 2], points: 6, pool: [10, 3], rule: 'BASE-SCORE-05' },
    ]);
    const garden = family(reveal('dirk', 2, 2), 'garden');
    expect(garden.places.map((place) => [place.from, place.to, place.seats, place.points])).toEqual([
      [1, 1, [1], 12],
      [2, 2, [0, 2], 2],
    ]);
  });

  it('show who shares a rank and gets nothing', () => {
    const event: GameEvent = {
      ply: 9, event: 'scoring', scoring: 1, lines: [], scores: [0, 0],
      majorities: { pavilion: { points: [1], counts: [2, 2] } },
    };
    const found = revealOf([event], 1, 2);
    const places = found && family(found, 'pavilion').places;
    expect(places).toMatchObject([{ from: 1, to: 1, seats: [0, 1], points: 0, pool: [1] }]);
  });

  it('leave out who has none, and ranks without points', () => {
    for (const step of reveal('six', 2, 6).steps) {
      if (step.kind !== 'family') continue;
      for (const place of step.places) {
        expect(place.from).toBeLessThanOrEqual(2);
        for (const seat of place.seats) expect(step.counts[seat]).toBeGreaterThan(0);
      }
    }
  });
});

describe('the whole game', () => {
  it('sums up by source', () => {
    const end = games.dirk.find((event) => event.event === 'end');
    const rows = gameRows(games.dirk, 2, end?.['scores'] as number[]);
    const total = rows.at(-1)?.values ?? [];
    const sums = total.map((_, seat) => rows.slice(0, -1).reduce((sum, row) => sum + (row.values[seat] ?? 0), 0));
    expect(sums).toEqual(total);
    expect(total.slice(0, 2)).toEqual(end?.['scores']);
  });

  it('counts points that were given between scorings', async () => {
    settings.language = 'fr';
    await loadModules(['characters']);
    const fatima: GameEvent = {
      ply: 30, event: 'fatima', seat: 1, kept: true, card: null, points: 8,
      lines: [{ seat: 1, round: 0, rule: 'CHAR-24', what: 'fatima', points: 8 }],
    };
    const end = games.dirk.find((event) => event.event === 'end')?.['scores'] as number[];
    const scores = end.map((points, seat) => points + (seat === 1 ? 8 : 0));
    const rows = gameRows([fatima, ...games.dirk], 2, scores);
    const sums = scores.map((_, seat) => rows.slice(0, -1).reduce((sum, row) => sum + (row.values[seat] ?? 0), 0));
    expect(sums).toEqual(scores);
    const row = rows.find((one) => one.family === 'CHAR');
    expect(row).toEqual({ source: 'module', family: 'CHAR', values: [0, 8, 0], rules: ['', 'CHAR-24', ''] });
    expect(row && rowName(row)).toBe('Personnalités');
  });

  it('tells who got the last tiles', () => {
    expect(leftoversIn(games.camps).map((one) => one.seat)).toEqual([null, null, null]);
    expect(leftoversIn(games.dirk)[0]).toEqual({ tile: 'GAR10-W', currency: 'florin', seat: 1, totals: [6, 7] });
  });
});

describe('sentences', () => {
  beforeAll(async () => {
    settings.language = 'en';
    await loadAreas('scoring');
    await loadModules(['bonus_cards', 'worker_huts', 'characters', 'camps']);
  });

  it('tell one step each', () => {
    const found = reveal('dirk', 2, 2);
    const told = found.steps.map((step) => sentenceOf(step, found, name));
    expect(told[0]).toBe('Points for the longest wall: Anna 9 and Ben 8.');
    expect(told[3]).toBe('Arcades: places 1 to 2 tied, Ben and Cleo, 6 points each. Tie: (10 + 3) ÷ 2, rounded down.');
    expect(told[5]).toBe(
      'Garden: place 1, Ben, 12 points; place 2 tied, Anna and Cleo, 2 points each. Tie: 5 ÷ 2, rounded down.',
    );
    expect(told.at(-1)).toMatch(/^Total: Anna 40, Ben 57,? and Cleo \d+\.$/);
    expect(told).toHaveLength(found.steps.length);
  });

  it('say that a division leaves nothing over', () => {
    const place = { from: 2, to: 3, seats: [0, 1, 2], points: 5, pool: [12, 3], rule: 'BASE-SCORE-05' };
    expect(splitText(place)).toBe('Tie: (12 + 3) ÷ 3.');
    expect(splitText({ ...place, seats: [0] })).toBe('');
  });

  it('tell what counts besides tiles, and Yusuf', async () => {
    await loadAreas('log');
    const line = { seat: 0, round: 2, rule: 'BASE-SCORE-02', what: 'tower', points: 13, rank: 1, shared: 1, count: 5.5, tiles: ['TOW9-ES', 'TOW11-'] };
    const event = {
      ply: 9, event: 'scoring', scoring: 2, scores: [15, 0],
      lines: [{ ...line, also: { bonus_cards: 1, worker_huts: 2, characters: 0.5 } }, { seat: 0, round: 2, rule: 'CHAR-29', what: 'yusuf', points: 2, wall: 8 }],
      majorities: { tower: { points: [13, 6], counts: [5.5, 0] } },
    };
    const found = revealOf([event], 2, 2) as Reveal;
    const tower = family(found, 'tower');
    expect(tower.also).toEqual([{ bonus_cards: 1, worker_huts: 2, characters: 0.5 }, {}]);
    expect(alsoTexts(tower.also[0] ?? {}).map(({ text, rule }) => [text, rule])).toEqual([
      ['+1 bonus', 'BONUS-05'], ['+2 huts', 'HUT-11'], ['+½ Hakim', 'CHAR-25'],
    ]);
    expect(sentenceOf(tower, found, name)).toBe('Tower: place 1, Anna, 13 points. Of these, Anna: +1 bonus, +2 huts, and +½ Hakim.');
    const yusuf = found.steps.find((step) => step.kind === 'module');
    expect(yusuf && sentenceOf(yusuf, found, name)).toBe('Characters: Anna 2.');
    expect(whatName('yusuf')).toBe('Yusuf E’Passuff');
  });

  it('tell camps', () => {
    const found = reveal('camps', 3, 4);
    const step = found.steps.find((one) => one.kind === 'module');
    expect(step && sentenceOf(step, found, name)).toMatch(/^Camps: /);
  });
});

it('explains why somebody gets nothing', async () => {
  settings.language = 'fr';
  await loadAreas('scoring');
  const place = { from: 2, to: 3, seats: [0, 1], points: 0, pool: [1], rule: 'BASE-SCORE-05' };
  expect(gainText(place)).toBe('1 à partager\u00a0: 0 chacun');
  expect(gainText({ ...place, pool: [] })).toBe('rien à ce rang');
  expect(gainText({ ...place, points: 3, pool: [6] })).toBe('+3 chacun');
});
