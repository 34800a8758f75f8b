/** A game's story, whatever the game: events are put together in moments, and each moment becomes a line of the log. */

import { wordsOf, type Part } from './story-words';
import type { GameEvent } from './wire';

export type LineKind = 'move' | 'rule' | 'scoring' | 'turn';

/** Points of somebody in a scoring, by where they come from. */
export interface Gain {
  seat: number;
  name: string;
  total: number;
  sources: { rule: string; text: string; points: number }[];
}

export interface Line {
  key: number;
  seat: number | null;
  ply: number;
  kind: LineKind;
  parts: Part[];
  /** A scoring folds open. */
  gains: Gain[];
}

/** In a round every seat has its turn; turns count from 1. */
export const roundOf = (turn: number, seats: number): number => Math.ceil(turn / Math.max(1, seats));

/** Events that make one line. */
export interface Moment {
  key: number;
  kind: LineKind;
  events: GameEvent[];
  ply: number;
  seat: number | null;
  turn: number | null;
}

/** The line without marks, for those who listen. */
export const plain = (line: Line): string => line.parts.map(wordsOf).join('');

/** How a game tells its events to one listener: `moments` is cheap, `told` makes the sentences. */
export interface Story {
  moments(events: readonly GameEvent[]): Moment[];
  told(moment: Moment): Line;
  /** What stands in a sentence instead of words, by its name: SVG. */
  draw?(picture: string): string;
}
