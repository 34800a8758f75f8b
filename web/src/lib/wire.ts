/**
 * What goes through the socket of a table, and what every view holds: docs/protocol.md in types. What a game adds is
 * typed in its own folder. Absent and null mean the same.
 */

export interface Decision {
  seat: number;
  kind: string;
}

export interface PlayerView {
  score: number;
}

/** The moves that somebody may choose from: some of them, if there are too many to send. */
export interface Choices {
  moves: string[];
  total: number;
}

/** What a seat sees of a game, whatever the game. */
export interface View {
  ply: number;
  /** The number of the turn, and whose it is, where a game has turns. */
  turn?: number;
  active?: number;
  decision?: Decision | null;
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
  /** Who played here before the seat was handed over. */
  former?: string;
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
  /** Which printed facts were changed, such as `base.money`. */
  components?: string[];
}

/** Where a game goes on from. Whoever chose it may know cards to come. */
export interface Origin {
  source: string;
  ply: number;
  key?: string | null;
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
  origin?: Origin | null;
  before?: string | null;
  rematch?: string | null;
  /** The lesson that this table gives. */
  lesson?: string | null;
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

/** Why something cannot be; the game says what `where` means. */
export interface Refusal {
  reason: string;
  text: string;
  rule?: string;
  where?: object | null;
}

export type ServerMessage =
  | { type: 'sync'; re?: string; version: number; seq: number; you: You; table: TableInfo; view?: View; events?: GameEvent[]; reset?: boolean }
  | { type: 'update'; re?: string; seq: number; table?: object; view?: object; events?: GameEvent[] }
  | ({ type: 'refused'; re?: string; seq: number } & Refusal)
  | ({ type: 'answer'; re?: string; legal: boolean } & Partial<Refusal>)
  | { type: 'reaction'; seat: number; reaction: string }
  | { type: 'pong'; re?: string; seq: number }
  | { type: 'bye'; reason: string; text: string };

/** A question that only one game knows, by its type, and what the server answers to it. */
export interface GameQuestion {
  type: string;
  [fact: string]: unknown;
}
export type GameAnswer = GameQuestion;
