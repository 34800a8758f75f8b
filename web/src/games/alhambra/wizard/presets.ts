/** Mixes of modules that people know by a name, as far as they can be played. */

import type { Library } from '../../../lib/api';
import { presetsFor, type Preset } from '../../../modules/presets';
import { choosable, type Draft } from '../../../screens/wizard/draft';

/** What can be offered now. */
export function presetsOf(library: Library): Preset[] {
  const modules = choosable(library);
  const found = presetsFor(modules);
  return modules.length > 1 ? [...found, { key: 'everything', modules: modules.map((one) => one.key) }] : found;
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
