/** How far the game is from its scorings, as far as everybody knows it. Where that is not certain, less is told. */

import type { GameEvent, Setup } from '../../../lib/wire';
import type { View } from '../wire';

export interface Pile {
  size: number;
  turned: number; // how many of its cards have been turned up
  scoring: boolean; // does a scoring card that nobody has seen lie in it?
}

/** Where a scoring card must be: the card that comes as number `from` to `to` from now. */
export interface Hidden {
  pile: number;
  from: number;
  to: number;
}

export interface Horizon {
  tiles: number;
  cards: number;
  done: number; // scorings held
  due: number[]; // scorings announced
  next: number | null; // the scoring to come after those, 1 to 3
  piles: Pile[] | null;
  hidden: Hidden | null;
}

const PILES = 5;
const FIRST_PILE = 2;

export function horizonOf(view: View, setup: Setup | null, events: readonly GameEvent[]): Horizon {
  const announced = view.scorings + view.due.length;
  const ending = view.decision?.kind === 'distribution';
  const next = !view.decision || announced >= 3 ? null : ending ? 3 : announced + 1;
  const places = [FIRST_PILE, secondPile(setup)];
  const piles = pilesOf(view, places, announced, events);
  const hidden = piles && next !== null && next < 3 ? rangeOf(piles, places[next - 1] ?? 0) : null;
  return { tiles: view.supply, cards: view.deck, done: view.scorings, due: view.due, next, piles, hidden };
}

/** BASE-ED-01: where the second scoring card is put. */
function secondPile(setup: Setup | null): number {
  const chosen = setup?.options['second_scoring_pile'];
  return chosen === undefined ? (setup?.edition === 'second' ? 5 : 4) : Number(chosen);
}

/**
 * The five piles of the deck (BASE-SETUP-10). Their sizes follow from what was dealt openly. If the cards in sight do
 * not add up, because a module has put others into the deck, or the discard was shuffled anew, nothing is known.
 */
function pilesOf(view: View, places: number[], announced: number, events: readonly GameEvent[]): Pile[] | null {
  const seats = Object.values(view.players);
  const past = events.filter((event) => event.ply <= view.ply);
  if (past.some((event) => event.event === 'reshuffle')) return null;
  const deals = past.filter((event) => event.event === 'deal').map((event) => event['cards']);
  const dealt = deals.map((cards) => (Array.isArray(cards) ? cards.length : 0));
  if (!seats.length || dealt.length !== seats.length) return null;

  const money = seats.length === 2 ? 72 : 108; // BASE-COMP-05, BASE-2P-02
  const hands = sum(seats.map((player) => player.cards));
  const inSight = hands + view.display.filter(Boolean).length + view.discard.length;
  const scoringsLeft = Math.max(0, 2 - announced);
  if (view.deck + inSight !== money + scoringsLeft) return null;

  const start = money - sum(dealt) - view.display.length;
  let turned = start + 2 - view.deck;
  return Array.from({ length: PILES }, (_, index) => {
    const number = index + 1;
    const special = places.indexOf(number);
    const size = Math.floor(start / PILES) + (number <= start % PILES ? 1 : 0) + (special >= 0 ? 1 : 0);
    const gone = Math.max(0, Math.min(size, turned));
    turned -= gone;
    return { size, turned: gone, scoring: special >= announced };
  });
}

function rangeOf(piles: Pile[], place: number): Hidden | null {
  const left = piles.map((pile) => pile.size - pile.turned);
  const before = sum(left.slice(0, place - 1));
  const inside = left[place - 1] ?? 0;
  return inside > 0 ? { pile: place, from: before + 1, to: before + inside } : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
