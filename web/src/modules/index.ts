/**
 * What modules add to the table. A module that is not chosen leaves no trace, and its code is not even fetched; one
 * without a picture is still playable. The table names no module: it asks those in play.
 */

import type { Component } from 'svelte';
import type { Card } from '../games/alhambra/moves';
import type { ScoreLine } from '../games/alhambra/scoring/reveal';
import type { Teller } from '../games/alhambra/story';
import type { PalaceModel } from '../games/alhambra/table/model.svelte';
import type { Cell, Money, Offer, Side } from '../games/alhambra/wire';
import type { GameEvent } from '../lib/wire';
import type { Layout } from '../table/layout.svelte';
import type { Travel } from '../table/travel';

/** A sum to be paid that is not the price of a tile. */
export interface Settling {
  /** Before the payment: `tax pay`. */
  words: string;
  price: number;
  /** What paying so much too much (0: exactly) leads to. */
  told(over: number, cards: readonly Card[]): string;
}

/** What a kind of decision is to those who take it and to those who wait for it. */
export interface DecisionUi {
  /** Where several modules have something to say about a kind: is it this one's turn to speak? If nobody claims it, the youngest speaks. */
  claims?(model: PalaceModel): boolean;
  title(model: PalaceModel): string;
  hint?(model: PalaceModel): string;
  /** What the others read meanwhile. */
  waiting?(model: PalaceModel): string;
  /** It comes in the middle of other people's turns: the prompt is blue. */
  interrupt?: boolean;
  /** How a purchase begins there, if not with `buy`; how a card of the display is taken, if not with `take`. */
  buys?: string;
  takes?: string;
  /** Does somebody who may pass want to be asked? Without a word: if there is something else to choose. */
  asks?(model: PalaceModel): boolean;
  /** The move that is offered first, so that one tap plays it. */
  offers?(model: PalaceModel): string | null;
  /** What else there is, said beside what is offered first. */
  besides?(model: PalaceModel): string;
  /** The words with which every move begins that puts something on one of my tiles: these can be tapped at once. No wall changes by it. */
  begins?(model: PalaceModel): string | null;
  /** The sum that is to be paid: cards are picked for it in the purse, and in a panel. */
  settles?(model: PalaceModel): Settling | null;
}

/** What a module lets people do in the window between two turns. All modules share one question, and one wish not to be asked. */
export interface Between {
  /** How a purchase begins there, and how a card of the display is taken, as in `grab dinar 5`. */
  buys?: string;
  takes?: string;
  /** What a seat has for it, as everybody knows; "": nothing. */
  has(model: PalaceModel, seat: number): string;
  /** Is there a move of it now? */
  can(model: PalaceModel): boolean;
  /** The move that is offered first, so that one tap plays it. */
  offers?(model: PalaceModel): string | null;
  title(): string;
  /** What to tap for it. */
  hint(model: PalaceModel): string;
  /** What is good to know of who is asked. */
  notes(model: PalaceModel): readonly string[];
  /** On the button that leads to the wish. */
  figure: Component<{ model: PalaceModel; size: number }>;
}

/** A move that belongs to no place on the table, as a button, and as the question before it is confirmed. */
export interface Wording {
  button: string;
  title: string;
  hint?: string;
  icon?: string;
  /** What the button that confirms it says, and what it says while something is still to be chosen. */
  confirm?: string;
  missing?: string;
  /** To be drawn beside it: a tile, or whoever asks. */
  tile?: string;
  figure?: Component<{ model: PalaceModel; size: number }>;
}

/** With what a tile is laid where it could not lie otherwise: `door place GAR10-N 1,1 N`. */
export interface Tool {
  /** The word before the verb. */
  word: string;
  /** In a box of 24 by 24. */
  badge: string;
  /** On the side of a cell, in units of which a cell has 100. */
  drawing(side: Side): string;
  /** Said of a place where it is needed. */
  needed(): string;
  /** The choice between several sides: « Porte au nord ». */
  toward(side: Side): string;
}

/** Somebody who has tiles and points, but neither a seat nor a palace. */
export interface Rival {
  name: string;
  /** The same with a word about who that is. */
  about: string;
  /** Beside the palaces at the end. */
  note: string;
  icon: string;
  tiles: readonly string[];
  score: number;
}

