/**
 * A scoring, taken apart into the steps in which it is shown: the wall, the six families, the modules, the total.
 * Nothing is counted here that the event does not say: every point is one of its lines.
 */

import type { GameEvent } from '../../../lib/wire';
import { sequelOf } from '../../../modules';
import { BUILDINGS, type Building, type Cell, type PlacedTile, type Segment } from '../wire';

/** Points of one contender for one thing. */
export interface ScoreLine {
  seat: number;
  rule: string;
  what: string;
  points: number;
  rank?: number;
  shared?: number;
  count?: number;
  /** What counts besides the tiles, by module. */
  also?: Record<string, number>;
  wall?: number;
  tiles?: string[];
  segments?: Segment[];
  /** What was due, where not all of it could be paid. */
  due?: number;
  cell?: Cell;
  cells?: Cell[];
  /** What their number is multiplied with. */
  times?: number;
}

/** What goes on with a scoring when it is over: an event that bears its number and gives or takes points. */
export interface Sequel {
  event: GameEvent;
  lines: ScoreLine[];
}

export interface Scoring {
  number: number;
  ply: number;
  lines: ScoreLine[];
  /** Of the seats, afterwards. */
  scores: number[];
  majorities: Partial<Record<Building, { points: number[]; counts: number[] }>>;
  sequels: Sequel[];
}

/** A rank in a family, and who shares it. Contenders are seats, then who scores without one. */
export interface Place {
  from: number;
  to: number;
  seats: number[];
  /** For each of them. */
  points: number;
  /** What is divided: the points of the ranks that they take up. */
  pool: number[];
  rule: string;
}

export type Step = { /** What each contender gets. */ gains: number[] } & (
  | { kind: 'wall'; traces: Segment[][]; rules: string[] }
  | { kind: 'family'; building: Building; table: number[]; counts: number[]; places: Place[]; tiles: string[][]; also: Record<string, number>[] }
  | { kind: 'module'; family: string; lines: ScoreLine[]; sequel?: GameEvent }
  | { kind: 'total' }
);
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

export interface Reveal {
  scoring: Scoring;
  /** How many are scored: the seats, then who has none. */
  contenders: number;
  /** The points that everybody had. */
  before: number[];
  steps: Step[];
}

/** Where somebody's points come from. */
export interface Share {
  before: number;
  wall: number;
  families: number;
  modules: number;
  /** What was lost when it was over: 0 or less. */
  lost: number;
  total: number;
}

/** A line of the final table: one source, everybody's points, and the rule for each of them. */
export interface Row {
  source: 'before' | 'wall' | 'family' | 'module' | 'total';
  building?: Building;
  family?: string; // of rules: which module it is
  values: number[];
  rules: string[];
}

const isBuilding = (what: string): what is Building => (BUILDINGS as readonly string[]).includes(what);
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The modules go by the beginning of their rules: that of NEW-13 is NEW. */
const familyOf = (rule: string): string => rule.split('-')[0] ?? '';

/** What an event tells; null if it is none that could be shown. */
export function readScoring(event: GameEvent): Scoring | null {
  if (event.event !== 'scoring' || !Array.isArray(event['lines'])) return null;
  return {
    number: Number(event['scoring']),
    ply: event.ply,
    lines: event['lines'] as ScoreLine[],
    scores: (event['scores'] as number[] | undefined) ?? [],
    majorities: (event['majorities'] as Scoring['majorities'] | undefined) ?? {},
    sequels: [],
  };
}

/** All scorings that were held, in order. */
export function scoringsIn(events: readonly GameEvent[]): Scoring[] {
  const held = events.map(readScoring).filter((one): one is Scoring => one !== null);
  for (const event of events) {
    if (event.event === 'scoring' || !Array.isArray(event['lines'])) continue;
    held.find(({ number }) => number === event['scoring'])?.sequels.push({ event, lines: event['lines'] as ScoreLine[] });
  }
  return held;
}

/** The lines of all events that give points: scorings, and what is scored between them. */
function allLines(events: readonly GameEvent[]): ScoreLine[] {
  return events.flatMap((event) => (Array.isArray(event['lines']) ? (event['lines'] as ScoreLine[]) : []));
}

