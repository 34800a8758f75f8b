import { describe, expect, it } from 'vitest';
import { parseTile } from '../tiles';
import { HERO, heroOf } from './hero';

describe('the palace at the front door', () => {
  it('is made of tiles that exist once, around the fountain', () => {
    expect(new Set(HERO.map((one) => one.tile)).size).toBe(HERO.length);
    expect(new Set(HERO.map((one) => one.cell.join())).size).toBe(HERO.length);
    expect(HERO.every((one) => parseTile(one.tile).kind !== 'other')).toBe(true);
    expect(HERO.find((one) => one.tile === 'F')?.cell).toEqual([0, 0]);
  });

  it('has camps only where camps are played', () => {
    expect(heroOf(['camps'])).toHaveLength(HERO.length);
    expect(heroOf([]).some((one) => one.tile.startsWith('CAMP'))).toBe(false);
  });
});
