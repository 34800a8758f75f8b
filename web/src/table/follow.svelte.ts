/** What the others have done since it was last somebody's turn, and what of it is still to be seen on the table. */

import { announce } from '../lib/announcer.svelte';
import { plain, type Line, type Moment } from '../lib/story';
import type { GameEvent } from '../lib/wire';
import type { TableModel } from './model.svelte';

const STEP = 1200; // milliseconds for a move that is shown again
const RECENT = 80; // events among which the newest move is

/** The last move that one of these seats made in a turn of its own: 0 if there is none. What they did in between is no turn. */
export function lastOwnPly(events: readonly GameEvent[], seats: readonly number[]): number {
  let active: number | null = null;
  let found = 0;
  let ply = 0;
  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    if (event.event === 'turn') active = seat;
    else if (event.ply > ply && seat !== null) {
      ply = event.ply;
      if (seats.includes(seat) && (active === null || active === seat)) found = ply;
    }
  }
  return found;
}

const isTold = ({ kind }: Moment): boolean => kind === 'move' || kind === 'scoring';

export class Following {
  /** Is the list of what happened open; is the table of standings? */
  listed = $state(false);
  compared = $state(false);
  /** What is shown again: a place in `since`; null: nothing. */
  step: number | null = $state(null);
  /** Moves that were made while nobody looked: after the first of these plies, up to the second. */
  away: [number, number] | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: TableModel) {}

  /** Who looks: the seats whose own moves they know. */
  get #mine(): readonly number[] {
    const { seat, you } = this.model;
    return seat === null || !you?.seats.includes(seat) ? (you?.seats ?? []) : [seat];
  }

  /** The last move of a turn of mine; whoever only looks on sees what happened since the last turn of who plays now. */
  readonly #from: number = $derived.by(() => {
    const active = this.model.view?.active;
    const seats = this.#mine.length || active === undefined ? this.#mine : [active];
    return lastOwnPly(this.model.source.events, seats);
  });

  /** What the others did since. */
  readonly since: readonly Moment[] = $derived.by(() => {
    const from = this.#from;
    const events = this.model.source.events.filter((event) => event.ply >= from);
    // Who has no seat acts in the same breath as somebody's move.
    return this.model.story.moments(events)
      .filter((one) => isTold(one) && !this.isMine(one) && (one.ply > from || this.#seatless(one)));
  });

  /** The newest move, whoever made it. */
  readonly newest: Moment | null = $derived.by(() =>
    this.model.story.moments(this.model.source.events.slice(-RECENT)).findLast((one) => isTold(one) && one.ply > 0) ?? null);

  /** Who moved last, if it was not me. */
  readonly last: number | null = $derived.by(() => this.since.findLast((one) => one.seat !== null && !this.#seatless(one))?.seat ?? null);

  /** Where things have come to since: the names of these places. */
  readonly marked: ReadonlySet<string> = $derived.by(() =>
    new Set(this.since.flatMap(({ events }) => events).flatMap((event) => this.model.travels(event, null).map(({ to }) => to[0] ?? ''))));

  /** How many of them were made while nobody looked. */
  readonly absent: number = $derived.by(() => {
    const away = this.away;
    return away ? this.since.filter(({ ply, kind }) => kind === 'move' && ply > away[0] && ply <= away[1]).length : 0;
  });

  /** What is to be read now: what is shown again, or the newest move. */
  readonly shown: Moment | null = $derived.by(() => (this.step === null ? this.newest : (this.since[this.step] ?? null)));
  readonly current: Line | null = $derived.by(() => (this.shown ? this.model.story.told(this.shown) : null));

  #seatless({ seat }: { seat?: number | null }): boolean {
    return typeof seat === 'number' && seat >= this.model.seats.length;
  }

  isMine({ seat }: { seat?: number | null }): boolean {
    return typeof seat === 'number' && this.#mine.includes(seat);
  }

  /** Show it all again, one move after the other. */
  replay(): void {
    this.listed = false;
    this.#go(0);
  }

  /** No more of it; false if nothing was shown. */
  stop(): boolean {
    clearTimeout(this.#timer);
    const shown = this.step !== null;
    this.step = null;
    return shown;
  }

  #go(step: number): void {
    this.stop();
    const moment = this.since[step];
    if (!moment) {
      this.away = null; // it has been seen
      return;
    }
    this.step = step;
    announce(plain(this.model.story.told(moment)));
    this.#timer = setTimeout(() => this.#go(step + 1), STEP);
  }
}
