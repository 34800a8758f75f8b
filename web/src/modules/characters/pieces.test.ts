import { describe, expect, it } from 'vitest';
import { PORTRAITS, portrait } from './pieces';

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
