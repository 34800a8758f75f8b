import { describe, expect, it } from 'vitest';
import { faceOf, tileMarkup } from '../../games/alhambra/art/tile';
import './pieces';

describe('camps', () => {
  it('have bastions instead of walls', () => {
    expect(faceOf({ tile: 'CAMP8-NE' })).toMatchObject({ kind: 'camp', cost: 8, walls: '', sides: 'NE' });
    expect(faceOf({ tile: 'CAMP8-NE', walls: '', bastions: 'E' }).sides).toBe('E');
  });

  it('have their price in the corner without a bastion', () => {
    const corner = (tile: string) => {
      const drawn = tileMarkup(faceOf({ tile }), { detail: 'full' });
      const [, x, y] = /<g transform="translate\(([\d.]+) ([\d.]+)\)">/.exec(drawn) ?? [];
      return (Number(y) > 50 ? 'S' : 'N') + (Number(x) > 28 ? 'E' : 'W');
    };
    expect(['CAMP8-NE', 'CAMP7-SW', 'CAMP9-ES', 'CAMP10-NW'].map(corner)).toEqual(['SW', 'NE', 'NW', 'SE']);
  });
});
