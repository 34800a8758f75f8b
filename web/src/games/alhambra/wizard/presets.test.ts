import { describe, expect, it } from 'vitest';
import { firstDraft, setOption, toggleModule } from '../../../screens/wizard/draft';
import { library, module, option } from '../../../screens/wizard/testing';
import { applyPreset, presetOf, presetsOf } from './presets';

const small = library(module('vizier', 1, { options: [option('always_ask_vizier')] }), module('camps', 2));

describe('presets', () => {
  it('are offered if one of their modules exists, and made of those that do', () => {
    expect(Object.fromEntries(presetsOf(small).map((one) => [one.key, one.modules]))).toEqual({
      base: [], family: ['vizier'], box2024: ['vizier', 'camps'], ext1: ['vizier'], ext2: ['camps'],
      everything: ['vizier', 'camps'],
    });
  });

  it('are only the base game without modules', () => {
    expect(presetsOf(library()).map((one) => one.key)).toEqual(['base']);
  });

  it('stay chosen among equals, and an edit makes another or a custom one', () => {
    const presets = presetsOf(small);
    const draft = firstDraft(small);
    expect(presetOf(draft, presets)).toBe('base');
    applyPreset(draft, presets.find((one) => one.key === 'ext1')!);
    expect(presetOf(draft, presets)).toBe('ext1'); // not "family", which has the same modules here
    toggleModule(draft, 'camps', small);
    expect(presetOf(draft, presets)).toBe('box2024');
    setOption(draft, small.modules[1]!.options[0]!, true, small);
    expect(presetOf(draft, presets)).toBe('custom');
    applyPreset(draft, presets[0]!);
    expect(draft).toMatchObject({ modules: [], options: {} });
  });

  it('are custom if no preset has these modules', () => {
    const wide = library(module('vizier', 1), module('thieves', 3), module('camps', 2));
    const draft = firstDraft(wide);
    toggleModule(draft, 'camps', wide);
    toggleModule(draft, 'thieves', wide);
    expect(draft.modules).toEqual(['thieves', 'camps']); // in the order of the library
    expect(presetOf(draft, presetsOf(wide))).toBe('custom');
  });
});
