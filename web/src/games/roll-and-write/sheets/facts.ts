/** What is printed on a sheet, named as the files of corrections name it: what is written here, the engine reads. */

import { isRecord } from '../kept';
import { FAMILIES, type Counts, type Family } from '../wire';
import { printOf } from './print-of';

export const FACES = 6;
/** Who take part, fictitious players counted: so many there can be. */
export const TOTALS = ['3', '4', '5'] as const;
export const RIVALS = ['2', '3', '4'] as const;

export interface SheetFacts {
  /** Rows are the yellow die, columns the blue one. */
  grid: { cells: Family[][] };
  coin_reserve: { size: number };
  coins: { starting: number; coins_per_point: number; cost_change_die_by_one: number; cost_second_building: number };
  /** Of the first three places of each family. */
  scoring: Record<Family, number[]>;
  lines: { points_by_built: number[] };
  rounds: { by_players: Record<(typeof TOTALS)[number], number>; starting_buildings: number };
  solo: { dummy_bonus: Record<(typeof RIVALS)[number], number> };
}

/** A file of corrections: what differs from the sheet that comes with the game, and what the sheet is called. */
export interface Corrections {
  sheet: Record<string, Record<string, unknown>>;
}

export const copyOf = (facts: SheetFacts): SheetFacts => JSON.parse(JSON.stringify(facts)) as SheetFacts;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What `value` has and `printed` has not, table by table; undefined: nothing. */
function difference(value: object, printed: object): Record<string, unknown> | undefined {
  const found: [string, unknown][] = [];
  for (const [name, fact] of Object.entries(value)) {
    const usual = (printed as Record<string, unknown>)[name];
    if (isRecord(fact) && isRecord(usual)) {
      const inside = difference(fact, usual);
      if (inside) found.push([name, inside]);
    } else if (!same(fact, usual)) found.push([name, fact]);
  }
  return found.length ? Object.fromEntries(found) : undefined;
}

export function correctionsOf(facts: SheetFacts, printed: SheetFacts, name: string): Corrections {
  const changed = difference(facts, printed) as Corrections['sheet'] | undefined;
  return { sheet: { meta: { name }, ...changed } };
}

/** The corrections laid over the printed sheet; whoever calls has had them checked by the server. */
export function factsOf(corrections: unknown, printed: SheetFacts): { name: string; facts: SheetFacts } {
  const sheet = isRecord(corrections) && isRecord(corrections['sheet']) ? corrections['sheet'] : {};
  const meta = sheet['meta'];
  const name = isRecord(meta) && typeof meta['name'] === 'string' ? meta['name'] : '';
  return { name, facts: laidOver(printed, sheet) as SheetFacts };
}

function laidOver(under: unknown, over: unknown): unknown {
  if (!isRecord(under)) return over ?? under;
  const upper = isRecord(over) ? over : {};
  return Object.fromEntries(Object.entries(under).map(([name, value]) => [name, laidOver(value, upper[name])]));
}

export function countsOf({ grid }: SheetFacts): Counts {
  const cells = grid.cells.flat();
  return Object.fromEntries(FAMILIES.map((family) => [family, cells.filter((one) => one === family).length])) as Counts;
}

/** How many rounds so many play, fictitious players counted. */
export const roundsOf = (facts: SheetFacts, total: number): number =>
  facts.rounds.by_players[String(total) as (typeof TOTALS)[number]] ?? 0;

/** The sheet by what is printed on it, as a game with so many shows it. */
export function printFor(facts: SheetFacts, total: number): string {
  const { coins } = facts;
  return printOf({
    grid: facts.grid.cells, points: facts.scoring, lines: facts.lines.points_by_built, reserve: facts.coin_reserve.size,
    starting_coins: coins.starting, coins_per_point: coins.coins_per_point, change_cost: coins.cost_change_die_by_one,
    second_cost: coins.cost_second_building,
  }, roundsOf(facts, total));
}

// -------------------------------------------------------------------- what was kept, by this version or another

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
const numbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every(isNumber);
const allNumbers = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => isNumber(value[name]));

/** Has it the shape of a sheet? Whether it can be played is the server's business. */
export function isFacts(value: unknown): value is SheetFacts {
  if (!isRecord(value)) return false;
  const { grid, coin_reserve, coins, scoring, lines, rounds, solo } = value;
  const rows = isRecord(grid) ? grid['cells'] : null;
  return Array.isArray(rows) && rows.length === FACES
    && rows.every((row) => Array.isArray(row) && row.length === FACES && row.every((one) => FAMILIES.includes(one as Family)))
    && allNumbers(coin_reserve, ['size'])
    && allNumbers(coins, ['starting', 'coins_per_point', 'cost_change_die_by_one', 'cost_second_building'])
    && isRecord(scoring) && FAMILIES.every((family) => numbers(scoring[family], 3))
    && isRecord(lines) && numbers(lines['points_by_built'], FACES + 1)
    && isRecord(rounds) && isNumber(rounds['starting_buildings']) && allNumbers(rounds['by_players'], TOTALS)
    && isRecord(solo) && Object.values(solo).length === 1 && allNumbers(Object.values(solo)[0], RIVALS);
}