/** One scoring in steps; null if it was not held. `seats` are those at the table. */
export function revealOf(events: readonly GameEvent[], number: number, seats: number): Reveal | null {
  const held = scoringsIn(events);
  const scoring = held.find((one) => one.number === number);
  if (!scoring) return null;
  const contenders = contendersOf(scoring, seats);
  const gained = sumOf(scoring.lines, contenders);
  const earlier = sumOf(held.filter((one) => one.number < number).flatMap(everyLine), contenders);
  // Who is not a seat has no score in the event, and gets points in scorings only.
  const before = zeros(contenders).map((_, seat) => {
    const after = scoring.scores[seat];
    return after === undefined ? (earlier[seat] ?? 0) : after - (gained[seat] ?? 0);
  });
  return { scoring, contenders, before, steps: stepsOf(scoring, contenders) };
}

/** All that it gave, and all that what followed gave or took. */
const everyLine = ({ lines, sequels }: Scoring): ScoreLine[] => [...lines, ...sequels.flatMap((sequel) => sequel.lines)];

function contendersOf(scoring: Scoring, seats: number): number {
  const counted = Object.values(scoring.majorities).map((one) => one.counts.length);
  return Math.max(seats, scoring.scores.length, ...counted, ...scoring.lines.map((line) => line.seat + 1));
}

function sumOf(lines: readonly ScoreLine[], contenders: number): number[] {
  const sums = zeros(contenders);
  for (const line of lines) if (line.seat < contenders) sums[line.seat] = (sums[line.seat] ?? 0) + line.points;
  return sums;
}

function stepsOf(scoring: Scoring, contenders: number): Step[] {
  const walls = scoring.lines.filter((line) => line.what === 'wall');
  const wall = wallStep(walls, contenders);
  const families = BUILDINGS.map((building) => familyStep(scoring, building, contenders));
  // Some editions tell the buildings first.
  const first = scoring.lines[0];
  const base = first && isBuilding(first.what) ? [...families, wall] : [wall, ...families];
  const total: Step = { kind: 'total', gains: sumOf(everyLine(scoring), contenders) };
  return [...base, ...moduleSteps(scoring.lines, contenders), ...sequelSteps(scoring.sequels, contenders), total];
}

function wallStep(lines: readonly ScoreLine[], contenders: number): Step {
  const of = (seat: number): ScoreLine | undefined => lines.find((line) => line.seat === seat);
  return {
    kind: 'wall',
    gains: sumOf(lines, contenders),
    traces: zeros(contenders).map((_, seat) => of(seat)?.segments ?? []),
    rules: zeros(contenders).map((_, seat) => of(seat)?.rule ?? ''),
  };
}

function familyStep(scoring: Scoring, building: Building, contenders: number): Step {
  const lines = scoring.lines.filter((line) => line.what === building);
  const told = scoring.majorities[building];
  const lineOf = (seat: number): ScoreLine | undefined => lines.find((line) => line.seat === seat);
  const counts = zeros(contenders).map((_, seat) => told?.counts[seat] ?? lineOf(seat)?.count ?? 0);
  const table = told?.points ?? [];
  return {
    kind: 'family',
    gains: sumOf(lines, contenders),
    building,
    table,
    counts,
    places: placesOf(lines, counts, table),
    tiles: zeros(contenders).map((_, seat) => lineOf(seat)?.tiles ?? []),
    also: zeros(contenders).map((_, seat) => lineOf(seat)?.also ?? {}),
  };
}

/** Who shares which rank. Also those who share a rank and get nothing, as too many share it: one wants to see why. */
function placesOf(lines: readonly ScoreLine[], counts: readonly number[], table: readonly number[]): Place[] {
  const places: Place[] = [];
  for (const count of [...new Set(counts)].sort((a, b) => b - a)) {
    const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
    const mine = lines.filter((line) => seats.includes(line.seat));
    const from = 1 + counts.filter((one) => one > count).length;
    if (!mine.length && (count === 0 || from > table.length)) continue;
    const points = mine[0]?.points ?? 0;
    const pool = table.slice(from - 1, from - 1 + seats.length);
    const to = Math.min(from + seats.length - 1, Math.max(from, table.length));
    places.push({ from, to, seats, points, pool, rule: mine[0]?.rule ?? 'BASE-SCORE-05' });
  }
  return places;
}

function moduleSteps(lines: readonly ScoreLine[], contenders: number): Step[] {
  const groups = new Map<string, ScoreLine[]>();
  for (const line of lines) {
    if (line.what === 'wall' || isBuilding(line.what)) continue;
    const family = familyOf(line.rule);
    groups.set(family, [...(groups.get(family) ?? []), line]);
  }
  return [...groups].map(([family, found]) => (
    { kind: 'module', gains: sumOf(found, contenders), family, lines: found }
  ));
}

function sequelSteps(sequels: readonly Sequel[], contenders: number): Step[] {
  return sequels.flatMap(({ event, lines }): Step[] => {
    const family = sequelOf(event.event)?.scored?.rules ?? familyOf(lines[0]?.rule ?? '');
    return family ? [{ kind: 'module', gains: sumOf(lines, contenders), family, lines, sequel: event }] : [];
  });
}

