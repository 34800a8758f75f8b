/**
 * A table as a person sees it, whatever the game: what is known, whose turn it is, and the way to say something.
 * A game adds what somebody is about to do: its model is a class of its own that extends this one. Holds no rules.
 */

import { alertNow } from '../lib/announcer.svelte';
import type { LineStatus, Outcome } from '../lib/connection.svelte';
import { t } from '../lib/i18n.svelte';
import { sound } from '../lib/sound';
import type { Story } from '../lib/story';
import { toast } from '../lib/toast.svelte';
import type {
  GameAnswer, GameEvent, GameQuestion, PlayerView, Refusal, ServerMessage, TableInfo, View, You,
} from '../lib/wire';
import { Following } from './follow.svelte';
import { Hints } from './hints.svelte';
import type { Standings } from './standings';
import type { Travel } from './travel';
import { lastStepOf, type LastStep } from './undo';

/** Where a table comes from: the line to a server, or a record that is replayed. */
export interface TableSource {
  readonly key: string;
  readonly status: LineStatus;
  readonly slow: boolean;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly you: You | null;
  readonly events: GameEvent[];
  readonly seq: number;
  readonly busy: number;
  missed: number;
  readonly farewell: { reason: string; text: string } | null;
  play(move: string, seat?: number): Promise<Outcome>;
  undo(ply?: number): Promise<Outcome>;
  consent(yes: boolean): Promise<Outcome>;
  accept(seat: number): Promise<Outcome>;
  react(reaction: string, seat?: number): Promise<Outcome>;
  whyNot(move: string, seat?: number): Promise<Refusal | null>;
  ask(question: GameQuestion): Promise<GameAnswer>;
  listen(hear: (message: ServerMessage) => void): () => void;
  /** Show at once what waits to be shown; false if nothing does. */
  skip?(): boolean;
}

/** A refusal, and the part of the table where it is shown. */
export interface ShownRefusal extends Refusal {
  at: string;
}

/** Somebody who takes part, but has no seat. */
export interface Rival {
  name: string;
  /** The same with a word about who that is. */
  about: string;
  icon: string;
  /** null: they take places from the others, and get no points for them. */
  score: number | null;
}

export abstract class TableModel {
  /** Whose things are looked at; null: the natural ones. */
  focus: number | null = $state(null);
  refusal: ShownRefusal | null = $state.raw(null);
  /** The rule whose card is open. */
  rule: string | null = $state(null);
  /** The scoring that is being shown, counted from 1; null: none. */
  reveal: number | null = $state(null);
  /** Somebody would like to take back more than their own last step: they are asked. */
  asksBack = $state(false);
  /** After how many moves an answer was given without a question. */
  #unasked: ReadonlySet<number> = $state.raw(new Set());

  /** What the others do, for those who look on. */
  readonly follow = new Following(this);

  /** Help for the person in front of the screen. */
  readonly hints = new Hints(this);

  constructor(readonly source: TableSource) {}

  // ---------------------------------------------------------------- what a game says

  /** How its events are told to the person in front of the screen. */
  abstract readonly story: Story;

  /** What whoever has to decide is doing, for those who wait. */
  get doing(): 'turn' | 'placing' | 'interrupt' {
    return 'turn';
  }

  /** Who plays after the active one; null if that is not the question now. */
  get next(): number | null {
    const active = this.view?.active;
    return active === undefined ? null : (active + 1) % Math.max(1, this.seats.length);
  }

  /** What moved with this event, for those who look on; `before` is the position in which it happened, if known. */
  travels(_event: GameEvent, _before: View | null): readonly Travel[] {
    return [];
  }

  /** Is this event worth a look, for those who follow the moves of the others? */
  isNews(_event: GameEvent): boolean {
    return true;
  }

  /** Who is ahead: points, and whatever else the game counts. */
  async standings(): Promise<Standings> {
    return (await import('./standings')).pointsOnly(this);
  }

  /** Who else takes part, without a seat: they are numbered behind the seats, in this order. */
  get rivals(): readonly Rival[] {
    return [];
  }

  /** What the end of the game is called; null: by who has won. */
  get verdict(): string | null {
    return null;
  }

  /** Does everybody see everything? Then people who share a screen need not hide it from each other. */
  get isOpen(): boolean {
    return false;
  }

  /** Is the event a move of its seat, or only what follows from one? `first`: no earlier one of this ply names a seat. */
  protected isMove(_event: GameEvent, first: boolean): boolean {
    return first;
  }

  /** The move that is the answer where nothing can be chosen, or nobody wants to be asked; null: there is a question. */
  get unasked(): string | null {
    return null;
  }

  /** What undoing the step says, for this is the name of the button. */
  stepName(_step: GameEvent): string {
    return t('table-undo');
  }

  /** A sentence of the server, for people. */
  protected readable(text: string): string {
    return text;
  }

  /** A move was played: what was picked for it is done with. */
  protected settled(): void {}

  /** One step back in what is picked; false if nothing was. */
  stepBack(): boolean {
    const shown = this.refusal !== null;
    this.refusal = null;
    return shown;
  }

