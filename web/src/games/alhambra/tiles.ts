/** What the name of a tile tells: type, price and walls, as in `TOW7-NEW`. Modules have tiles of their own. */

import type { Building, Currency, TileFacts } from './wire';

export const PREFIXES: Record<string, Building> = {
  PAV: 'pavilion', SER: 'seraglio', ARC: 'arcades', CHA: 'chambers', GAR: 'garden', TOW: 'tower',
};

export interface TileName {
  /** `building`, `fountain`, one of a module, or `other`. */
  kind: string;
  building: Building | null;
  /** Of a tile that belongs to a type of buildings without being one. */
  family?: Building;
  cost: number;
  walls: string;
  /** What it has on its sides instead of walls. */
  sides: string;
  outside?: Outside;
  shows?: Shown;
  /** The module that it comes with. */
  module?: string;
  /** The text that names it, with its price and its family; a shorter one beside its picture. */
  text?: string;
  short?: string;
}

/** What else is printed on a tile, as far as its name tells it. */
export interface Shown {
  families: readonly Building[];
  money: Currency | null;
}

/** A tile that leans on the palace from outside: nobody walks through it. */
export interface Outside {
  /** The fact by which the table tells what it has on its sides. */
  fact: string;
  /** The text that names the tile with its sides, and the one that tells the sides alone. */
  label: string;
  sides: string;
}

/** What a module says of the names of its tiles: modules/<key>/tiles.ts. */
export interface TileKind {
  kind: string;
  /** The letters before the number; what they hold in brackets is the prefix of a family. */
  letters: RegExp;
  /** Is the number its price? Otherwise it only tells tiles apart. */
  priced: boolean;
  text: string;
  /** A shorter name, where its picture stands beside it. */
  short?: string;
  outside?: Outside;
  /** What the letters before the number, and the number, tell besides. */
  shows?(letters: string, number: number): Shown;
}

const files = import.meta.glob<TileKind>('../../modules/*/tiles.ts', { import: 'tiles', eager: true });
const KINDS = Object.entries(files).map(([path, kind]) => ({ ...kind, module: path.split('/').at(-2) ?? '' }));

const cache = new Map<string, TileName>();

export function parseTile(name: string): TileName {
  let found = cache.get(name);
  if (!found) {
    found = read(name);
    cache.set(name, found);
  }
  return found;
}

function read(name: string): TileName {
  if (name === 'F') return { kind: 'fountain', building: null, cost: 0, walls: '', sides: '' };
  const parts = /^([A-Z]+)(\d+)-([NESW]*)$/.exec(name);
  if (!parts) return { kind: 'other', building: null, cost: 0, walls: '', sides: '' };
  const [, prefix = '', cost = '0', letters = ''] = parts;
  const building = PREFIXES[prefix];
  if (building) return { kind: 'building', building, cost: Number(cost), walls: letters, sides: '' };
  for (const { kind, letters: known, priced, text, module, outside, shows, short } of KINDS) {
    const [whole, within = ''] = known.exec(prefix) ?? [];
    const family = PREFIXES[within];
    if (whole === undefined || (within && !family)) continue;
    const around = outside ? { walls: '', sides: letters, outside } : { walls: letters, sides: '' };
    return { kind, building: null, ...(family ? { family } : {}), cost: priced ? Number(cost) : 0, ...around, module, text, ...(short ? { short } : {}), ...(shows ? { shows: shows(prefix, Number(cost)) } : {}) };
  }
  return { kind: 'other', building: null, cost: Number(cost), walls: letters, sides: '' };
}

/** What a tile has on its sides instead of walls: as the table tells it, or as its name does. */
export function leaningSides(facts: TileFacts): string {
  const { outside, sides } = parseTile(facts.tile);
  const told = outside ? facts[outside.fact] : undefined;
  return typeof told === 'string' ? told : sides;
}
