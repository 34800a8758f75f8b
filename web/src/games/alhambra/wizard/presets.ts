/** Mixes of modules that people know by a name, as far as they can be played. */

import type { Library } from '../../../lib/api';
import { PRESETS } from '../../../modules/presets';
import { choosable, type Draft } from '../../../screens/wizard/draft';

export interface Preset {
  key: string;
  modules: string[];
}

/** What can be offered now: a preset is made of those of its modules that exist, and needs at least one. */
export function presetsOf(library: Library): Preset[] {
  const known = choosable(library).map((one) => one.key);
  const found = Object.entries(PRESETS)
    .map(([key, modules]) => ({ key, modules: modules.filter((one) => known.includes(one)) }))
    .filter(({ key, modules }) => key === 'base' || modules.length > 0);
  return known.length > 1 ? [...found, { key: 'everything', modules: known }] : found;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The preset that the draft is, or 'custom'. */
export function presetOf(draft: Draft, presets: readonly Preset[]): string {
  if (Object.keys(draft.options).length) return 'custom';
  const fitting = presets.filter((one) => same(one.modules, draft.modules));
  return (fitting.find((one) => one.key === draft.preset) ?? fitting[0])?.key ?? 'custom';
}

export function applyPreset(draft: Draft, preset: Preset): void {
  draft.preset = preset.key;
  draft.modules = [...preset.modules];
  draft.options = {};
}