  /** Pick a move, as if its things had been tapped: a confirmation plays it. */
  pickMove(_move: string): void {}

  /** Play what is picked. */
  async confirm(): Promise<void> {}

  // ---------------------------------------------------------------- what is known

  get table(): TableInfo | null {
    return this.source.table;
  }

  get view(): View | null {
    return this.source.view;
  }

  get you(): You | null {
    return this.source.you;
  }

  get isSpectator(): boolean {
    return !this.you?.seats.length;
  }

  /** The seat through whose eyes the table is seen; null: a spectator's eyes, or a covered device. */
  get seat(): number | null {
    return this.you?.eye ?? null;
  }

  get decider(): number | null {
    return this.view?.decision?.seat ?? null;
  }

  /** The kind of decision that is awaited; "" when the game is over. */
  get kind(): string {
    return this.view?.decision?.kind ?? '';
  }

  /** Does the game wait for the person in front of this screen, asked or not? */
  readonly awaited = $derived.by(() => this.decider !== null && this.seat === this.decider && !!this.view?.choices);

  /** Must the person in front of this screen decide, and can they? */
  readonly mine = $derived.by(() => this.awaited && this.unasked === null);

  /** Several people share this screen, and one of them has to be asked for. */
  readonly curtain = $derived.by(() => {
    const decider = this.decider;
    const seats = this.you?.seats ?? [];
    return seats.length > 1 && this.seat === null && decider !== null && seats.includes(decider) ? decider : null;
  });

  readonly seats = $derived.by(() => Object.keys(this.view?.players ?? {}).map(Number));

  /** The seat whose things are shown. */
  readonly shown = $derived.by(() => this.focus ?? this.seat ?? this.view?.active ?? 0);

  player(seat: number): PlayerView | null {
    return this.view?.players[String(seat)] ?? null;
  }

  name(seat: number): string {
    const seats = this.table?.seats ?? [];
    return seats[seat]?.name ?? this.rivals[seat - seats.length]?.name ?? String(seat + 1);
  }

  // ---------------------------------------------------------------- doing it

  async play(move: string): Promise<void> {
    if (!this.mine || this.source.busy) return;
    const outcome = await this.source.play(move, this.seat ?? undefined);
    if (outcome.ok) {
      this.refusal = null;
      this.settled();
    } else this.refuse({ ...outcome, text: outcome.text || t('table-not-sent'), at: 'prompt' });
  }

  /** Give the answer that needs no question. */
  async answerUnasked(): Promise<void> {
    const move = this.unasked;
    if (!move || this.source.busy) return;
    const ply = this.view?.ply ?? 0;
    const outcome = await this.source.play(move, this.seat ?? undefined);
    if (outcome.ok) this.#unasked = new Set([...this.#unasked, ply + 1]);
  }

  /** Why a move may not be made: said in the prompt. */
  async ask(move: string): Promise<void> {
    if (!this.mine) return;
    const why = await this.source.whyNot(move, this.seat ?? undefined);
    if (why) this.refuse({ ...why, at: 'prompt' });
  }

  protected refuse(refusal: ShownRefusal): void {
    const text = this.readable(refusal.text);
    this.refusal = { ...refusal, text };
    sound('refused');
    alertNow(text);
  }

  openRule(id: string): void {
    this.rule = id;
  }

  // ---------------------------------------------------------------- going back

  /** My last step, and what came after it. What was answered without a question is no step of mine. */
  readonly lastStep: LastStep | null = $derived.by(() => {
    const mine = this.you?.seats ?? [];
    return lastStepOf(this.source.events, this.view?.ply ?? 0, (event, first) =>
      typeof event.seat === 'number' && mine.includes(event.seat) && this.isMove(event, first) && !this.#unasked.has(event.ply));
  });

  /** Is there something of mine to take back? */
  readonly canUndo: boolean = $derived.by(() => {
    const step = this.lastStep;
    if (!step || this.isSpectator || this.source.busy || this.table?.status !== 'playing') return false;
    return this.alone || step.others.every((seat) => this.you?.seats.includes(seat));
  });

  /** Does nobody else play here but bots? */
  get alone(): boolean {
    const mine = this.you?.seats ?? [];
    return !!this.table?.seats.every((seat, index) => mine.includes(index) || seat.bot);
  }

  /** Back through what is picked, then before my last step. Whatever goes further than that is asked first. */
  async undo(): Promise<void> {
    if (this.stepBack()) return;
    const step = this.canUndo ? this.lastStep : null;
    if (!step) return;
    const own = this.seat === null || step.event.seat === this.seat;
    if (step.count || step.revealed || !own) this.asksBack = true;
    else await this.goBack();
  }

  /** Before my last step, whatever has happened since. */
  async goBack(): Promise<void> {
    this.asksBack = false;
    const step = this.canUndo ? this.lastStep : null;
    if (!step) return;
    const outcome = await this.source.undo(step.ply);
    if (!outcome.ok) toast(outcome.text || t('table-not-sent'), 'bad');
    else if (this.table?.question) toast(t('table-undo-asked'));
  }
}
