import { describe, expect, it } from 'vitest';
import { isLoopback, movedTo } from './reach';

describe('addresses that another device can open', () => {
  it('knows those of this machine alone', () => {
    for (const url of ['http://127.0.0.1:8000/t/a#b', 'http://localhost/', 'http://[::1]:8000/', 'http://127.1.2.3/']) {
      expect(isLoopback(url), url).toBe(true);
    }
    for (const url of ['http://192.168.1.20:8000/', 'https://play.example.org/', 'https://localhost.example.org/', 'x']) {
      expect(isLoopback(url), url).toBe(false);
    }
  });

  it('keeps the part behind the #', () => {
    expect(movedTo('http://127.0.0.1:8000/t/key#token', 'http://192.168.1.20:8000')).toBe(
      'http://192.168.1.20:8000/t/key#token',
    );
  });

  it('leaves links alone that others can open', () => {
    expect(movedTo('https://play.example.org/t/a#b', 'http://192.168.1.20:8000')).toBe('https://play.example.org/t/a#b');
    expect(movedTo('http://127.0.0.1:8000/t/a#b', '')).toBe('http://127.0.0.1:8000/t/a#b');
  });
});
