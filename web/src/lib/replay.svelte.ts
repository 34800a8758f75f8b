/** A game that is over, seen again: every position of it is a table at which nobody can play. */

import type { TableSource } from '../table/model.svelte';
import { api, ApiError, type PositionInfo, type ReplayInfo } from './api';
import type { LineStatus, Outcome } from './connection.svelte';
import { list, t } from './i18n.svelte';
import type { GameAnswer, GameEvent, GameQuestion, Refusal, TableInfo, View, You } from './wire';

/** Where the game is kept: at the table where it was played, or as a record that somebody uploaded. */
export interface ReplayPlace {
  kind: 'table' | 'replay';
  key: string;
}

/** "/replay/table/<key>" or "/replay/<key>"; null if the address names no game. */
export function placeOf(parts: readonly string[]): ReplayPlace | null {
  const [, first, second] = parts;
  if (first === 'table') return second ? { kind: 'table', key: second } : null;
  return first ? { kind: 'replay', key: first } : null;
}

export const loadReplay = (place: ReplayPlace): Promise<ReplayInfo> =>
  place.kind === 'table' ? api.tableReplay(place.key) : api.replay(place.key);

const positionAt = (place: ReplayPlace, ply: number): Promise<PositionInfo> =>
  place.kind === 'table' ? api.tablePosition(place.key, ply) : api.replayPosition(place.key, ply);

/** The positions in which a turn begins, from the first one on. */
export function turnStarts(moves: ReplayInfo['moves']): number[] {
  const starts = [0];
  for (let index = 1; index < moves.length; index += 1) {
    const [before, move] = [moves[index - 1], moves[index]];
    if (before && move && before.turn !== move.turn) starts.push(move.ply - 1);
  }
  return starts;
}

/** The first of these plies after this one, or the last position. */
export const nextOf = (plies: readonly number[], ply: number, last: number): number =>
  plies.find((one) => one > ply) ?? last;
/** The last of these plies before this one, or the first position. */
export const previousOf = (plies: readonly number[], ply: number): number => plies.findLast((one) => one < ply) ?? 0;

/** What an address asks for: a ply of this game. */
export function plyOf(text: string | null, last: number, otherwise: number): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return otherwise;
  return Math.min(Number(text), last);
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const BEAT = 1100; // milliseconds between two moves at speed 1
const KEPT = 300; // positions

export class ReplaySource implements TableSource {
  readonly key: string;
  readonly slow = false;
  readonly seq = 0;
  readonly busy = 0;
  readonly farewell = null;
  missed = 0;
  view: View | null = $state.raw(null);
  /** The position asked for; it is shown as soon as it is here. */
  wanted = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  /** Whose hand is seen; null: that of whoever has to decide. */
  eye: number | null = $state(null);
  problem: ApiError | null = $state.raw(null);

  readonly starts: number[];
  #shown: PositionInfo | null = null;
  #positions = new Map<number, Promise<PositionInfo>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #title: string;

  constructor(
    readonly info: ReplayInfo,
    readonly place: ReplayPlace,
    title = '',
    private readonly fetch: (ply: number) => Promise<PositionInfo> = (ply) => positionAt(place, ply),
  ) {
    this.key = place.key;
    this.starts = turnStarts(info.moves);
    this.#title = title;
  }

  // ---------------------------------------------------------------- what a table shows

  get status(): LineStatus {
    return this.problem ? 'lost' : this.view ? 'live' : 'connecting';
  }

  get ply(): number {
    return this.view?.ply ?? 0;
  }

  get last(): number {
    return this.info.plies;
  }

  readonly over = $derived.by(() => this.view?.ply === this.info.plies && this.info.result !== null);

  readonly events: GameEvent[] = $derived.by(() => {
    const ply = this.ply;
    return this.info.events.filter((event) => event.ply <= ply);
  });

  readonly names: string[] = $derived.by(() =>
    Array.from({ length: this.info.seats }, (_, seat) => this.info.names?.[seat] ?? t('seat-name', { seat: seat + 1 })),
  );

