/** What a view of the dice game holds: the game's part of docs/protocol.md in types. Absent and null mean the same. */

import type { Family } from '../../art/families';
import type * as shared from '../../lib/wire';

export type { Family };

export type Counts = Record<Family, number>;
/** A crossing: the yellow die (the row), then the blue one (the column), such as "2,5". */
export type Crossing = string;

export const FAMILIES: readonly Family[] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'];

/** What is printed on the sheets; it never changes in a game. */
export interface Sheet {
  types: Family[];
  /** Rows are the yellow die, columns the blue one. */
  grid: Family[][];
  /** How many boxes each family has on the score sheet. */
  boxes: Counts;
  /** Of the first three places of each family. */
  points: Record<Family, number[]>;
  /** By buildings in a row or column, from none to six. */
  lines: number[];
  /** How many coins can ever be circled. */
  reserve: number;
  starting_coins: number;
  coins_per_point: number;
  change_cost: number;
  second_cost: number;
  specials_per_turn: number;
  /** Printed facts were changed: it is somebody's own sheet. */
  own: boolean;
}

export interface PlayerView extends shared.PlayerView {
  built: Crossing[];
  counts: Counts;
  /** Coins that can be spent; `circled` are all that were ever obtained. */
  coins: number;
  circled: number;
  /** Dice on the sheet, in ascending order: two of each colour for who plays, one for the others. */
  yellow: number[];
  blue: number[];
}

/** A fictitious player: a row of the score sheet. */
export interface Rival {
  counts: Counts;
  score: number;
}

export interface View extends shared.View {
  turn: number;
  active: number;
  /** action: build, coins or change · second: second or pass · retain: which two dice to keep */
  decision?: { seat: number; kind: 'action' | 'second' | 'retain' } | null;
  round: number;
  rounds: number;
  /** The seat that begins every round. */
  first: number;
  /** Special actions of this turn, as bits: 1 dice were changed, 2 a second building was built. */
  specials: number;
  /** The pair that was not used to build, yellow and blue; 0: all four dice are rolled. */
  rest: [number, number];
  /** How many places of each family are given away. */
  places: Counts;
  /** Who has completed which family in this round; seats behind the last one are fictitious players. */
  finishing: { family: Family; seat: number }[];
  /** What everybody would have if it ended now, fictitious players behind the seats. */
  standings: number[];
  rivals: Rival[];
  duel: boolean;
  sheet: Sheet;
  players: Record<string, PlayerView>;
}

// -------------------------------------------------------------------- answers

/** A cell where dice of a sheet cross; with stacked dice more than once. */
export interface Crossed {
  cell: Crossing;
  family: Family;
  built?: boolean;
  times?: number;
}

export interface Passed {
  to: number;
  yellow: number;
  blue: number;
  /** Where the dice of who gets them would cross then, the pair itself first. */
  crossings: Crossed[];
}

/** What a move would give. */
export interface Foreseen {
  move: string;
  cell?: Crossing;
  family?: Family;
  count?: number;
  boxes?: number;
  lines?: { what: 'row' | 'column'; line: number; count: number; points: number; gain: number }[];
  /** Gained, or spent if negative. */
  coins?: number;
  /** Points if the game ended right after it, and how many more than if it ended now. */
  total: number;
  gain?: number;
  crossings?: Crossed[];
  passed?: Passed;
  second?: Crossed;
  no_second?: shared.Refusal;
}

export type Prospect = Foreseen | ({ move: string } & shared.Refusal);

export interface ScoreLine {
  seat: number;
  rule: string;
  /** A family, or "row", "column", "coins", "bonus". */
  what: string;
  points: number;
  line?: number;
  count?: number;
  rank?: number;
  shared?: number;
  completed?: boolean;
}

export interface Outlook {
  lines: ScoreLine[];
  totals: number[];
}
