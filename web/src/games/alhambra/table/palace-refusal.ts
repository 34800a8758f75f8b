/** Refusals in words and lines: a short title, the sentence of the server for people, and which sides are to blame. */

import { knows, t } from '../../../lib/i18n.svelte';
import { reasonOf } from '../../../modules';
import { tileName } from '../names';
import type { Cell, Side, Spot } from '../wire';
import type { PalaceRefusal } from './model.svelte';
import { neighbours, type TileMap } from './palace-cells';

export function refusalTitle(reason: string): string {
  // keys: palace-reason-place-occupied palace-reason-place-hole palace-reason-place-no-contact
  // keys: palace-reason-place-unreachable
  // keys: palace-reason-place-own-wall palace-reason-place-neighbour-wall
  // keys: palace-reason-place-rotated palace-reason-place-not-pending
  // keys: palace-reason-redesign-fountain palace-reason-redesign-not-built palace-reason-redesign-not-in-reserve
  // keys: palace-reason-redesign-pending palace-reason-redesign-slide palace-reason-remove-cuts
  // keys: palace-reason-remove-hole palace-reason-not-now
  const key = `palace-reason-${reason}`;
  return knows(key) ? t(key) : reasonOf(reason) || t('palace-reason-other');
}

/** The name of the rule, where there is one in this language. */
export function ruleLink(rule: string): string {
  return knows(`rules-${rule}-title`) ? t('palace-rule-named', { title: t(`rules-${rule}-title`) }) : t('palace-rule');
}

const CODES = /\b[A-Z]{3,4}\d+-[NESW]*/g;

const CELL = '-?\\d+,-?\\d+';

/** The sentence for people: « Jardin 10 » and not GAR10-N, « ici » and not 1,-1, as the cell is the one that was tapped. */
export function readable(text: string): string {
  const at = new RegExp(`\\b${t('palace-at-cell')} ${CELL}`, 'gi');
  const here = t('palace-here');
  return text
    .replace(CODES, tileName)
    .replace(at, (found) => (found[0] === found[0]?.toUpperCase() ? capital(here) : here))
    .replace(new RegExp(CELL, 'g'), t('palace-this-cell'));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sides of the cell that the refusal speaks of. */
export function blamedSides(refusal: PalaceRefusal, tiles: TileMap, cell: Cell): Side[] {
  const side = (refusal.where as Spot | null | undefined)?.side;
  if (side) return [side];
  // Walls on every side that it would share: there is no way in.
  return refusal.reason === 'place-unreachable' ? neighbours(tiles, cell).map((one) => one.side) : [];
}
