/** Mixes that people know. One without any module that can be chosen is left out where they are offered. */

import { SHOWCASES } from './showcase';

export interface Preset {
  key: string;
  modules: string[];
}

interface Boxed {
  key: string;
  box: number;
}

/** Those that are no box; modules say which ones they belong to. */
const OTHERS = ['family', 'box2024'];

/** The modules of the newest box of the game itself. */
export const isNew = (key: string): boolean => SHOWCASES[key]?.presets?.includes('box2024') ?? false;

export function presetsFor(modules: readonly Boxed[]): Preset[] {
  const boxes = [...new Set(modules.map(({ box }) => box))].sort((a, b) => a - b);
  const found = [
    ...OTHERS.map((key): [string, readonly Boxed[]] => [key, modules.filter((one) => SHOWCASES[one.key]?.presets?.includes(key))]),
    ...boxes.map((box): [string, readonly Boxed[]] => [`ext${box}`, modules.filter((one) => one.box === box)]),
  ];
  const filled = found.filter(([, members]) => members.length).map(([key, members]) => ({ key, modules: members.map((one) => one.key) }));
  return [{ key: 'base', modules: [] }, ...filled];
}
