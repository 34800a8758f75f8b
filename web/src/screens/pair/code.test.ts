import { describe, expect, it } from 'vitest';
import { readableCode, typedCode } from './code';

describe('codes for another device', () => {
  it('are read in two halves', () => expect(readableCode('ABCDEFGH')).toBe('ABCD EFGH'));

  it('are typed as people like', () => {
    expect(typedCode(' abcd-efgh ')).toBe('ABCDEFGH');
    expect(typedCode('ABCD EFGH')).toBe('ABCDEFGH');
  });

  it('have eight letters, none of which looks like another', () => {
    for (const text of ['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI', 'ABCDEFGL', 'ABCDEFGO', 'ABCDEFG1']) {
      expect(typedCode(text), text).toBe('');
    }
  });
});
