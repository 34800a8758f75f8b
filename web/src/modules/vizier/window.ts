/** The window between two turns: who may step in first, and whether one wants to be asked at all. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';

export function isAwake(model: PalaceModel, seat: number): boolean {
  const part = model.view?.parts?.['vizier']?.['awake'];
  return Array.isArray(part) && part[seat] === true;
}

/** From the player whose turn is next round to the one who has just played. */
export function priority(model: PalaceModel): number[] {
  const seats = model.seats;
  const next = (seats.indexOf(model.view?.active ?? 0) + 1) % Math.max(1, seats.length);
  return [...seats.slice(next), ...seats.slice(0, next)];
}

export const WISHES = ['always', 'exact', 'never'] as const;
export type Wish = (typeof WISHES)[number];

/** Is the question answered with "pass" without being asked? */
export function passesBy(wish: Wish, model: PalaceModel): boolean {
  if (!model.mine || model.kind !== 'interlude' || !model.moves.some((move) => move.text === 'pass')) return false;
  return wish === 'never' || (wish === 'exact' && model.moves.every((move) => move.verb !== 'buy'));
}

const place = (key: string): string => `alhambra-vizier-${key}`;

export function restoredWish(key: string): Wish {
  try {
    return WISHES.find((one) => one === sessionStorage.getItem(place(key))) ?? 'always';
  } catch {
    return 'always';
  }
}

export function keepWish(key: string, wish: Wish): void {
  try {
    sessionStorage.setItem(place(key), wish);
  } catch {
    // It is lost with the page, then.
  }
}
