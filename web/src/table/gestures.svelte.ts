/** Gestures at a table: those that are seen now, and whether somebody is about to make one. */

import { SvelteMap } from 'svelte/reactivity';
import { t } from '../lib/i18n.svelte';
import type { TableModel } from './model.svelte';

export const GESTURES = ['applause', 'laugh', 'wow', 'think', 'hurry', 'sorry', 'thanks', 'hello', 'bye'] as const;
export type Gesture = (typeof GESTURES)[number];

const LASTS = 4000; // milliseconds

class Gestures {
  open = $state(false);
  readonly shown = new SvelteMap<number, Gesture>();
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(seat: number, gesture: Gesture): void {
    clearTimeout(this.#timers.get(seat));
    this.shown.set(seat, gesture);
    this.#timers.set(seat, setTimeout(() => this.shown.delete(seat), LASTS));
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.shown.clear();
  }
}

const all = new WeakMap<TableModel, Gestures>();

/** The gestures of a table: the menu, the button and the bubbles are in different places. */
export function gesturesOf(model: TableModel): Gestures {
  const found = all.get(model) ?? new Gestures();
  all.set(model, found);
  return found;
}

export const isGesture = (name: string): name is Gesture => (GESTURES as readonly string[]).includes(name);

export function gestureText(gesture: Gesture): string {
  // keys: log-reaction-applause log-reaction-laugh log-reaction-wow log-reaction-think log-reaction-hurry
  // keys: log-reaction-sorry log-reaction-thanks log-reaction-hello log-reaction-bye
  return t(`log-reaction-${gesture}`);
}

/** May the person in front of the screen make gestures here? */
export const canGesture = (model: TableModel): boolean => !model.isSpectator && model.table?.status !== 'closed';
