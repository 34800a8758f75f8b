import { expect, it } from 'vitest';
import type { GameEvent } from '../../../lib/wire';
import { sampleView, samplePlayer } from '../table/testing';
import { FAMILIES, type Counts } from '../wire';
import { finalOf, gameRows, litLines, totalsAfter, type StepOf } from './final';

const counts = (some: Partial<Counts>): Counts => ({ ...(Object.fromEntries(FAMILIES.map((family) => [family, 0])) as Counts), ...some });
const event = (name: string, facts: object): GameEvent => ({ ply: 9, event: name, ...facts });
const garden = (seat: number, points: number, rank: number, shared: number, count: number): object =>
  ({ seat, rule: 'RW-END-01', what: 'garden', points, rank, shared, count });

/** Two players and Dirk, as in RW-TV-15 and -16: he keeps his rank, and his points are lost. */
const view = sampleView({
  players: { 0: samplePlayer({ counts: counts({ garden: 4, pavilion: 5 }) }), 1: samplePlayer({ counts: counts({ garden: 2, pavilion: 1 }) }) },
  rivals: [{ counts: counts({ garden: 4, pavilion: 5 }), score: 0 }],
});
const EVENTS = [
  event('completed', {
    lines: [{ seat: 0, rule: 'RW-BONUS-01', what: 'pavilion', points: 12, rank: 1, shared: 2, count: 5, completed: true }],
    finished: [{ family: 'pavilion', seat: 0 }, { family: 'pavilion', seat: 2 }],
  }),
  event('final scoring', { scoring: 1, lines: [
    { seat: 1, rule: 'RW-END-01', what: 'pavilion', points: 1, rank: 3, shared: 1, count: 1 },
    garden(0, 16, 1, 2, 4), garden(1, 5, 3, 1, 2),
    { seat: 0, rule: 'RW-END-02', what: 'row', points: 5, line: 2, count: 5 },
    { seat: 1, rule: 'RW-END-03', what: 'coins', points: 2, count: 4 },
  ] }),
];

it('shows who has which place, also where points are lost or were given before', () => {
  const final = finalOf(EVENTS, view);
  const families = (final?.steps ?? []).filter((step): step is StepOf<'family'> => step.kind === 'family');
  const places = (family: string): unknown[] => families.find((step) => step.family === family)?.places
    .map(({ from, to, seats, points, completed }) => [from, to, seats, points, completed]) ?? [];
  expect(places('garden')).toEqual([[1, 2, [0, 2], 16, false], [3, 3, [1], 5, false]]);
  expect(places('pavilion')).toEqual([[1, 2, [0, 2], 12, true], [3, 3, [1], 1, false]]);
  expect(places('tower')).toEqual([]);
  expect([final?.contenders, final?.scored, final?.before]).toEqual([3, 2, [12, 0, 0]]);
});

it('adds up to what the lines say, step by step', () => {
  const final = finalOf(EVENTS, view);
  if (!final) throw new Error('it was held');
  expect(totalsAfter(final, 0)).toEqual([12, 0]);
  expect(totalsAfter(final, final.steps.length)).toEqual([33, 8]);
  expect(gameRows(EVENTS, 2).at(-1)?.values).toEqual([33, 8]);
  expect(gameRows(EVENTS, 2).find(({ family }) => family === 'pavilion')?.rules).toEqual(['RW-BONUS-01', 'RW-END-01']);
});

it('lights the lines of a sheet', () => {
  const lines = [{ seat: 0, rule: '', what: 'row', points: 5, line: 2 }, { seat: 1, rule: '', what: 'column', points: 2, line: 4 }];
  expect([...litLines(lines, 0).rows]).toEqual([[2, 5]]);
  expect(litLines(lines, 0).columns.size).toBe(0);
});

it('is not there before it was held', () => expect(finalOf(EVENTS.slice(0, 1), view)).toBeNull());
