/** What goes through the socket of a table, and what a view holds: docs/protocol.md in types. Absent and null mean the same. */

export type Side = 'N' | 'E' | 'S' | 'W';
export type Cell = [number, number];
export type Currency = 'florin' | 'dirham' | 'dinar' | 'ducat';
/** What money cards show: a currency of the market, or what modules pay with. */
export type Money = string;
export type Building = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';

export const CURRENCIES: readonly Currency[] = ['florin', 'dirham', 'dinar', 'ducat'];
export const BUILDINGS: readonly Building[] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'];

/** What a picture of a tile needs. Some have bastions instead of a family. */
export interface TileFacts {
  tile: string;
  walls?: string;
  bastions?: string;
  building?: Building | null;
  cost?: number;
  [fact: string]: unknown;
}

export interface PlacedTile extends TileFacts {
  cell: Cell;
}

export interface Offer extends TileFacts {
  slot: number;
  currency: Currency;
  price: number;
}

export interface Alhambra {
  tiles: PlacedTile[];
  wall: number;
  counts: Record<Building, number>;
}

export interface PlayerView {
  alhambra: Alhambra;
  reserve: TileFacts[];
  pending: TileFacts[];
  hand?: string[] | null;
  cards: number;
  score: number;
}

export interface Bill {
  tile: string;
  price: number;
  currency: Currency;
  means: string[];
  /** How else it can be paid. */
  ways?: Way[];
}

/** A way to pay: what comes along ("": nothing), and the cards to choose from. Without any, nothing else is paid. */
export interface Way {
  with: string;
  cards: string[];
}

export interface Choices {
  moves: string[];
  total: number;
  bills: Bill[];
}

export interface Decision {
  seat: number;
  kind: string;
}

export interface View {
  ply: number;
  turn: number;
  active: number;
  decision?: Decision | null;
  market: (Offer | null)[];
  display: (string | null)[];
  waiting?: string[]; // turned up, without a place in the display yet
  discard: string[];
  deck: number;
  supply: number;
  due: number[];
  scorings: number;
  parts?: Record<string, Record<string, unknown>> | null;
  players: Record<string, PlayerView>;
  choices?: Choices | null;
}

export interface SeatInfo {
  name: string;
  kind: 'here' | 'link' | 'bot';
  free: boolean;
  person?: number | null;
  bot: string;
  connected: boolean;
  resigned: boolean;
}

export interface ClockInfo {
  running?: number | null;
  since: number;
  now: number;
  left: number[];
  deadline?: number | null;
}

export interface Question {
  ply: number;
  by: number;
  waiting: number[];
}

export interface Pace {
  kind: 'untimed' | 'live' | 'correspondence';
  reserve?: number;
  increment?: number;
  days?: number;
}

export interface Setup {
  game: string;
  edition: string;
  modules: string[];
  options: Record<string, unknown>;
}

export interface TableInfo {
  key: string;
  title: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  setup: Setup;
  seats: SeatInfo[];
  pace: Pace;
  time_out: string;
  spectators: boolean;
  listed: boolean;
  watching: number;
  created: number;
  clock?: ClockInfo | null;
  question?: Question | null;
  scores?: number[] | null;
  winners?: number[] | null;
  before?: string | null;
  rematch?: string | null;
}

export interface You {
  person?: number | null;
  host: boolean;
  seats: number[];
  eye?: number | null;
}

/** Something that happened; the facts depend on the kind. */
export interface GameEvent {
  ply: number;
  event: string;
  seat?: number | null;
  [fact: string]: unknown;
}

export interface Spot {
  cell: Cell;
  side?: Side | '';
}

/** Why something cannot be. */
export interface Refusal {
  reason: string;
  text: string;
  rule?: string;
  where?: Spot | null;
}

/** What a module would score along a line of cells. */
export interface SightLine {
  what: string;
  points: number;
  cell: Cell;
  cells: Cell[];
}

/**
 * What a move would make of the mover's Alhambra, or why it cannot be. Where modules count more than tiles, `standing`
 * is how everybody stands before it: the seats, then who has none.
 */
export type Preview = { move: string } & ({ wall: number; counts: Record<Building, number>; lines?: SightLine[]; standing?: Record<Building, number>[] } | Refusal);

/** A side of a cell: one segment of a wall. */
export type Segment = [number, number, Side];

export type ServerMessage =
  | { type: 'sync'; re?: string; version: number; seq: number; you: You; table: TableInfo; view?: View; events?: GameEvent[]; reset?: boolean }
  | { type: 'update'; re?: string; seq: number; table?: object; view?: object; events?: GameEvent[] }
  | ({ type: 'refused'; re?: string; seq: number } & Refusal)
  | ({ type: 'answer'; re?: string; legal: boolean } & Partial<Refusal>)
  | { type: 'previews'; re?: string; seq: number; previews: Preview[]; counts?: Record<Building, number>[] }
  | { type: 'walls'; re?: string; seq: number; walls: Record<string, Segment[]> }
  | { type: 'reaction'; seat: number; reaction: string }
  | { type: 'pong'; re?: string; seq: number }
  | { type: 'bye'; reason: string; text: string };
