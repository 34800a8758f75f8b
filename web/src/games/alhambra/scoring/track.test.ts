import { describe, expect, it } from 'vitest';
import { spotsFor, trackFor } from './track';

describe('the score track', () => {
  it('reaches to 80, and further if somebody does', () => {
    expect(trackFor([0, 31])).toEqual({ top: 80, every: 5 });
    expect(trackFor([79, 12])).toEqual({ top: 90, every: 5 });
    expect(trackFor([117])).toEqual({ top: 120, every: 5 });
    expect(trackFor([119])).toEqual({ top: 130, every: 10 });
  });

  it('puts everybody at their points', () => {
    expect(spotsFor([20, 40], 80)).toEqual([{ seat: 0, at: 0.25, aside: 0 }, { seat: 1, at: 0.5, aside: 0 }]);
  });

  it('puts equals side by side, around their points', () => {
    const aside = spotsFor([40, 40, 10], 80).filter((spot) => spot.at === 0.5).map((spot) => spot.aside.toFixed(2));
    expect(aside).toEqual(['-0.50', '0.50']);
  });

  it('leaves nobody beyond the ends', () => {
    for (const scores of [[0, 0, 0, 0, 0, 0], [80, 80, 79]]) {
      for (const spot of spotsFor(scores, 80, 40)) {
        const place = spot.at + spot.aside / 40;
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });
});
