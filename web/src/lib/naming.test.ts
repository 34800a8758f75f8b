import { describe, expect, it } from 'vitest';
import { alike, cleanName, freeName } from './naming';
import { tableTitle } from './table-title';

const TEXTS = import.meta.glob<string>('../locales/*/common.ftl', { query: '?raw', import: 'default', eager: true });

describe('a name', () => {
  it.each([
    ['  Anna   Lena ', 'Anna Lena'],
    ['…', ''],
    ['', ''],
    ['a\u200bb\u202ec\n', 'abc'],
    ['é'.normalize('NFD'), 'é'],
    ['x'.repeat(40), 'x'.repeat(30)],
  ])('of %j is %j', (text, name) => expect(cleanName(text)).toBe(name));

  it('is the first that nobody has, whatever its accents', () => {
    expect(alike('Leïla', 'LEILA')).toBe(true);
    expect(freeName(['Leïla', 'Idris'], ['Leila'])).toBe('Idris');
    expect(freeName(['Nina'], [])).toBe('Nina');
  });

  it('is numbered when all are taken, and stays short enough', () => {
    expect(freeName(['Nina'], ['Nina', 'nina 2'])).toBe('Nina 3');
    expect(freeName(['x'.repeat(30)], ['x'.repeat(30)])).toBe(`${'x'.repeat(28)} 2`);
  });

  it.each(['fr', 'en', 'de'])('of people is never one of bots, nor a word for somebody (%s)', (language) => {
    const text = TEXTS[`../locales/${language}/common.ftl`] ?? '';
    const pool = (key: string): string[] => (new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1] ?? '').split(', ');
    const bots = pool('common-names-bots');
    const people = pool('common-names-people');
    expect(bots.length).toBeGreaterThanOrEqual(6);
    expect(people.length).toBeGreaterThanOrEqual(6);
    const all = [...bots, ...people].map((one) => freeName([one], []));
    for (const [index, one] of all.entries()) {
      expect(cleanName(one)).toBe(one);
      expect(all.slice(index + 1).some((other) => alike(one, other)), one).toBe(false);
      expect(['vous', 'hôte', 'you', 'host', 'du', 'gastgeber']).not.toContain(one.toLowerCase());
    }
  });
});

describe('the name of a table', () => {
  it('differs from one moment to the next', () => {
    // Without texts the key stands for them; the catalogue puts players and moment into it.
    expect(tableTitle([], new Date(2026, 10, 18, 14, 32))).not.toBe(tableTitle([], new Date(2026, 10, 18, 14, 33)));
  });

  it.each(['fr', 'en', 'de'])('tells who and when (%s)', (language) => {
    const text = TEXTS[`../locales/${language}/common.ftl`] ?? '';
    const [title = ''] = /^common-table-title = .*$/m.exec(text) ?? [];
    expect(title).toContain('{ $who }');
    expect(title).toContain('{ $when }');
  });
});
