/** Moves as texts (docs/bot-writers.md, "Notation"), taken apart for those who show them. What is unknown stays a text. */

import { CURRENCIES, type Cell, type Money, type Side } from './wire';

export type Card = string; // "dinar 5"; of another kind of money "dinar token 1"

/** What is paid: money, and what comes along with it, such as a card of another kind; "" if nothing does. */
export interface Paid {
  cards: Card[];
  means: string;
}

export type ParsedMove = { text: string } & (
  | { verb: 'take'; cards: Card[] }
  | ({ verb: 'buy'; tile: string; kind?: string; by?: string } & Paid) // kind: of what lies beside the market; by: through somebody
  | { verb: 'place' | 'add'; tile: string; cell: Cell; by?: string; side?: Side } // by: with something on this side
  | { verb: 'keep' | 'remove'; tile: string }
  | { verb: 'swap'; tile: string; other: string; by?: string; side?: Side } // likewise, of the tile that comes
  | { verb: 'pass' }
  | { verb: 'other'; words: string[] }
);

const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? '');
const isCurrency = (word: string | undefined): boolean => CURRENCIES.some((one) => one === word);

/** How many words from here on name money; 0: these do not. What comes along may be called by two currencies, a kind of money never. */
function moneyAt(words: readonly string[], index: number): number {
  if (isNumber(words[index])) return 0;
  if (isNumber(words[index + 1])) return 2;
  return isCurrency(words[index]) && !isCurrency(words[index + 1]) && isNumber(words[index + 2]) ? 3 : 0;
}

/** The money among these words, and the other words. */
function dealt(words: readonly string[]): { cards: Card[]; others: string[] } {
  const cards: Card[] = [];
  const others: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = moneyAt(words, index);
    if (length) cards.push(words.slice(index, index + length).join(' '));
    else others.push(words[index] ?? '');
    index += length || 1;
  }
  return { cards, others };
}

export const cardsOf = (words: readonly string[]): Card[] => dealt(words).cards;

/** What is no money names what comes along. */
function paidWith(words: readonly string[]): Paid {
  const { cards, others } = dealt(words);
  return { cards, means: others.join(' ') };
}

/** What is paid, as the notation writes it. */
export const paidText = (cards: readonly Card[], means = ''): string => [means, ...sorted(cards)].filter(Boolean).join(' ');

export function cellIn(word: string | undefined): Cell | null {
  const parts = /^(-?\d+),(-?\d+)$/.exec(word ?? '');
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
}

const isTile = (word: string | undefined): boolean => /^[A-Z]+\d+-[NESW]*$/.test(word ?? '');

/** `TOW7-NEW dinar 7`, or with a word before the tile: what is bought, and how it is paid. */
function bought(words: readonly string[]): { tile: string; kind?: string } & Paid {
  const [first = '', second] = words;
  if (!isTile(first) && second !== undefined && isTile(second)) return { tile: second, kind: first, ...paidWith(words.slice(2)) };
  return { tile: first, ...paidWith(words.slice(1)) };
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
  if (verb === 'take') {
    const { cards, others } = dealt(words.slice(1));
    if (!others.length) return { text, verb, cards };
  }
  if (verb === 'buy' && tile) return { text, verb, ...bought(words.slice(1)) };
  const cell = cellIn(third);
  if ((verb === 'place' || verb === 'add') && cell) return { text, verb, tile, cell };
  const special = layingWith(words);
  if (special) return { text, ...special };
  if ((verb === 'keep' || verb === 'remove') && tile && !third) return { text, verb, tile };
  if (verb === 'swap' && third) return { text, verb, tile, other: third };
  if (verb === 'pass' && words.length === 1) return { text, verb };
  if (verb && tile === 'buy' && third) return { text, verb: 'buy', by: verb, ...bought(words.slice(2)) };
  return { text, verb: 'other', words };
}

export const currencyOf = (card: Card): Money => card.split(' ')[0] as Money;

/** Money, or a card of another kind? */
export function isMoney(card: Card): boolean {
  const words = card.split(' ');
  return moneyAt(words, 0) === words.length;
}

/** The kind of money, if it is no plain card: the word before its value. */
export const kindOf = (card: Card): string => (isMoney(card) ? card.split(' ').slice(1, -1).join('') : '');

/** The move that takes this card of the display, if it is no money: `token take florin`, if it is called `token florin`. */
export function takingText(card: Card): string {
  const [kind = '', ...words] = card.split(' ');
  return [kind, 'take', ...words].join(' ');
}
export const valueOf = (card: Card): number => Number(card.split(' ').at(-1) ?? 0);
export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** Dearest first, as the notation writes them: two lists of the same cards are the same text then. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b));
}

export const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => sorted(a).join() === sorted(b).join();
