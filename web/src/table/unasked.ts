/**
 * Questions to which there is only one answer are not put. The answer is given all the same, and where others look on,
 * after as long as somebody might think: nobody can tell from it who had a choice.
 */

import type { TableModel } from './model.svelte';

const AMONG_BOTS = 300; // milliseconds
const LEAST = 1400;
const MOST = 4200;

/** How long somebody might have thought. */
export const pause = (alone: boolean, chance = Math.random()): number => (alone ? AMONG_BOTS : LEAST + (MOST - LEAST) * chance);

/** Answer what needs no question. To be called in an effect; returns how to call it off. */
export function withoutQuestion(model: TableModel): (() => void) | undefined {
  void model.view?.ply; // another position, another answer
  if (model.unasked === null) return undefined;
  const timer = setTimeout(() => void model.answerUnasked(), pause(model.alone && model.you?.seats.length === 1));
  return () => clearTimeout(timer);
}
