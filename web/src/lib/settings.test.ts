import { describe, expect, it } from 'vitest';
import { restored } from './settings.svelte';

describe('restored', () => {
  it('is the default when nothing was kept, or nothing readable', () => {
    const fresh = restored(null);
    expect(fresh).toMatchObject({ theme: 'system', motion: 'system', confirmTurns: true, sound: false, keys: {} });
    for (const text of ['', '{', 'null', '[]', '3', '"x"', '{"keys": null}', '{"keys": 3}']) expect(restored(text)).toEqual(fresh);
  });

  it('is what was kept', () => {
    const kept = { ...restored(null), language: 'de', theme: 'dark', speed: 4, bigSymbols: true, name: 'Nina' };
    expect(restored(JSON.stringify(kept))).toEqual(kept);
  });

  it('takes nothing of the wrong type or unknown', () => {
    const found = restored('{"theme": "pink", "motion": 3, "language": "eo", "speed": "4", "sound": "yes", "nonsense": 1, "__proto__": {"x": 1}}');
    expect(found).toEqual(restored(null));
    expect('nonsense' in found).toBe(false);
  });

  it('keeps a speed that can be', () => {
    for (const speed of [0, -1, 1e9]) expect(restored(JSON.stringify({ speed })).speed).toBe(1);
    expect(restored('{"speed": 0.5}').speed).toBe(0.5);
  });

  it('keeps a pace that there is', () => {
    expect(restored(null).pace).toBe('brisk');
    expect(restored('{"pace": "calm"}').pace).toBe('calm');
    expect(restored('{"pace": "furious"}').pace).toBe('brisk');
  });

  it('takes keys one by one', () => {
    const { keys } = restored('{"keys": {"money": "g", "undo": 3, "fly": "f"}}');
    expect(keys).toEqual({ money: 'g', fly: 'f' }); // some game may let people fly
  });

  it('never shares its keys', () => {
    restored(null).keys['money'] = 'z';
    expect(restored(null).keys).toEqual({});
  });
});
