import { expect, it } from 'vitest';
import { cardMarkup } from '../../games/alhambra/art/money';
import { SIDES } from '../../games/alhambra/art/geometry';
import { GATE_BADGE, gate } from './pieces';

it('draws a gate on every side', () => {
  const drawn = SIDES.map(gate);
  expect(new Set(drawn).size).toBe(4);
  expect([...drawn, cardMarkup('gate'), GATE_BADGE].join('')).not.toMatch(/undefined|NaN/);
});
