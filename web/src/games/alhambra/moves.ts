/** Moves as texts (docs/bot-writers.md, "Notation"), taken apart for those who show them. What is unknown stays a text. */

import type { Cell, Money, Side } from './wire';

export type Card = string; // "dinar 5"

/** What is paid: money, and what comes along with it, such as a card of another kind; "" if nothing does. */
export interface Paid {
  cards: Card[];
  means: string;
}

export type ParsedMove = { text: string } & (
  | { verb: 'take'; cards: Card[] }
  | ({ verb: 'buy'; tile: string; by?: string } & Paid) // by: through somebody
  | { verb: 'place' | 'add'; tile: string; cell: Cell; by?: string; side?: Side } // by: with something on this side
  | { verb: 'keep' | 'remove'; tile: string }
  | { verb: 'swap'; tile: string; other: string; by?: string; side?: Side } // likewise, of the tile that comes
  | { verb: 'pass' }
  | { verb: 'other'; words: string[] }
);

export function cardsOf(words: readonly string[]): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) cards.push(`${words[index]} ${words[index + 1]}`);
  return cards;
}

const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? '');

/** A word with a number behind it is a money card; all others name what comes along. */
function paidWith(words: readonly string[]): Paid {
  const cards: Card[] = [];
  const means: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (isNumber(words[index + 1])) cards.push(`${word} ${words[++index]}`);
    else means.push(word);
  }
  return { cards, means: means.join(' ') };
}

/** What is paid, as the notation writes it. */
export const paidText = (cards: readonly Card[], means = ''): string => [means, ...sorted(cards)].filter(Boolean).join(' ');

export function cellIn(word: string | undefined): Cell | null {
  const parts = /^(-?\d+),(-?\d+)$/.exec(word ?? '');
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
}

/** `door place GAR10-N 1,1 N`, `door swap SHED3-N GAR10-N N`: a tile is laid with something on one of its sides. */
function layingWith([by, verb, tile, place, side, ...more]: string[]) {
  if (!by || !tile || !place || !side || more.length || !/^[NESW]$/.test(side)) return null;
  if (verb === 'swap') return { verb, tile, other: place, by, side: side as Side } as const;
  const cell = cellIn(place);
  return cell && (verb === 'place' || verb === 'add') ? { verb, tile, cell, by, side: side as Side } as const : null;
}

export function parseMove(text: string): ParsedMove {
  const words = text.split(' ');
  const [verb, tile = '', third] = words;
  if (verb === 'take' && words.length % 2 === 1) return { text, verb, cards: cardsOf(words.slice(1)) };
  if (verb === 'buy' && tile) return { text, verb, tile, ...paidWith(words.slice(2)) };
  const cell = cellIn(third);
  if ((verb === 'place' || verb === 'add') && cell) return { text, verb, tile, cell };
  const special = layingWith(words);
  if (special) return { text, ...special };
  if ((verb === 'keep' || verb === 'remove') && tile && !third) return { text, verb, tile };
  if (verb === 'swap' && third) return { text, verb, tile, other: third };
  if (verb === 'pass' && words.length === 1) return { text, verb };
  if (verb && tile === 'buy' && third) return { text, verb: 'buy', by: verb, tile: third, ...paidWith(words.slice(3)) };
  return { text, verb: 'other', words };
}

export const currencyOf = (card: Card): Money => card.split(' ')[0] as Money;

/** Money, or a card of another kind? */
export const isMoney = (card: Card): boolean => {
  const words = card.split(' ');
  return words.length === 2 && isNumber(words[1]);
};

/** The move that takes this card of the display, if it is no money: `token take florin`, if it is called `token florin`. */
export function takingText(card: Card): string {
  const [kind = '', ...words] = card.split(' ');
  return [kind, 'take', ...words].join(' ');
}
export const valueOf = (card: Card): number => Number(card.split(' ')[1] ?? 0);
export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** Dearest first, as the notation writes them: two lists of the same cards are the same text then. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b));
}

export const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => sorted(a).join() === sorted(b).join();
