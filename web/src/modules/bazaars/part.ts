/** The bazaars beside the market, and what those of a palace count. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { parseTile } from '../../games/alhambra/tiles';
import type { Cell, Currency, Offer, PlacedTile, SightLine, TileFacts } from '../../games/alhambra/wire';

interface Lying extends TileFacts {
  currency: Currency;
}

export const isBazaar = (tile: string | null | undefined): boolean => !!tile && parseTile(tile).kind === 'bazaar';

/** The tile that sets the price: what lies on the place of this currency. */
export const setter = (model: PalaceModel, currency: Currency): Offer | null =>
  model.view?.market.find((one) => one?.currency === currency) ?? null;

/** Those beside the market, in the order in which they came; without a price while the place of their currency is empty. */
export function stalls(model: PalaceModel): Offer[] {
  const open = (model.view?.parts?.['bazaars']?.['open'] ?? []) as Lying[];
  return open.map((facts) => {
    const price = model.bill(facts.tile)?.price ?? setter(model, facts.currency)?.price ?? 0;
    return { ...facts, kind: 'bazaar', slot: 0, price };
  });
}

/** Those that a seat has built. */
export const built = (model: PalaceModel, seat: number): PlacedTile[] =>
  (model.player(seat)?.alhambra.tiles ?? []).filter(({ tile }) => isBazaar(tile));

export const valueOf = (tile: TileFacts): number => (typeof tile['value'] === 'number' ? tile['value'] : 0);

/** What the bazaars of a palace would count after the placement that is being tried; null: nothing is tried. */
export function tried(model: PalaceModel): SightLine[] | null {
  const move = model.place ? model.move : null;
  const preview = move ? model.previewOf(move) : null;
  return preview && 'wall' in preview ? (preview.lines ?? []).filter(({ what }) => isBazaar(what)) : null;
}

/** So much more the bazaars would bring in the last scoring. */
export function gain(model: PalaceModel): number {
  const found = tried(model);
  if (!found || model.seat === null) return 0;
  const now = built(model, model.seat).reduce((sum, tile) => sum + valueOf(tile), 0);
  return found.reduce((sum, { points }) => sum + points, 0) - now;
}

/** The cell in which a bazaar is being tried. */
export const triedAt = (model: PalaceModel): Cell | null => (isBazaar(model.tileInHand) ? (model.place?.cell ?? null) : null);