/** What a module says of its points. */
export interface Scored {
  rules: string;
  name(): string;
  /** A line of it in words, such as a rank; without a word: what the line is for. */
  line?(line: ScoreLine): string;
  /** What it counted. */
  picture?: Component<{ line: ScoreLine }>;
  /** An event that goes on with a scoring when it is over. */
  sequel?: {
    event: string;
    /** What happened, above what everybody gains or loses. */
    title(event: GameEvent): string;
    /** Said of somebody who gains and loses nothing. */
    none(): string;
    /** Over the palace, of which the sides that count are lit. */
    over?: Component<{ event: GameEvent }>;
  };
}

export interface ModuleUi {
  key: string;
  /** In a player's line: pieces that the seat owns. */
  line?: Component<{ model: PalaceModel; seat: number }>;
  /** In the left column: what everybody shares. */
  shelf?: Component<{ model: PalaceModel; layout: Layout }>;
  /** How much lies there, on the emblem of its shelf while others are open. */
  count?(model: PalaceModel): number | '';
  /** Beside the reserve: what I own, and what can be done with it. */
  strip?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Is there anything in it? Without a word: always. */
  owns?(model: PalaceModel): boolean;
  /** What it has for sale beside the market. */
  sells?(model: PalaceModel): readonly Offer[];
  /** Below the four places of the market. */
  edge?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Drawn over the tiles of a seat, in units of which a cell has 100, from the fountain on; `size` in pixels, `pointed` is the cell that is looked at. */
  palace?: Component<{ model: PalaceModel; seat: number; size: number; pointed?: Cell | null }>;
  /** Cells beside the tiles of a seat where something of it lies: they are kept in sight. */
  lies?(model: PalaceModel, seat: number): readonly Cell[];
  /** Over the lower part of the palace: a decision that needs room. */
  panel?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Beside the words of the prompt. */
  aside?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Over everything. */
  dialog?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Below the columns of the purse: cards that are no money, but help to pay. */
  purse?: Component<{ model: PalaceModel; layout: Layout }>;
  /** Money besides the four currencies, and what so much of it is called. Each has a narrow column of its own in the purse. */
  money?: Readonly<Record<Money, (value: number) => string>>;
  /** What comes back of so much paid too much with these cards, in a few words; "" if nothing does. */
  back?(model: PalaceModel, over: number, cards: readonly Card[]): string;
  /** What comes to whom with an event of its own. */
  travels?(event: GameEvent, model: PalaceModel): readonly Travel[];
  /** "take a token": what it adds to the sentence that says what can be done; "" if nothing. */
  can?(model: PalaceModel): string;
  /** What a cell shows besides its tile, for those who listen. */
  spoken?(model: PalaceModel, seat: number, cell: Cell): string[];
  tool?: Tool;
  /** The window between two turns. */
  between?: Between;
  /** By the kind of a decision. */
  decisions?: Record<string, DecisionUi>;
  /** Does one of its own places offer this move? Then it is no button of the prompt. */
  offers?(words: readonly string[], model: PalaceModel): boolean;
  /** How a move of its own would look on the tile that it is about, in a square of 100 by 100; "": it cannot be seen. */
  onTarget?(words: readonly string[]): string;
  /** A move of its own, or what has been chosen of it so far. */
  wording?(words: readonly string[], model: PalaceModel): Wording | null;
  /** What is laid on a free cell now and is no tile: the words before the cell, as in `token lay 1,0`; "" if nothing is. */
  lays?(model: PalaceModel): string;
  /** What the placement that is being tried would bring, beside the prompt's sentence; "" if nothing. */
  effect?(model: PalaceModel): string;
  /** To how much several money cards may add up that somebody takes, if it is not what the base game says. */
  takeLimit?(model: PalaceModel): number | null;
  /** Events that stand for a move of somebody, not for what follows from it. */
  moves?: readonly string[];
  /** How its events are told. */
  story?: Teller;
  /** By event: what the button says that would undo it. */
  undo?: Record<string, (tile: string) => string>;
  /** By reason: why something of its own cannot be placed, in a few words. */
  reasons?: Record<string, () => string>;
  /** Points of its own in a scoring: how their rules begin, and what they are called. */
  scored?: Scored;
  /** What counts for a family besides its tiles, as in « +1 prime », and the rule that says so. */
  also?: { rule: string; text(facts: { count: string; many: 'yes' | 'no' }): string };
  /** Who else is at the table; null: nobody in this game. */
  rival?(model: PalaceModel): Rival | null;
}

export {
  alsoOf, backOf, decisionOf, drawnOnTarget, keysOf, loadModules, modulesOf, modulesReady, moneyNamed, reasonOf, rivalOf, scorerOf, sequelOf, tellersOf, toolFor, wordingOf,
} from './registry.svelte';
