import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLinks, keepLinks, keptLinks } from './links';

describe('links to seats', () => {
  beforeEach(() => sessionStorage.clear());

  it('are kept for each table, and a new one replaces the old', () => {
    keepLinks('a', [{ seat: 1, url: 'one' }, { seat: 2, url: 'two' }]);
    keepLinks('b', [{ seat: 1, url: 'other' }]);
    keepLinks('a', [{ seat: 1, url: 'new' }]);
    expect(keptLinks('a')).toEqual({ 1: 'new', 2: 'two' });
  });

  it('are forgotten when they were used', () => {
    keepLinks('a', [{ seat: 1, url: 'one' }, { seat: 2, url: 'two' }]);
    expect(forgetLinks('a', [1])).toEqual({ 2: 'two' });
    expect(keptLinks('a')).toEqual({ 2: 'two' });
  });

  it.each(['', 'nonsense', 'null', '[7]', '{"1":7}'])('are none if what was kept is %s', (text) => {
    sessionStorage.setItem('alhambra-links-a', text);
    expect(keptLinks('a')).toEqual({});
  });
});
