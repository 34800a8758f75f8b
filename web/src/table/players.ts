/** What is said about the people at a table: who plays, and how much time is left. */

import { knows, language, t } from '../lib/i18n.svelte';
import type { ClockInfo, SeatInfo } from '../lib/wire';
import type { TableModel } from './model.svelte';

/** The seat of the person in front of the screen; null for a spectator, and where several people share a screen. */
export function ownSeat(model: TableModel): number | null {
  const seats = model.you?.seats ?? [];
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Everybody else, in the order in which they play after us; a spectator sees all. */
export function opponents(model: TableModel): number[] {
  const me = ownSeat(model);
  if (me === null) return model.seats;
  return [...model.seats.slice(me + 1), ...model.seats.slice(0, me)];
}

// ---------------------------------------------------------------------- names

/** Who somebody is in the middle of a sentence. */
export type Names = (seat: number) => string;

export const labelOf = (model: TableModel, seat: number): string =>
  seat === ownSeat(model) ? t('scoring-you') : model.name(seat);
export const namesOf = (model: TableModel): Names => (seat) =>
  seat === ownSeat(model) ? t('scoring-you-inside') : model.name(seat);

/** Everybody who has points: the seats, then who has none. */
export function contendersAt(model: TableModel): { seat: number; score: number }[] {
  const scores = [...model.seats.map((seat) => model.player(seat)?.score ?? 0), ...model.rivals.map(({ score }) => score)];
  return scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }]));
}

/** Which seal to draw: who has no seat has that of nobody. */
const NO_SEAT = 6;
export const sealOf = (model: TableModel, seat: number): number => (seat < model.seats.length ? seat : NO_SEAT);

// ---------------------------------------------------------------------- states

export type SeatState = 'turn' | 'placing' | 'interrupt' | 'next' | 'away' | 'waiting';

export const isAway = (info: SeatInfo | undefined): boolean => !!info && !info.bot && !info.connected && !info.free;

/** What a seat is doing. Whoever has to decide does that, here or not. */
export function stateOf(model: TableModel, seat: number): SeatState {
  if (model.table?.status !== 'playing' || !model.view) return 'waiting';
  if (model.decider === seat) return model.doing;
  if (isAway(model.table.seats[seat])) return 'away';
  return seat === model.next ? 'next' : 'waiting';
}

export function stateText(state: SeatState): string {
  // keys: log-state-turn log-state-placing log-state-interrupt log-state-next log-state-away
  return state === 'waiting' ? '' : t(`log-state-${state}`);
}

/** How a bot plays; a level that this page does not know is simply a bot. */
export function levelText(level: string): string {
  // keys: log-bot-easy log-bot-medium log-bot-strong log-bot-random log-bot-idle
  const key = `log-bot-${level}`;
  return knows(key) ? t(key) : t('log-bot');
}

// ---------------------------------------------------------------------- clocks

const seen = new WeakMap<ClockInfo, number>();

/** When this state of the clocks came here: the server's clock may differ from ours, so we count from then. */
function arrival(clock: ClockInfo, now: number): number {
  const known = seen.get(clock) ?? now;
  seen.set(clock, known);
  return known;
}

/** Milliseconds that a seat has left; null without a clock. */
export function timeLeft(clock: ClockInfo | null | undefined, seat: number, now: number): number | null {
  const left = clock?.left[seat];
  if (!clock || left === undefined) return null;
  if (clock.running !== seat) return left || null; // by correspondence, time is given for each move only
  const there = clock.now + (now - arrival(clock, now));
  return Math.max(0, clock.deadline ? clock.deadline - there : left - (there - clock.since));
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const unit = (value: number, name: string): string =>
  new Intl.NumberFormat(language.current, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);

/** 9:41, 1:02:07, or days and hours. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return `${unit(Math.floor(milliseconds / DAY), 'day')} ${unit(Math.floor((milliseconds % DAY) / HOUR), 'hour')}`;
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
