/** What is printed on a sheet, and what is written on it with a pen. All of it is drawn by us. */

import { drawOnce } from '../../../art/drawings';
import { FAMILY, FAMILY_GLYPHS, sign, type Family } from '../../../art/families';
import { settings } from '../../../lib/settings.svelte';

const INK = '#1e2d5c';

function cellMarkup(family: Family, big: boolean, textures: boolean): string {
  const { floor, roof, deep, ink } = FAMILY[family];
  const disc = big ? 44 : 36;
  const glyph = big ? 60 : 46;
  const floors = textures && !big ? `<rect width="100" height="100" rx="7" fill="url(#art-floor-${family})"/>` : '';
  return `<rect width="100" height="100" rx="7" fill="${floor}"/>${floors}`
    + `<circle cx="50" cy="50" r="${disc}" fill="${roof}" stroke="${deep}" stroke-width="3"/>`
    + sign(FAMILY_GLYPHS[family], 50 - glyph / 2, 50 - glyph / 2, glyph, ink)
    + `<rect x="1" y="1" width="98" height="98" rx="7" fill="none" stroke="${deep}" stroke-opacity=".55" stroke-width="2"/>`;
}

/** The id of a drawing of 100 by 100 units: a cell of the grid. Reactive where it is read reactively. */
export function cellSymbol(family: Family): string {
  const { bigSymbols: big, textures } = settings;
  const id = `sheet-cell-${family}${big ? '-big' : ''}${textures ? '' : '-plain'}`;
  drawOnce(id, () => `<g id="${id}">${cellMarkup(family, big, textures)}</g>`);
  return id;
}

// -------------------------------------------------------------------- the pen

/** Two strokes of a pen across a cell of 100 by 100, never quite the same twice. */
const CROSSES: readonly string[] = [
  'M15 14C38 40 58 60 86 87M87 15C62 38 40 62 14 85',
  'M13 17C36 36 62 66 88 84M84 13C66 42 36 58 16 88',
  'M17 13C32 42 66 58 85 88M88 18C58 36 42 66 13 83',
  'M14 18C42 38 58 64 84 86M86 12C60 44 38 62 17 86',
];

export function crossMarkup(index: number): string {
  const path = CROSSES[index % CROSSES.length] ?? '';
  return `<rect width="100" height="100" rx="7" fill="#fdf8ea" opacity=".46"/>`
    + `<path class="pen" pathLength="1" d="${path}" stroke="${INK}" stroke-width="8" fill="none" stroke-linecap="round" opacity=".92"/>`;
}

/** A cross alone, for what travels. */
export const crossPicture = (family: Family, index: number): string =>
  `<svg viewBox="0 0 100 100" width="72" height="72"><use href="#${cellSymbol(family)}"/>${crossMarkup(index)}</svg>`;

// -------------------------------------------------------------------- coins

export type CoinState = 'free' | 'circled' | 'crossed';

/** A coin of the store, in a box of 34 by 34. */
export function coinMarkup(state: CoinState): string {
  const has = state !== 'free';
  const coin = `<circle cx="17" cy="17" r="12" fill="${has ? '#f0c969' : '#f4ead2'}" stroke="${has ? '#8b6415' : '#b99f70'}" stroke-width="1.6"/>`
    + `<circle cx="17" cy="17" r="4.6" fill="none" stroke="${has ? '#7b5604' : '#b99f70'}" stroke-width="2.6"/>`;
  const circle = has ? `<path d="M18 2.2C9 1.6 2 8.4 2.4 17.4 2.8 26 10 32 17.6 31.6 26 31.2 32 25 31.6 16.6 31.2 9 26 3.4 15.6 2.8" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>` : '';
  const cross = state === 'crossed' ? `<path d="M6 28C14 20 22 13 28 6" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>` : '';
  return coin + circle + cross;
}