/** Everybody's points when the first `shown` steps have been shown. */
export function sharesAfter(reveal: Reveal, shown: number): Share[] {
  const steps = reveal.steps.slice(0, shown);
  const gained = (which: (step: Step) => boolean, seat: number): number =>
    steps.reduce((sum, step) => sum + (which(step) ? (step.gains[seat] ?? 0) : 0), 0);
  const isLoss = (step: Step, seat: number): boolean => step.kind === 'module' && (step.gains[seat] ?? 0) < 0;
  return reveal.before.map((before, seat) => {
    const wall = gained(({ kind }) => kind === 'wall', seat);
    const families = gained(({ kind }) => kind === 'family', seat);
    const modules = gained((step) => step.kind === 'module' && !isLoss(step, seat), seat);
    const lost = gained((step) => isLoss(step, seat), seat);
    return { before, wall, families, modules, lost, total: before + wall + families + modules + lost };
  });
}

/** The final table of one scoring. */
export function rowsOf(reveal: Reveal): Row[] {
  const lines = everyLine(reveal.scoring);
  const totals = sharesAfter(reveal, reveal.steps.length).map((share) => share.total);
  const everywhere = (rule: string): string[] => reveal.before.map(() => rule);
  const rows = sourceRows(lines, reveal.contenders);
  if (reveal.before.some((points) => points)) {
    rows.unshift({ source: 'before', values: reveal.before, rules: everywhere('') });
  }
  return [...rows, { source: 'total', values: totals, rules: everywhere('BASE-SCORE-01') }];
}

/** Where the points of a whole game came from; `finals` are the scores that the game ended with. */
export function gameRows(events: readonly GameEvent[], seats: number, finals: readonly number[]): Row[] {
  const held = scoringsIn(events);
  const lines = allLines(events);
  const contenders = Math.max(seats, ...held.map((one) => contendersOf(one, seats)));
  const sums = sumOf(lines, contenders);
  const values = sums.map((sum, seat) => finals[seat] ?? sum);
  return [...sourceRows(lines, contenders), { source: 'total', values, rules: values.map(() => 'BASE-EOG-08') }];
}

function sourceRows(lines: readonly ScoreLine[], contenders: number): Row[] {
  const row = (source: Row['source'], found: readonly ScoreLine[], more: Partial<Row> = {}): Row => ({
    source,
    values: sumOf(found, contenders),
    rules: zeros(contenders).map((_, seat) => found.find((line) => line.seat === seat)?.rule ?? ''),
    ...more,
  });
  const others = lines.filter((line) => line.what !== 'wall' && !isBuilding(line.what));
  const modules = [...new Set(others.map((line) => familyOf(line.rule)))];
  return [
    row('wall', lines.filter((line) => line.what === 'wall')),
    ...BUILDINGS.map((building) => row('family', lines.filter((line) => line.what === building), { building })),
    ...modules.map((family) => row('module', others.filter((line) => familyOf(line.rule) === family), { family })),
  ];
}

/** Does this wall still stand? A scoring can be read again when the palace has been rebuilt since. */
export function stands(trace: readonly Segment[], tiles: readonly PlacedTile[]): boolean {
  const walls = new Map(tiles.map((tile) => [tile.cell.join(), tile.walls ?? '']));
  return trace.every(([x, y, side]) => walls.get(`${x},${y}`)?.includes(side));
}

/** A tile that was left on the market when the game ended. */
export interface Leftover {
  tile: string;
  currency: string;
  /** Whoever gets it; null: level, nobody does. */
  seat: number | null;
  totals: number[];
}

export function leftoversIn(events: readonly GameEvent[]): Leftover[] {
  return events.flatMap((event) => {
    if (event.event !== 'leftover') return [];
    const totals = (event['totals'] as number[] | undefined) ?? [];
    return [{ tile: String(event['tile']), currency: String(event['currency']), seat: event.seat ?? null, totals }];
  });
}

/** How long a step is looked at, in milliseconds at speed 1. */
export const STUD = 70;
export function durationOf(step: Step): number {
  switch (step.kind) {
    case 'wall':
      return 2000 + STUD * Math.max(0, ...step.traces.map((trace) => trace.length));
    case 'family':
      if (!step.places.length) return 900;
      return 1700 + 900 * step.places.filter((place) => place.seats.length > 1).length;
    case 'module':
      return 1800 + 500 * step.lines.length;
    default:
      return 0;
  }
}
