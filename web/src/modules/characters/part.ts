/** What the table says about the characters, and what is printed on their cards. */

import { cardsOf, totalOf, valueOf, type Card } from '../../games/alhambra/moves';
import { cardName } from '../../games/alhambra/names';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { t } from '../../lib/i18n.svelte';

export interface Auction {
  card: string;
  auctioneer: number;
  bid: number; // 0: none yet
  bidder: number | null;
  in: number[];
}

export interface CharactersPart {
  owned: string[][];
  used: (string | null)[];
  gone: string[];
  aside: number;
  auction: Auction | null;
  hakim: (string | null)[];
}

export function partOf(model: PalaceModel): CharactersPart | null {
  return (model.view?.parts?.['characters'] as CharactersPart | undefined) ?? null;
}

export const ownedBy = (model: PalaceModel, seat: number): string[] => partOf(model)?.owned?.[seat] ?? [];

/** When a power works: once in each round, in scorings, or once at all. */
export type Symbol = 'round' | 'scoring' | 'once';

const FACTS: Readonly<Record<string, readonly [Symbol, string]>> = {
  karim: ['once', 'CHAR-20'], knihstig: ['round', 'CHAR-21'], ammar: ['round', 'CHAR-22'], faruk: ['round', 'CHAR-23'],
  fatima: ['once', 'CHAR-24'], hakim: ['scoring', 'CHAR-25'], laila: ['round', 'CHAR-26'], machma: ['round', 'CHAR-27'],
  yammerad: ['round', 'CHAR-28'], yusuf: ['scoring', 'CHAR-29'],
};

export const symbolOf = (card: string): Symbol => FACTS[card]?.[0] ?? 'once';
export const ruleOf = (card: string): string => FACTS[card]?.[1] ?? 'CHAR-01';
export const SIGNS: Readonly<Record<Symbol, string>> = { round: '❖', scoring: 'W', once: '1×' };

export const fullName = (card: string): string => cardName(card);
export const shortName = (card: string): string => t('characters-short', { card });
export const powerOf = (card: string): string => t('characters-power', { card });
export const symbolName = (card: string): string => t('characters-symbol', { symbol: symbolOf(card) });

/** Has its owner used a power of this round already, so that this one cannot be used any more? */
export const isSpent = (part: CharactersPart | null, seat: number, card: string): boolean =>
  symbolOf(card) === 'round' && !!part?.used?.[seat];

/** Who is asked in which order: everybody from the auctioneer on, clockwise. */
export function biddingOrder(auction: Auction, seats: readonly number[]): number[] {
  const first = Math.max(0, seats.indexOf(auction.auctioneer));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The legal bids, the smallest first. */
export function bidsIn(model: PalaceModel): number[] {
  const found = model.moves.flatMap((move) => (/^bid \d+$/.test(move.text) ? [Number(move.text.slice(4))] : []));
  return found.sort((a, b) => a - b);
}

/** The cards of one currency that cover an amount with the least loss, and then with the fewest cards; null: not enough. */
export function cheapest(cards: readonly Card[], amount: number): Card[] | null {
  let reached = new Map<number, Card[]>([[0, []]]);
  for (const card of cards) {
    const next = new Map(reached);
    for (const [sum, used] of reached) {
      const total = sum + valueOf(card);
      const known = next.get(total);
      if (!known || known.length > used.length + 1) next.set(total, [...used, card]);
    }
    reached = next;
  }
  const sums = [...reached.keys()].filter((sum) => sum >= amount && sum > 0);
  return sums.length ? (reached.get(Math.min(...sums)) ?? null) : null;
}

export interface BidPayment {
  move: string;
  cards: Card[];
  total: number;
  over: number;
}

const MOST = 5;

/** How the bid can be paid: the best way in each currency first, the best of all at the top. */
export function waysToPay(model: PalaceModel, amount: number): BidPayment[] {
  const all = model.moves.flatMap((move): BidPayment[] => {
    const words = move.text.split(' ');
    if (words[0] !== 'pay') return [];
    const cards = cardsOf(words.slice(1));
    return [{ move: move.text, cards, total: totalOf(cards), over: totalOf(cards) - amount }];
  });
  all.sort((a, b) => a.over - b.over || a.cards.length - b.cards.length);
  const kinds = new Set<string>();
  const isFirst = (one: BidPayment): boolean => {
    const kind = one.cards[0]?.split(' ')[0] ?? '';
    return kinds.has(kind) ? false : !!kinds.add(kind);
  };
  const best = all.filter(isFirst);
  return [...best, ...all.filter((one) => !best.includes(one))].slice(0, Math.max(MOST, best.length));
}

/** The powers that can be called before the first action, by their first word. */
export const CALLED: readonly string[] = ['laila', 'machma', 'yammerad'];

export const canCall = (model: PalaceModel, card: string): boolean =>
  CALLED.includes(card) && model.moves.some((move) => move.text.split(' ')[0] === card);

/** The operands that a move of this power has at a place, given the words before it. */
export function choices(model: PalaceModel, words: readonly string[], count = 1): string[] {
  const before = `${words.join(' ')} `;
  const found = model.moves.flatMap((move) => {
    if (!move.text.startsWith(before)) return [];
    return [move.text.slice(before.length).split(' ').slice(0, count).join(' ')];
  });
  return [...new Set(found)];
}
