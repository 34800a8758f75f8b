/** What goes through the socket of a table, and what a view holds: docs/protocol.md in types. Absent and null mean the same. */

import type { Building, Preview, Segment, Spot, View } from '../games/alhambra/wire';

export interface Decision {
  seat: number;
  kind: string;
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

/** Why something cannot be. */
export interface Refusal {
  reason: string;
  text: string;
  rule?: string;
  where?: Spot | null;
}

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
