/**
 * A lesson at a real table, whatever the game: sentences that follow what happens there. It never holds anything back:
 * whoever does something else that is legal is simply further on. A game gives the steps and the prepared deal.
 */

import type { GameEvent } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

/** What is said now, and what it is about. */
export interface Advice {
  text: string;
  /** A selector: what the sentence points at. */
  at?: string;
}

export interface LessonStep<M extends TableModel = TableModel> {
  /** What is said while it goes on. */
  say(model: M): Advice;
  /** Has it happened, or is it past? `mine` is what the learner has done since the lesson began. Without it: a button. */
  done?(model: M, mine: readonly GameEvent[]): boolean;
  /** It is about what the learner does: nothing is said while others play. */
  acts?: boolean;
}

/** What a game gives. */
export interface Lesson<M extends TableModel = TableModel> {
  /** By this name the table is known again. */
  name: string;
  /** A record, and after how many of its moves the learner sits down, where, and against which bots. */
  deal: { record: string; ply: number; seats: number; seat: number; level: string };
  steps: readonly LessonStep<M>[];
  /** A selector: the part of the table over which sentences may lie. */
  stage: string;
  /** What is said at the end, and while others play. */
  end(model: M): string;
  wait(model: M): string;
}

/** A lesson whose steps agree on a model of their own. */
export const asLesson = <M extends TableModel>(lesson: Lesson<M>): Lesson => lesson as unknown as Lesson;

const kept = (key: string): string => `alhambra-lesson-${key}`;

function restored(key: string): number {
  try {
    const found = Number(localStorage.getItem(kept(key)) ?? 0);
    return Number.isInteger(found) && found > 0 ? found : 0;
  } catch {
    return 0;
  }
}

function keep(key: string, step: number): void {
  try {
    localStorage.setItem(kept(key), String(step));
  } catch {
    // Then the sentences that were read come once more.
  }
}

/** The course of a lesson: which step somebody is at. It goes on after a reload, and on another device. */
export class Course {
  /** The number of steps that are behind; that of all steps: the end. */
  step = $state(0);
  /** Has the learner closed it after the end? */
  closed = $state(false);

  constructor(
    readonly lesson: Lesson,
    readonly model: TableModel,
  ) {
    this.step = Math.min(restored(model.source.key), lesson.steps.length);
    this.closed = restored(model.source.key) > lesson.steps.length;
  }

  get over(): boolean {
    return this.step >= this.lesson.steps.length;
  }

  /** What the learner has done since the lesson began. */
  get mine(): GameEvent[] {
    const { ply, seat } = this.lesson.deal;
    return this.model.source.events.filter((event) => event.ply > ply && event.seat === seat);
  }

  /** Does the present step wait for a button? */
  get reading(): boolean {
    return !this.over && !this.lesson.steps[this.step]?.done;
  }

  readonly advice: Advice = $derived.by(() => {
    const step = this.lesson.steps[this.step];
    if (!step) return { text: this.lesson.end(this.model) };
    if (step.acts && !this.model.mine) return { text: this.lesson.wait(this.model) };
    return step.say(this.model);
  });

  /** Something has changed: whatever is done is behind us, with all that came before it. */
  follow(): void {
    const { steps } = this.lesson;
    const mine = this.mine;
    let last = this.step;
    for (let index = this.step; index < steps.length; index += 1) {
      if (steps[index]?.done?.(this.model, mine)) last = index + 1;
    }
    if (last > this.step) this.#go(last);
  }

  /** The button: the sentence has been read. */
  next(): void {
    if (this.reading) this.#go(this.step + 1);
  }

  /** After the end: the game goes on without a teacher. */
  close(): void {
    this.closed = true;
    keep(this.model.source.key, this.lesson.steps.length + 1);
  }

  #go(step: number): void {
    this.step = step;
    keep(this.model.source.key, step);
  }
}
