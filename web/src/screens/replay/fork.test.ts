import { describe, expect, it } from 'vitest';
import type { TableAndYou } from '../../lib/api';
import { namesAfter, seatToPlay } from './fork';

const NAMES = ['Nina', 'Anna', 'Basile'];

function played(mine: number[], ...kinds: string[]): TableAndYou {
  return { you: { host: false, seats: mine }, table: { seats: kinds.map((kind) => ({ kind })) } } as unknown as TableAndYou;
}

describe('a game that goes on from a replay', () => {
  it('offers my own seat', () => {
    expect(seatToPlay(NAMES, played([2], 'bot', 'here', 'link'), 'Basile')).toBe(2);
    expect(seatToPlay(NAMES, null, 'basile')).toBe(2);
  });

  it('offers the first seat of a person to somebody else', () => {
    expect(seatToPlay(NAMES, played([], 'bot', 'here', 'link'), 'Zoé')).toBe(1);
    expect(seatToPlay(NAMES, null, 'Zoé')).toBe(0);
  });

  it('keeps the names of the others', () => {
    expect(namesAfter(NAMES, 1, 'Zoé')).toEqual(['Nina', 'Zoé', 'Basile']);
  });

  it('has no bot that is called like me', () => {
    const names = namesAfter(NAMES, 0, 'Anna');
    expect(names[0]).toBe('Anna');
    expect(names[1]).not.toBe('Anna');
    expect(new Set(names).size).toBe(3);
  });
});
