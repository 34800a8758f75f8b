/** How the things of the game are called. */

import { t } from '../../lib/i18n.svelte';
import type { Crossing, Family } from './wire';

/** A family, as the engine's own words call its buildings. */
export function familyName(family: Family): string {
  // keys: building-pavilion building-seraglio building-arcades building-chambers building-garden building-tower
  return t(`building-${family}`);
}

/** The dice of a crossing. */
export function diceAt(cell: Crossing): { yellow: number; blue: number } {
  const [yellow = 0, blue = 0] = cell.split(',').map(Number);
  return { yellow, blue };
}

/** "yellow 4, blue 2". */
export const cellName = (cell: Crossing): string => t('dice-cell', diceAt(cell));