  readonly table: TableInfo = $derived.by(() => ({
    key: this.key,
    title: this.#title || t('replay-title', { names: list(this.names) }),
    status: this.over ? 'over' : 'playing',
    setup: this.info.setup,
    seats: this.names.map((name, seat) => (
      { name, kind: 'here', free: false, person: seat, bot: '', connected: true, resigned: false }
    )),
    pace: { kind: 'untimed' },
    time_out: 'bot',
    spectators: true,
    listed: false,
    watching: 0,
    created: 0,
    scores: this.over ? this.info.result?.scores : null,
    winners: this.over ? this.info.result?.winners : null,
  }));

  /** A spectator, to whom one hand after the other is shown. */
  readonly you: You = $derived.by(() => (
    { host: false, seats: [], eye: this.eye ?? this.view?.decision?.seat ?? this.view?.active ?? null }
  ));

  /** What is asked about a position has come with it, under the name of the question. */
  async ask({ type }: GameQuestion): Promise<GameAnswer> {
    return { type, [type]: this.#shown?.[type] };
  }

  // ---------------------------------------------------------------- moving about

  /** Show the position after so many moves. */
  async show(ply: number): Promise<void> {
    const target = Math.max(0, Math.min(ply, this.last));
    this.wanted = target;
    try {
      const position = await this.#position(target);
      if (this.wanted !== target) return; // somebody has moved on meanwhile
      this.view = position.view;
      this.#shown = position;
      this.problem = null;
      this.#prefetch(target);
    } catch (error) {
      this.#positions.delete(target);
      if (this.wanted !== target) return;
      this.pause();
      this.problem = error instanceof ApiError ? error : new ApiError(0, 'unreachable', '');
    }
  }

  step(by: number): void {
    this.pause();
    void this.show(this.wanted + by);
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  turn(forward: boolean): void {
    this.pause();
    void this.show(forward ? nextOf(this.starts, this.wanted, this.last) : previousOf(this.starts, this.wanted));
  }

  jump(ply: number): void {
    this.pause();
    void this.show(ply);
  }

  /** Let it run by itself; from the beginning if it has come to the end. */
  start(): void {
    if (this.playing) return;
    this.playing = true;
    void this.show(this.wanted >= this.last ? 0 : this.wanted + 1).then(() => this.#later());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.wanted >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => {
      if (this.playing) void this.show(this.wanted + 1).then(() => this.#later());
    }, BEAT / this.speed);
  }

  #position(ply: number): Promise<PositionInfo> {
    let found = this.#positions.get(ply);
    if (!found) {
      found = this.fetch(ply);
      this.#positions.set(ply, found);
      const [oldest] = this.#positions.keys();
      if (this.#positions.size > KEPT && oldest !== undefined) this.#positions.delete(oldest);
    }
    return found;
  }

  /** What will probably be looked at next. Failing is no harm: it is asked for again when it is needed. */
  #prefetch(ply: number): void {
    for (const near of this.playing ? [ply + 1, ply + 2, ply + 3] : [ply + 1, ply - 1]) {
      if (near >= 0 && near <= this.last) this.#position(near).catch(() => this.#positions.delete(near));
    }
  }

  // ---------------------------------------------------------------- nobody plays here

  async #refuse(): Promise<Outcome> {
    return { ok: false, reason: 'replay', text: t('replay-readonly') };
  }

  play(): Promise<Outcome> {
    return this.#refuse();
  }

  undo(): Promise<Outcome> {
    return this.#refuse();
  }

  consent(): Promise<Outcome> {
    return this.#refuse();
  }

  accept(): Promise<Outcome> {
    return this.#refuse();
  }

  react(): Promise<Outcome> {
    return this.#refuse();
  }

  async whyNot(): Promise<Refusal | null> {
    return null;
  }

  listen(): () => void {
    return () => undefined;
  }
}
