/** What a view of the palace game holds: the game's part of docs/protocol.md in types. Absent and null mean the same. */

import type * as shared from '../../lib/wire';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Cell = [number, number];
export type Currency = 'florin' | 'dirham' | 'dinar' | 'ducat';
/** What money cards show: a currency of the market, or what modules pay with. */
export type Money = string;
export type Building = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';

export const CURRENCIES: readonly Currency[] = ['florin', 'dirham', 'dinar', 'ducat'];
export const BUILDINGS: readonly Building[] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'];

/** What a picture of a tile needs; the tiles of modules may have further facts. */
export interface TileFacts {
  tile: string;
  walls?: string;
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
  /** 0: it cannot be bought now. */
  price: number;
  /** Of what lies beside the market: the word before the tile in a purchase. */
  kind?: string;
}

export interface Alhambra {
  tiles: PlacedTile[];
  wall: number;
  counts: Record<Building, number>;
}

export interface PlayerView extends shared.PlayerView {
  alhambra: Alhambra;
  reserve: TileFacts[];
  pending: TileFacts[];
  hand?: string[] | null;
  cards: number;
  /** Money that lies openly before its owner, and is no card of the hand. */
  shown_money?: string[] | null;
}

export interface Bill {
  tile: string;
  price: number;
  currency: Currency;
  means: string[];
  /** More than the tile, where more is written in the purchase. */
  offer?: string;
  /** The rule that demands the very price; absent: more may be paid. */
  exact?: string;
  /** How else it can be paid. */
  ways?: Way[];
}

/** A way to pay: what comes along ("": nothing), and the cards to choose from. Without any, nothing else is paid. */
export interface Way {
  with: string;
  cards: string[];
}

export interface Choices extends shared.Choices {
  bills: Bill[];
}

export interface View extends shared.View {
  turn: number;
  active: number;
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

/** Where a refusal points. */
export interface Spot {
  cell: Cell;
  side?: Side | '';
}

/** What a module would score for certain cells, in the last scoring. */
export interface SightLine {
  what: string;
  points: number;
  cell: Cell;
  cells: Cell[];
  /** What their number is multiplied with. */
  times?: number;
}

/**
 * What a move would make of the mover's Alhambra, or why it cannot be. Where modules count more than tiles, `standing`
 * is how everybody stands before it: the seats, then who has none.
 */
export type Preview = { move: string } & ({ wall: number; counts: Record<Building, number>; lines?: SightLine[]; standing?: Record<Building, number>[] } | shared.Refusal);

/** What the next scoring would count and give now: the seats, then who has none. */
export interface StandingsNow {
  scoring: number;
  rows: { counts: Record<Building, number>; wall: number; points: number }[];
}

/** A side of a cell: one segment of a wall. */
export type Segment = [number, number, Side];
