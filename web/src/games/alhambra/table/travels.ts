/** Where tiles and cards travel when somebody gets them, read from what happened. */

import { amount, items, seatOf, text } from '../../../lib/story-words';
import type { GameEvent } from '../../../lib/wire';
import type { Travel } from '../../../table/travel';
import { boxOf, cardMarkup } from '../art/money';
import { lookFor } from '../art/look';
import { symbolFor } from '../art/symbols';
import { faceOf } from '../art/tile';
import { CURRENCIES, type Currency, type View } from '../wire';

const DRAWN = 84; // pixels: how much detail a picture has

const tilePicture = (tile: string): string =>
  `<svg viewBox="0 0 100 100" width="${DRAWN}" height="${DRAWN}"><use href="#${symbolFor(faceOf({ tile }), lookFor(DRAWN))}"/></svg>`;
export function cardPicture(card: string): string {
  const { height } = boxOf(card);
  return `<svg viewBox="0 0 62 ${height}" width="62" height="${height}">${cardMarkup(card, lookFor(DRAWN))}</svg>`;
}

/** The name of a cell of somebody's palace, as a place on the screen. */
export const cellSpot = (seat: number, cell: unknown): string => `cell-${seat}-${items(cell).map(amount).join(',')}`;

/** Where a tile lay that was for sale: on a place of the market, as was told when it came there, or beside it. */
function slotOf(tile: string, events: readonly GameEvent[]): string[] {
  const laid = events.findLast((event) => event.event === 'market' && event['tile'] === tile);
  return laid ? [`market-${amount(laid['slot']) - 1}`] : [`offer-${tile}`];
}

/** The places of the display where these cards lay; without a view of it, where all of them lie. */
function displayed(cards: readonly string[], before: View | null): string[][] {
  const left: (string | null)[] = [...(before?.display ?? [])];
  return cards.map((card) => {
    const place = left.indexOf(card);
    if (place < 0) return ['display'];
    left[place] = null;
    return [`display-${place}`, 'display'];
  });
}

export function travelsOf(event: GameEvent, before: View | null, events: readonly GameEvent[]): Travel[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  const home = [`palace-${seat}`, `seat-${seat}`];
  const of = (name: string, from: string[], to = home): Travel => ({ seat, picture: () => tilePicture(name), from, to });
  const built = (tile: unknown): Travel[] => [of(text(tile), [], [cellSpot(seat, event['cell']), ...home])];
  const taken = (cards: string[]): Travel[] => displayed(cards, before)
    .map((from, index) => ({ seat, picture: () => cardPicture(cards[index] ?? ''), from, to: [`seat-${seat}`] }));
  switch (event.event) {
    case 'take':
      return taken(items(event['cards']).map(text));
    case 'buy':
      return [of(text(event['tile']), slotOf(text(event['tile']), events))];
    case 'leftover':
      return [of(text(event['tile']), [`market-${CURRENCIES.indexOf(text(event['currency']) as Currency)}`])];
    case 'place':
    case 'add':
      return built(event['tile']);
    case 'swap':
      return built(event['new']);
    case 'keep':
    case 'remove':
      return [of(text(event['tile']), [])];
    default: {
      // What a module adds: a card that lay in the display.
      const card = text(event['card']);
      return card && before?.display.includes(card) ? taken([card]) : [];
    }
  }
}
