/**
 * Moves of the others, one after the other, at a pace that people can follow. It stands between the line to a table and
 * what the table shows: the line knows a move as soon as it is made, here moves wait for each other.
 *
 * Nobody can act on what is only shown: who has to decide, and the choices, come with the last position of the row. My
 * own moves never wait, and nothing waits when I skip, look away, or when my own time is running.
 */

import type { LineStatus, Outcome } from '../lib/connection.svelte';
import { moversAfter } from '../lib/movers';
import { settings, type BotPace } from '../lib/settings.svelte';
import type { GameAnswer, GameEvent, GameQuestion, Refusal, ServerMessage, TableInfo, View, You } from '../lib/wire';
import type { TableSource } from './model.svelte';

/** Milliseconds that a move is to be seen before the next one. */
export const HOLD: Readonly<Record<BotPace, number>> = { instant: 0, brisk: 650, calm: 1200 };

/** A table after a message, as far as it belongs together. */
interface Frame {
  view: View | null;
  you: You | null;
  events: GameEvent[];
  seq: number;
  status: TableInfo['status'] | undefined;
}

export class PacedSource implements TableSource {
  view: View | null = $state.raw(null);
  you: You | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  seq = $state(0);
  /** How many positions wait to be shown. */
  waiting = $state(0);

  /** Is there anything to see of this event? What is not is followed at once by the next move. */
  isNews: (event: GameEvent) => boolean = () => true;

  #status: TableInfo['status'] | undefined = $state();
  #row: Frame[] = [];
  #held = false;
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(private readonly line: TableSource) {
    this.#show(this.#now());
    this.#stop = line.listen((message) => {
      if (message.type === 'sync' || message.type === 'update') this.#arrived(message.type === 'sync');
    });
    globalThis.document?.addEventListener('visibilitychange', this.#looked);
  }

  /** People and clocks are always as they are; whether the game is over is told with its last move. */
  readonly table: TableInfo | null = $derived.by(() => {
    const table = this.line.table;
    if (!table || !this.waiting || this.#status === undefined || table.status === this.#status) return table;
    return { ...table, status: this.#status };
  });

  // ---------------------------------------------------------------- the row

  /** Something else is to be looked at: nothing goes on meanwhile. */
  set held(held: boolean) {
    if (this.#held === held) return;
    this.#held = held;
    this.#shownAt = performance.now();
    this.#schedule();
  }

  /** Show at once whatever waits; false if nothing did. */
  skip(): boolean {
    const last = this.#row.at(-1);
    if (!last || this.#held) return false;
    this.#show(last);
    return true;
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
    globalThis.document?.removeEventListener('visibilitychange', this.#looked);
  }

  #now(): Frame {
    const { view, you, events, seq, table } = this.line;
    return { view, you, events, seq, status: table?.status };
  }

  #arrived(whole: boolean): void {
    const next = this.#now();
    const known = this.#row.at(-1) ?? this;
    const before = known.view?.ply ?? -1;
    const ply = next.view?.ply ?? -1;
    if (ply === before && this.#row.length) {
      this.#row[this.#row.length - 1] = next; // the same position, and more is known about it
      return;
    }
    const missed = whole && ply > before + 1;
    if (ply <= before || before < 0 || missed || this.#cannotWait(next, before)) return this.#show(next);
    this.#row.push(next);
    this.waiting = this.#row.length;
    this.#schedule();
  }

  /** Whose moves, who looks and what time runs decide it. */
  #cannotWait(next: Frame, before: number): boolean {
    const mine = next.you?.seats ?? [];
    const running = this.line.table?.clock?.running;
    return HOLD[settings.pace] === 0
      || globalThis.document?.visibilityState === 'hidden'
      || (typeof running === 'number' && mine.includes(running) && this.line.table?.pace.kind === 'live')
      || moversAfter(next.events, before).every((seat) => mine.includes(seat));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.#row[0];
    if (!next || this.#held) return;
    const wait = this.#shownAt + HOLD[settings.pace] - performance.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#schedule(), wait);
    else this.#show(next);
  }

  /** Show this position, and whatever waited before it no more. */
  #show(frame: Frame): void {
    const place = this.#row.indexOf(frame);
    this.#row = place < 0 ? [] : this.#row.slice(place + 1);
    if (frame.view?.ply !== this.view?.ply && this.#tellsNews(frame)) this.#shownAt = performance.now();
    this.view = frame.view;
    this.you = frame.you;
    this.events = frame.events;
    this.seq = frame.seq;
    this.#status = frame.status;
    this.waiting = this.#row.length;
    this.#schedule();
  }

  #tellsNews({ events }: Frame): boolean {
    const before = this.view?.ply ?? -1;
    const fresh = events.filter(({ ply }) => ply > before);
    return !fresh.length || fresh.some((event) => this.isNews(event));
  }

  #looked = (): void => {
    if (document.visibilityState === 'hidden') this.skip();
  };

  // ---------------------------------------------------------------- the line itself

  get key(): string {
    return this.line.key;
  }

  get status(): LineStatus {
    return this.line.status;
  }

  get slow(): boolean {
    return this.line.slow;
  }

  get busy(): number {
    return this.line.busy;
  }

  get farewell(): TableSource['farewell'] {
    return this.line.farewell;
  }

  get missed(): number {
    return this.line.missed;
  }

  set missed(missed: number) {
    this.line.missed = missed;
  }

  async play(move: string, seat?: number): Promise<Outcome> {
    if (this.skip()) return { ok: false, reason: 'not-seen', text: '' }; // it was chosen in another position
    return this.line.play(move, seat);
  }

  undo(ply?: number): Promise<Outcome> {
    this.skip();
    return this.line.undo(ply);
  }

  consent(yes: boolean): Promise<Outcome> {
    return this.line.consent(yes);
  }

  accept(seat: number): Promise<Outcome> {
    return this.line.accept(seat);
  }

  react(reaction: string, seat?: number): Promise<Outcome> {
    return this.line.react(reaction, seat);
  }

  whyNot(move: string, seat?: number): Promise<Refusal | null> {
    return this.line.whyNot(move, seat);
  }

  ask(question: GameQuestion): Promise<GameAnswer> {
    return this.line.ask(question);
  }

  listen(hear: (message: ServerMessage) => void): () => void {
    return this.line.listen(hear);
  }
}
