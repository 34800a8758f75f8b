import { describe, expect, it } from 'vitest';
import { bonusStar } from './bonus';
import { PORTRAITS, portrait } from './characters';
import { GATE_BADGE, gate, gateCard } from './gate';
import { SIDES } from './geometry';

describe('portraits', () => {
  it('are ten different people', () => {
    expect(PORTRAITS).toHaveLength(10);
    expect(new Set([...PORTRAITS, 'nobody'].map(portrait)).size).toBe(11);
  });

  it.each(PORTRAITS)('%s is drawn without words or holes', (name) => {
    expect(portrait(name)).not.toMatch(/undefined|NaN|<text/);
    expect(portrait(name).length).toBeLessThan(6000);
  });
});

it('draws a gate on every side', () => {
  const drawn = SIDES.map(gate);
  expect(new Set(drawn).size).toBe(4);
  expect([...drawn, gateCard(), GATE_BADGE, bonusStar()].join('')).not.toMatch(/undefined|NaN/);
});
