/** A tile that fits nowhere: what stands against every place where it could touch the palace. The server says it. */

import { list, t } from '../../../lib/i18n.svelte';
import type { Refusal } from '../../../lib/wire';
import type { Cell } from '../wire';
import { cellKey, type PalaceModel } from './model.svelte';
import { boundsOf, neighbours, rowsOf, tileMap } from './palace-cells';
import { refusalTitle } from './palace-refusal';

/** A reason, and the cells that it rules out. */
export interface Obstacle extends Refusal {
  cells: Cell[];
}

/** The free cells beside the palace, and the move that would lay the tile in hand there. */
export function candidates(model: PalaceModel): { cell: Cell; move: string }[] {
  const tile = model.tileInHand;
  const tiles = model.seat === null ? [] : (model.player(model.seat)?.alhambra.tiles ?? []);
  if (!tile) return [];
  const map = tileMap(tiles);
  const verb = model.draft.step === 'add' ? 'add' : 'place';
  return rowsOf(boundsOf(tiles, [], 1)).flatMap(({ cells }) => cells)
    .filter((cell) => !map.has(cellKey(cell)) && neighbours(map, cell).length > 0)
    .map((cell) => ({ cell, move: `${verb} ${tile} ${cellKey(cell)}` }));
}

/** Why it may not lie beside the palace, the most frequent reason first; empty until the server has told. */
export function obstacles(model: PalaceModel): Obstacle[] {
  const found = new Map<string, Obstacle>();
  for (const { cell, move } of candidates(model)) {
    const answer = model.previewOf(move);
    if (!answer || !('reason' in answer)) continue;
    const known = found.get(answer.reason);
    if (known) known.cells.push(cell);
    else found.set(answer.reason, { ...answer, cells: [cell] });
  }
  return [...found.values()].sort((a, b) => b.cells.length - a.cells.length);
}

/** The reason without « Pas ici : ». */
export const inShort = (reason: string): string => refusalTitle(reason).replace(/^[^:]*:\s*/, '');

const MOST = 2;

/** "No place is allowed: wall against open side (6), no path on foot from the fountain (2)." */
export function whyNowhere(model: PalaceModel): string {
  const reasons = obstacles(model).slice(0, MOST).map(({ reason, cells }) => t('palace-nowhere-count', { reason: inShort(reason), count: cells.length }));
  return reasons.length ? t('palace-nowhere-because', { reasons: list(reasons) }) : t('palace-nowhere');
}
