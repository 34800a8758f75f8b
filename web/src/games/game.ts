/**
 * What a game gives to the page. Read this first: a game is a folder games/<key>/ whose index.ts exports a `Game`, and a
 * row in games/index.ts, which is the only file that names games. `key` is what the wire calls `setup.game`.
 *
 * Everything is fetched when it is needed and no earlier: the index of a game is small, and its parts are functions that
 * import the rest, together with the texts that it takes (`loadAreas`). Only the table has to be there; a game without a
 * folder is played with games/default. Nothing outside a game's folder imports from it; what all games need is in
 * lib/, ui/, art/, table/ (the frames around a table) and screens/.
 */

import type { Component, Snippet } from 'svelte';
import type { Corrections, Library, Verdict } from '../lib/api';
import type { Letters } from '../lib/letters';
import type { Section } from '../lib/rulebook';
import type { GameEvent } from '../lib/wire';
import type { Draft } from '../screens/wizard/draft';
import type { Lesson } from '../table/lesson/lesson.svelte';
import type { TableModel, TableSource } from '../table/model.svelte';

export interface Game {
  /** Its table, where it is played and watched again. */
  table(): Promise<GameTable>;
  /** Pictures for screens before and beside a game: front door, lobby, wizard, messages. */
  pictures?(): Promise<Pictures>;
  /** What the wizard shows of it, besides seats and pace, which every game has. */
  wizard?(): Promise<WizardParts>;
  /** Its rules in our own words, and pictures of them. */
  rules?(): Promise<RuleBook>;
  /** The page that teaches it. */
  learn?(): Promise<Component>;
  /** A first game that teaches it, at a real table. */
  lesson?(): Promise<Lesson>;
  /** What is not as printed at a table, drawn: for those who think of sitting down. */
  corrected?(): Promise<Component<{ components: Corrections }>>;
  /** Pages of its own, by their names: /g/<key>/<name>. */
  pages?: Readonly<Record<string, () => Promise<Component>>>;
  /** What can be set for it: keys, and how its pieces look. */
  settings?(): Promise<SettingsParts>;
}

// -------------------------------------------------------------------- the table

export interface TableProps<M extends TableModel = TableModel> {
  model: M;
  /** Nobody plays here: a replay. */
  readonly?: boolean;
  /** Under the log: a replay's scrubber. */
  bottom?: Snippet;
  /** Somebody wants to see the position after this ply. */
  onshow?: (ply: number) => void;
}

export interface RevealProps<M extends TableModel = TableModel> {
  model: M;
  scoring: number;
  /** What the last button says, where it does not lead back to the game. */
  leave?: string;
  onclose: () => void;
}

export interface HandoutProps<M extends TableModel = TableModel> {
  model: M;
  onclose: () => void;
}

export interface EndProps<M extends TableModel = TableModel> {
  model: M;
  onreplay: () => void;
  onrematch: () => void;
  onclose?: () => void;
}

export interface GameTable<M extends TableModel = TableModel> {
  /** What a person sees of a table and is about to do there: log lines, standings, keys and draft are the model's. */
  open(source: TableSource): M;
  /** Everything between the edges of the window. The frames in table/ are there for it. */
  Table: Component<TableProps<M>>;
  /** Scorings that interrupt the game: how many these events tell of, and how one of them is shown. */
  scorings?: { held(events: readonly GameEvent[]): number; show(): Promise<Component<RevealProps<M>>> };
  /** What is given out before the end: the index of the first event that tells of it, or -1; and how it is shown. */
  handout?: { at(events: readonly GameEvent[]): number; show(): Promise<Component<HandoutProps<M>>> };
  /** Shown over the table when the game is over; fetched while it goes on. */
  ending(): Promise<Component<EndProps<M>>>;
}

/** A table whose parts agree on a model of their own. They only ever get models that its `open` has made. */
export const asTable = <M extends TableModel>(table: GameTable<M>): GameTable => table as unknown as GameTable;

// -------------------------------------------------------------------- around the table

export interface Pictures {
  /** Something that was built in a game, for a front door. It fills its box. */
  Hero: Component<{ seat: number; detail: 'full' | 'middle'; label?: string; modules?: readonly string[] }>;
  /** One piece, beside a short message. */
  Piece: Component<{ size: number }>;
}

export interface WizardParts {
  /** Beside the name of an edition. */
  Edition?: Component<{ edition: string }>;
  /** Which modules are played. */
  Modules?: Component<{ draft: Draft; library: Library; problem?: string }, object, 'draft'>;
  /** Some of what the game is played with. */
  Pieces?: Component<{ modules: string[] }>;
  /** Whatever else can be chosen for this game only. */
  Choices?: Component<{ draft: Draft; library: Library; verdict: Verdict | null }, object, 'draft'>;
  /** The options that `Choices` shows, so that no list does. */
  shown?: readonly string[];
  /** How long a game like this lasts, in minutes; without it, as long as a board game. */
  minutes?(draft: Draft, library: Library): number;
  /** Numbers for the summary, beside minutes and players. */
  facts?(draft: Draft, library: Library): readonly { name: string; value: string }[];
  /** Lines for the summary: what is played, as it stands. */
  remarks?(draft: Draft, library: Library): readonly { name: string; said: string }[];
}

export interface RuleBook {
  sections: readonly Section[];
  Pictures?: Component<{ id: string }>;
}

export interface SettingsParts {
  /** The keys that it proposes, and what their actions are called. */
  letters: Letters;
  actionName(action: string): string;
  /** A panel about how its pieces look. */
  Look?: Component;
}
