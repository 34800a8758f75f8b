/** Moves as texts (docs/bot-writers.md, "Notation"), taken apart for those who show them. What is unknown stays a text. */

import type { Cell, Currency, Side } from './wire';

export type Card = string; // "dinar 5"

export type ParsedMove = { text: string } & (
  | { verb: 'take'; cards: Card[] }
  | { verb: 'buy' | 'vizier buy'; tile: string; cards: Card[] }
  | { verb: 'place' | 'add'; tile: string; cell: Cell; by?: string; side?: Side } // by: with something on this side
  | { verb: 'keep' | 'dirk' | 'remove'; tile: string }
  | { verb: 'swap'; tile: string; other: string }
  | { verb: 'pass' | 'vizier wake' }
  | { verb: 'other'; words: string[] }
);

export function cardsOf(words: readonly string[]): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) cards.push(`${words[index]} ${words[index + 1]}`);
  return cards;
}

function cellOf(word: string | undefined): Cell | null {
  const parts = /^(-?\d+),(-?\d+)$/.exec(word ?? '');
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
}

/** `gate place GAR10-N 1,1 N`: a tile is laid with something that stands on one of its sides. */
function layingWith([by, verb, tile, place, side, ...more]: string[]) {
  const cell = cellOf(place);
  if (!by || !tile || !cell || !side || more.length || !/^[NESW]$/.test(side)) return null;
  return verb === 'place' || verb === 'add' ? { verb, tile, cell, by, side: side as Side } as const : null;
}

export function parseMove(text: string): ParsedMove {
  const words = text.split(' ');
  const [verb, tile = '', third] = words;
  if (verb === 'take' && words.length % 2 === 1) return { text, verb, cards: cardsOf(words.slice(1)) };
  if (verb === 'buy' && tile) return { text, verb, tile, cards: cardsOf(words.slice(2)) };
  const cell = cellOf(third);
  if ((verb === 'place' || verb === 'add') && cell) return { text, verb, tile, cell };
  const special = layingWith(words);
  if (special) return { text, ...special };
  if ((verb === 'keep' || verb === 'dirk' || verb === 'remove') && tile && !third) return { text, verb, tile };
  if (verb === 'swap' && third) return { text, verb, tile, other: third };
  if (verb === 'pass' && words.length === 1) return { text, verb };
  if (verb === 'vizier' && tile === 'wake') return { text, verb: 'vizier wake' };
  if (verb === 'vizier' && tile === 'buy' && third) {
    return { text, verb: 'vizier buy', tile: third, cards: cardsOf(words.slice(3)) };
  }
  return { text, verb: 'other', words };
}

export const currencyOf = (card: Card): Currency => card.split(' ')[0] as Currency;
export const valueOf = (card: Card): number => Number(card.split(' ')[1] ?? 0);
export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** Dearest first, as the notation writes them: two lists of the same cards are the same text then. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b));
}

export const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => sorted(a).join() === sorted(b).join();
