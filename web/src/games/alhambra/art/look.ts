/** How tiles are drawn for this person: by size, and by the settings for symbols and textures. */

import { settings } from '../../../lib/settings.svelte';
import { detailFor } from './tile';
import type { Detail, Look } from './tile';

/** Reactive where it is read reactively. Give the size of a tile in pixels, or a level of detail. */
export function lookFor(size: number | Detail): Look {
  const detail = typeof size === 'number' ? detailFor(size) : size;
  return { detail, big: settings.bigSymbols, textures: settings.textures };
}
