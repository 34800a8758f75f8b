/**
 * The final scoring, taken apart into the steps in which it is shown: six families, lines, coins, the bonus of a duel, the
 * total. Nothing is counted here that the events do not say: every point is one of their lines.
 */

import { items } from '../../../lib/story-words';
import type { GameEvent } from '../../../lib/wire';
import { isFamily, scoreLine, type ScoreLine } from '../score-words';
import { FAMILIES, type Counts, type Family, type View } from '../wire';

/** Places of a family, and who shares them. */
export interface Place {
  from: number;
  to: number;
  seats: number[];
  /** For each of them. */
  points: number;
  /** What is divided: the points of the places that they take up. */
  pool: number[];
  /** They filled the last box: it was given out during the game. */
  completed: boolean;
}

export type Step = { /** What each contender gets now. */ gains: number[] } & (
  | { kind: 'family'; family: Family; table: number[]; counts: number[]; places: Place[] }
  | { kind: 'lines'; lines: ScoreLine[] }
  | { kind: 'coins'; lines: ScoreLine[] }
  | { kind: 'bonus'; lines: ScoreLine[] }
  | { kind: 'total' }
);
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

export interface Final {
  ply: number;
  /** Who has a row of the score sheet: the seats, then the fictitious players. */
  contenders: number;
  /** Who gets points: the seats, in a duel everybody. */
  scored: number;
  /** Points for completed families, before the final scoring. */
  before: number[];
  steps: Step[];
}

/** A line of the final table: one source, everybody's points, and the rule for each of them. */
export interface Row {
  source: 'family' | 'rows' | 'columns' | 'coins' | 'bonus' | 'total';
  family?: Family;
  values: number[];
  rules: string[];
}

const TOTAL_RULE = 'RW-END-04';
const TAKES = 3; // places that are worth something

const linesOf = (event: GameEvent): ScoreLine[] => items(event['lines']).map(scoreLine);
const sums = (lines: readonly ScoreLine[], contenders: number): number[] =>
  Array.from({ length: contenders }, (_, seat) => lines.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0));

/** Everybody's buildings: the seats, then the fictitious players. */
function rowsOfSheet(view: View): Counts[] {
  const seats = Object.keys(view.players).map(Number).sort((one, other) => one - other);
  return [...seats.flatMap((seat) => view.players[String(seat)]?.counts ?? []), ...view.rivals.map(({ counts }) => counts)];
}

/** The final scoring in steps; null if it was not held. `view` is the position after it. */
export function finalOf(events: readonly GameEvent[], view: View): Final | null {
  const event = events.find((one) => one.event === 'final scoring');
  if (!event) return null;
  const rows = rowsOfSheet(view);
  const scored = view.duel ? rows.length : Object.keys(view.players).length;
  const earlier = events.filter((one) => one.event === 'completed');
  const lines = linesOf(event);
  const of = (...what: string[]): ScoreLine[] => lines.filter((line) => what.includes(line.what));
  const steps: Step[] = [
    ...FAMILIES.map((family) => familyStep(family, of(family), earlier, rows, view)),
    { kind: 'lines', lines: of('row', 'column'), gains: sums(of('row', 'column'), rows.length) },
    { kind: 'coins', lines: of('coins'), gains: sums(of('coins'), rows.length) },
    ...(of('bonus').length ? [{ kind: 'bonus', lines: of('bonus'), gains: sums(of('bonus'), rows.length) } as const] : []),
    { kind: 'total', gains: sums(lines, rows.length) },
  ];
  return { ply: event.ply, contenders: rows.length, scored, before: sums(earlier.flatMap(linesOf), rows.length), steps };
}

function familyStep(family: Family, lines: ScoreLine[], earlier: readonly GameEvent[], rows: readonly Counts[], view: View): Step {
  const table = view.sheet.points[family];
  const counts = rows.map((row) => row[family]);
  const done = earlier.map((event) => completedPlace(event, family)).filter((one) => one !== null);
  let used = 0;
  const places: Place[] = [];
  for (const { seats, points } of done) {
    places.push({ ...spanOf(used, seats, table), seats, points, completed: true });
    used += seats.length;
  }
  const left = counts.map((count, seat) => (done.some(({ seats }) => seats.includes(seat)) ? 0 : count));
  for (const count of [...new Set(left)].sort((one, other) => other - one)) {
    const seats = left.flatMap((one, seat) => (one === count ? [seat] : []));
    if (!count || used >= table.length) break;
    const points = lines.find((line) => seats.includes(line.seat))?.points ?? 0;
    places.push({ ...spanOf(used, seats, table), seats, points, completed: false });
    used += seats.length;
  }
  return { kind: 'family', family, table, counts, places, gains: sums(lines, rows.length) };
}

const spanOf = (used: number, seats: readonly number[], table: readonly number[]): Pick<Place, 'from' | 'to' | 'pool'> => ({
  from: used + 1, to: Math.max(used + 1, Math.min(used + seats.length, TAKES)), pool: table.slice(used, used + seats.length),
});

/** Who completed a family in this round, and what each of them got. */
function completedPlace(event: GameEvent, family: Family): { seats: number[]; points: number } | null {
  const lines = linesOf(event).filter(({ what }) => what === family);
  const told = items(event['finished']).map((one) => one as { family?: unknown; seat?: unknown });
  const seats = told.length ? told.filter((one) => one.family === family).map((one) => Number(one.seat)) : lines.map(({ seat }) => seat);
  return seats.length ? { seats, points: lines[0]?.points ?? 0 } : null;
}

/** Everybody's points when the first `shown` steps have been shown. */
export function totalsAfter(final: Final, shown: number): number[] {
  const steps = final.steps.slice(0, shown).filter(({ kind }) => kind !== 'total');
  return final.before.slice(0, final.scored).map((before, seat) => before + steps.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0));
}

/** Where the points of the whole game came from, completed families included. */
export function gameRows(events: readonly GameEvent[], contenders: number): Row[] {
  const lines = events.filter(({ event }) => event === 'completed' || event === 'final scoring').flatMap(linesOf);
  const row = (source: Row['source'], found: readonly ScoreLine[], family?: Family): Row => ({
    source, values: sums(found, contenders),
    rules: Array.from({ length: contenders }, (_, seat) => found.find((line) => line.seat === seat)?.rule ?? ''),
    ...(family ? { family } : {}),
  });
  const of = (what: string): ScoreLine[] => lines.filter((line) => line.what === what);
  const bonus = of('bonus');
  const known = lines.filter(({ what }) => isFamily(what) || ['row', 'column', 'coins', 'bonus'].includes(what));
  return [
    ...FAMILIES.map((family) => row('family', of(family), family)),
    row('rows', of('row')), row('columns', of('column')), row('coins', of('coins')),
    ...(bonus.length ? [row('bonus', bonus)] : []),
    { source: 'total', values: sums(known, contenders), rules: Array.from({ length: contenders }, () => TOTAL_RULE) },
  ];
}

/** Rows and columns that bring points to somebody: their numbers from 1, and the points. */
export function litLines(lines: readonly ScoreLine[], seat: number): { rows: Map<number, number>; columns: Map<number, number> } {
  const of = (what: string): Map<number, number> =>
    new Map(lines.filter((line) => line.seat === seat && line.what === what).map((line) => [line.line ?? 0, line.points]));
  return { rows: of('row'), columns: of('column') };
}

const DURATIONS: Readonly<Record<Step['kind'], number>> = { family: 1700, lines: 3200, coins: 2000, bonus: 2000, total: 0 };
export const durationOf = ({ kind }: Step): number => DURATIONS[kind];
