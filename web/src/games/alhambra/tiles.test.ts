import { expect, it } from 'vitest';
import { parseTile } from './tiles';

it('reads the names of tiles', () => {
  expect(parseTile('GAR10-')).toEqual({ kind: 'building', building: 'garden', cost: 10, walls: '', sides: '' });
  expect(parseTile('F').kind).toBe('fountain');
  expect(parseTile('?').kind).toBe('other');
  expect(parseTile('XGAR2-N')).toMatchObject({ kind: 'other', cost: 2, walls: 'N' });
});
