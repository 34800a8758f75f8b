/** What the move in hand would do to the majorities, against what everybody else has. */

import { list, t } from '../../../lib/i18n.svelte';
import { rivalOf } from '../../../modules';
import { buildingName } from '../names';
import { parseTile } from '../tiles';
import { BUILDINGS, type Building } from '../wire';
import type { PalaceModel } from './model.svelte';

type Counts = Record<Building, number>;

/** « Arcades 1 → 2, à égalité avec Yusuf »; null if nothing is picked or no family grows or shrinks. */
export function majorityChange(model: PalaceModel): string | null {
  const seat = model.seat;
  const move = model.move;
  const preview = move ? model.previewOf(move) : null;
  if (seat === null || !preview || !('counts' in preview)) return null;
  const standing = preview.standing ?? [];
  const now = standing[seat] ?? model.player(seat)?.alhambra.counts;
  if (!now) return null;
  const changed = BUILDINGS.filter((family) => now[family] !== preview.counts[family]);
  if (!changed.length) return null;
  const others = rivals(model, seat, standing);
  return changed.map((family) => sentence(family, now[family], preview.counts[family], others)).join(' · ');
}

interface Standing {
  name: string;
  counts: Counts;
}

function rivals(model: PalaceModel, seat: number, standing: readonly Counts[]): Standing[] {
  const others = model.seats.filter((one) => one !== seat);
  const found = others.map((one): Standing => {
    return { name: model.name(one), counts: standing[one] ?? model.player(one)?.alhambra.counts ?? tally([]) };
  });
  const other = rivalOf(model);
  if (other) found.push({ name: other.name, counts: standing[model.seats.length] ?? tally(other.tiles) });
  return found;
}

/** How many of each family are among these tiles. */
export function tally(tiles: readonly string[]): Counts {
  const counts: Counts = { pavilion: 0, seraglio: 0, arcades: 0, chambers: 0, garden: 0, tower: 0 };
  for (const tile of tiles) {
    const { building } = parseTile(tile);
    if (building) counts[building] += 1;
  }
  return counts;
}

function sentence(family: Building, from: number, to: number, others: readonly Standing[]): string {
  const change = { family: buildingName(family), from, to };
  if (!to) return t('palace-count', change);
  const named = (rivals: readonly Standing[]): string => list(rivals.map((one) => one.name));
  const level = others.filter((one) => one.counts[family] === to);
  const ahead = others.filter((one) => one.counts[family] > to);
  if (level.length && ahead.length) {
    return t('palace-count-between', { ...change, level: named(level), ahead: named(ahead) });
  }
  if (level.length) return t('palace-count-level', { ...change, level: named(level) });
  if (ahead.length) return t('palace-count-behind', { ...change, ahead: named(ahead) });
  return t('palace-count-first', change);
}
