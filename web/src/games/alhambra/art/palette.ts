/**
 * The paints of the artwork. Families, currencies and seats look the same in both themes: they are painted objects,
 * and only the ground around them changes. Contrasts and distances for colour vision were chosen together.
 */

import type { Currency } from '../wire';

export { FAMILY, type FamilyPaint } from '../../../art/families';

export interface MoneyPaint {
  readonly base: string;
  readonly deep: string;
  readonly pale: string;
  readonly ink: string;
}

export const MONEY: Readonly<Record<Currency, MoneyPaint>> = {
  florin: { base: '#e9bd3e', deep: '#755204', pale: '#fbf0c8', ink: '#432e02' },
  dirham: { base: '#4a7a2e', deep: '#2c4d18', pale: '#e2edd2', ink: '#fff8e6' },
  dinar: { base: '#1d6a95', deep: '#0e4361', pale: '#d5e8f0', ink: '#fff8e6' },
  ducat: { base: '#e08440', deep: '#7f3809', pale: '#fbe3cd', ink: '#4a1f02' },
};

export const WALL = { edge: '#7d3d2b', walk: '#e2b38a', joint: '#c98f66', merlon: '#b5654a', top: '#f3d3ad' } as const;
export const WOOD = { edge: '#4d2f12', plank: '#9c6b35', stake: '#cf9850', top: '#f0cb8c', rail: '#6f4820' } as const;
export const GOLD = { leaf: '#f0c969', pale: '#f2d48a', edge: '#8b6415' } as const;
export const STONE = { pale: '#f7efdf', path: '#f3e6cb', edge: '#8a7753' } as const;
export const SHADE = '#2a1710';
export const PLAQUE = { ink: '#fff6e2', rim: '#f6e3b8' } as const;

type Rgb = readonly [number, number, number];

const WARM_LIGHT: Rgb = [0xff, 0xf6, 0xe4];
const WARM_DARK: Rgb = [0x1d, 0x0f, 0x14];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour in warmer light (amount > 0) or in shadow (amount < 0); 1 and -1 are the extremes. */
export function lit(hex: string, amount: number): string {
  const from = rgb(hex);
  const to = amount >= 0 ? WARM_LIGHT : WARM_DARK;
  const share = Math.min(1, Math.abs(amount));
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
