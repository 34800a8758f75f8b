/** What the name of a tile tells: type, price and walls, as in `TOW7-NEW`. Modules have tiles of their own. */

import type { Building } from './wire';

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
  walls: string; // or whatever it has on its sides
  /** The module that it comes with. */
  module?: string;
  /** The text that names it, with its price and its family. */
  text?: string;
}

/** What a module says of the names of its tiles: modules/<key>/tiles.ts. */
export interface TileKind {
  kind: string;
  /** The letters before the number; what they hold in brackets is the prefix of a family. */
  letters: RegExp;
  /** Is the number its price? Otherwise it only tells tiles apart. */
  priced: boolean;
  text: string;
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
  if (name === 'F') return { kind: 'fountain', building: null, cost: 0, walls: '' };
  const parts = /^([A-Z]+)(\d+)-([NESW]*)$/.exec(name);
  if (!parts) return { kind: 'other', building: null, cost: 0, walls: '' };
  const [, prefix = '', cost = '0', walls = ''] = parts;
  const building = PREFIXES[prefix];
  if (building) return { kind: 'building', building, cost: Number(cost), walls };
  for (const { kind, letters, priced, text, module } of KINDS) {
    const [whole, within = ''] = letters.exec(prefix) ?? [];
    const family = PREFIXES[within];
    if (whole === undefined || (within && !family)) continue;
    return { kind, building: null, ...(family ? { family } : {}), cost: priced ? Number(cost) : 0, walls, module, text };
  }
  return { kind: 'other', building: null, cost: Number(cost), walls };
}
