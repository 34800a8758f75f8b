import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from './rule-ids';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..', '..');
const GAME = join(import.meta.dirname, '..');
const ID = /\bRW-(?:[A-Z]+-)?R?\d+\b/g;

const read = (folder: string, kind: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(kind)).map((name) => readFileSync(join(folder, name), 'utf8'));

describe.each(['fr', 'en', 'de'])('rules of the dice game in %s', (language) => {
  const body = new Map(
    new FluentResource(readFileSync(join(GAME, 'words', 'rules', `${language}.ftl`), 'utf8')).body.map(({ id, value }) => [id, value]),
  );

  it('are those listed, no more and no fewer', () => {
    const told = [...body.keys()].map((key) => /^rules-([A-Z].*)-title$/.exec(key)?.[1]).filter((id) => id);
    expect(told.sort()).toEqual([...RULES].sort());
  });

  it('are two sentences each, without marks', () => {
    for (const id of RULES) {
      expect(body.get(`rules-${id}-text`), id).toMatch(/^[\p{L}\d][^.]*[.] [\p{Lu}\d][^.<>{}]*[.]$/u);
      expect(body.get(`rules-${id}-title`), id).toMatch(/[^.]$/);
    }
  });

  it('include every rule that a text links to', () => {
    const linked = read(join(GAME, 'words'), `${language}.ftl`).flatMap((text) => [...text.matchAll(/<r:([A-Z0-9-]+)>/g)].map(([, id = '']) => id));
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((id) => !RULES.includes(id))).toEqual([]);
  });
});

it('include every rule that the engine gives as a reason, and by which points are given', () => {
  const code = ['rollwrite', 'titles/roll_and_write'].flatMap((folder) => read(join(REPOSITORY, 'src/alhambra', folder), '.py')).join('\n');
  const given = /(?:Violation\(|timing = |duty = |_rule = |Option\(|ScoreLine\().*/g;
  const found = new Set([...code.matchAll(given)].flatMap(([line]) => line.replace(/#.*/, '').match(ID) ?? []));
  expect(found.size).toBeGreaterThan(15);
  expect([...found].filter((id) => !RULES.includes(id))).toEqual([]);
});

it('are rules that the reference has', () => {
  const index = readFileSync(join(REPOSITORY, 'docs', 'rules', 'ids.toml'), 'utf8');
  expect(RULES.filter((id) => !index.includes(`\n${id} = `))).toEqual([]);
});
