/**
 * The six families of buildings, which several games of the house have: their paints and symbols. They look the
 * same in both themes: they are painted objects, and only the ground around them changes.
 */

import { num } from './shapes';

export type Family = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';

export interface FamilyPaint {
  readonly floor: string;
  readonly roof: string;
  /** Plaques and outlines. */
  readonly deep: string;
  /** The floor texture. */
  readonly line: string;
  /** A symbol on the roof colour. */
  readonly ink: string;
}

export const FAMILY: Readonly<Record<Family, FamilyPaint>> = {
  pavilion: { floor: '#a9cbe9', roof: '#22609f', deep: '#173f6b', line: '#7ba6cf', ink: '#fff8e8' },
  seraglio: { floor: '#d07a68', roof: '#a02c25', deep: '#701b16', line: '#b75e4c', ink: '#fff8e8' },
  arcades: { floor: '#ebcf99', roof: '#cb9a52', deep: '#5c3810', line: '#cda867', ink: '#46290a' },
  chambers: { floor: '#f9f4ea', roof: '#fbf7ee', deep: '#574c42', line: '#dfcfae', ink: '#574c42' },
  garden: { floor: '#8fbd82', roof: '#4c9159', deep: '#1f5030', line: '#6f9f63', ink: '#fff8e8' },
  tower: { floor: '#957bb8', roof: '#42246c', deep: '#2c1650', line: '#795f9d', ink: '#fff8e8' },
};

// -------------------------------------------------------------------- symbols

/** One path each, in a box of 24 by 24. */
export const FAMILY_GLYPHS: Readonly<Record<Family, string>> = {
  pavilion:
    'M12 2.2c.6 3.4 3.8 5.4 9.2 6.6v2.4H2.8V8.8C8.2 7.6 11.4 5.6 12 2.2ZM4.6 12.6h2.3V20H4.6zM10.85 12.6h2.3V20h-2.3z'
    + 'M17.1 12.6h2.3V20h-2.3zM3 20.7h18V22H3z',
  seraglio:
    'M12 1.8c.3 2 1 2.8 2.6 4.1 3 2.3 5.2 4.3 5.2 7.4 0 1.2-.3 2-.8 2.9H5c-.5-.9-.8-1.7-.8-2.9 0-3.1 2.2-5.1 5.2-7.4'
    + 'C11 4.6 11.7 3.8 12 1.8ZM3.6 17.5h16.8V22H3.6z',
  arcades:
    'M2 3h20v19h-2.6v-7.5c1-.9 1.2-2 1.2-2.9a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22h-3.6v-7.5c1-.9 1.2-2 1.2-2.9'
    + 'a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22H2V3Z',
  chambers:
    'M12 2c4.7 2.7 7 5.9 7 9.8V22H5V11.8C5 7.9 7.3 4.7 12 2Zm-.8 5.6C9 9.2 8 10.9 8 12.9v6.7h3.2V7.6Z'
    + 'm1.6 0v12H16v-6.7c0-2-1-3.7-3.2-5.3Z',
  garden:
    'M15.8 3.2a5.7 5.7 0 0 1 1 11.3V22h-2.1v-7.5a5.7 5.7 0 0 1 1.1-11.3ZM6.3 3c2.2 3.4 3.3 6.6 3.3 9.6'
    + ' 0 2.8-.8 4.5-2.4 5.1V22H5.4v-4.3C3.8 17.1 3 15.4 3 12.6 3 9.6 4.1 6.4 6.3 3Z',
  tower:
    'M4.5 2h3.6v2.6h2.1V2h3.6v2.6h2.1V2h3.6v7.3l-1.7 1.6V22H6.2V10.9L4.5 9.3V2Z'
    + 'M12 12.8c-1.5.8-2.2 1.9-2.2 3.2v3.2h4.4V16c0-1.3-.7-2.4-2.2-3.2Z',
};

/** A symbol by its path. */
export function sign(path: string, x: number, y: number, size: number, color: string): string {
  const place = `translate(${num(x)} ${num(y)}) scale(${Math.round((size / 24) * 1000) / 1000})`;
  return `<path transform="${place}" fill="${color}" fill-rule="evenodd" d="${path}"/>`;
}

/** The square sign of a family, in a box of 32 by 32. */
export function familyIcon(family: Family): string {
  const { roof, deep, ink } = FAMILY[family];
  return `<rect x=".7" y=".7" width="30.6" height="30.6" rx="6" fill="${roof}" stroke="${deep}" stroke-width="1.4"/>`
    + sign(FAMILY_GLYPHS[family], 5, 5, 22, ink);
}
