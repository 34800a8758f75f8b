import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../lib/letters';
import { settings } from '../../lib/settings.svelte';
import { exchanged, isChanged, pressed, type Keys } from './keymap';

const USUAL = { card1: 'q', buy: 'b', help: '?' };
const keys = (): Keys => ({ ...USUAL });
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a key for an action', () => {
  it('is a letter, whatever its case', () => {
    expect(pressed(keys(), 'buy', press('Z'))).toEqual({ kind: 'set', key: 'z' });
    expect(pressed(keys(), 'buy', press('b'))).toEqual({ kind: 'set', key: 'b' }); // its own again
  });

  it('is not taken from another without asking', () => {
    expect(pressed(keys(), 'buy', press('Q'))).toEqual({ kind: 'conflict', key: 'q', other: 'card1' });
  });

  it.each(['Enter', 'F5', 'ArrowUp', ' ', '+', '0'])('is not %s, which has its own work', (key) => {
    expect(pressed(keys(), 'buy', press(key)).kind).toBe('refused');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('is not pressed together with %j', (more) => {
    expect(pressed(keys(), 'buy', press('s', more)).kind).toBe('refused');
  });

  it('waits while only Shift is held, and is left alone by Escape', () => {
    expect(pressed(keys(), 'help', press('Shift')).kind).toBe('ignored');
    expect(pressed(keys(), 'help', press('Escape')).kind).toBe('cancelled');
  });

  it('can be exchanged with that of another', () => {
    const all = { ...keys(), ...exchanged(keys(), 'buy', 'card1') };
    expect([all['buy'], all['card1']]).toEqual(['q', 'b']);
    expect(new Set(Object.values(all)).size).toBe(3);
    expect(isChanged(all, USUAL)).toBe(true);
    expect(isChanged(keys(), USUAL)).toBe(false);
  });

  it('is the one that was chosen, or else what the game proposes', () => {
    settings.keys = { buy: 'z', fly: 'f' };
    expect(lettersOf(USUAL)).toEqual({ ...USUAL, buy: 'z' });
    settings.keys = {};
  });
});
