import { describe, expect, it } from 'vitest';
import { merged } from './merge';

describe('merged', () => {
  it('replaces, adds and removes', () => {
    expect(merged({ a: 1, b: { c: 2, d: 3 } }, { b: { c: null, e: 4 }, f: [1] })).toEqual({ a: 1, b: { d: 3, e: 4 }, f: [1] });
  });
  it('replaces lists whole', () => expect(merged({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] }));
  it('leaves what it was given alone', () => {
    const old = { a: { b: 1 } };
    merged(old, { a: { b: 2 } });
    expect(old).toEqual({ a: { b: 1 } });
  });
});
