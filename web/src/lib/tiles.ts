/** What the name of a tile tells: type, price and walls, as in `TOW7-NEW`; of a hut its colour, as in `HTOW2-N`. */

import type { Building } from './wire';

export const PREFIXES: Record<string, Building> = {
  PAV: 'pavilion', SER: 'seraglio', ARC: 'arcades', CHA: 'chambers', GAR: 'garden', TOW: 'tower',
};

export interface TileName {
  kind: 'building' | 'fountain' | 'camp' | 'hut' | 'other';
  building: Building | null;
  family?: Building; // of a hut: the buildings that it counts
  cost: number;
  walls: string; // of a camp: its bastions
}

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
  const family = prefix.startsWith('H') ? PREFIXES[prefix.slice(1)] : undefined;
  if (family) return { kind: 'hut', building: null, family, cost: 0, walls };
  const building = PREFIXES[prefix] ?? null;
  const kind = building ? 'building' : prefix === 'CAMP' ? 'camp' : 'other';
  return { kind, building, cost: Number(cost), walls };
}
