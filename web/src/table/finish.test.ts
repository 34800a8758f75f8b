import { describe, expect, it } from 'vitest';
import { finishOf, ranking } from './finish';

describe('the final ranking', () => {
  it('ranks the winners first, and not who resigned', () => {
    expect(finishOf([30, 40, 30, 50], [1], 4, [3]).map((one) => [one.seat, one.place, one.won])).toEqual([
      [1, 1, true],
      [0, 2, false],
      [2, 2, false],
      [3, null, false],
    ]);
  });

  it('ranks who has no seat only if they win', () => {
    const places = (winners: number[]): (number | null)[] =>
      finishOf([30, 40, 50], winners, 2, []).map((one) => one.place);
    expect(places([1])).toEqual([1, 2, null]);
    expect(places([2])).toEqual([1, 2, 3]);
    expect(places([0, 2])).toEqual([1, 1, 3]);
  });

  it('ranks equals by seat', () => {
    expect(ranking([5, 9, 5, 9])).toEqual([1, 3, 0, 2]);
  });
});
