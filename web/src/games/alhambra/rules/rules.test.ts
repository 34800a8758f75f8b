import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../lib/catalogues';
import games from '../fixtures/events.json';
import { RULES } from './rule-ids';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..', '..');
const SOURCE = join(import.meta.dirname, '..', '..', '..');
const PREFIXES = [...new Set(RULES.map((id) => id.split('-')[0]))];
const ID = new RegExp(`\\b(?:${PREFIXES.join('|')})-(?:[A-Z0-9]+-)?R?\\d+\\b`, 'g');

/** The texts of an area in one language, wherever they are; all of them without an area. */
const textsOf = (language: string, wanted?: string): string => readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ftl') && !/^games\b/.test(name)) // other games have their own
  .filter((name) => placeOf(name).language === language && (wanted ?? placeOf(name).area) === placeOf(name).area)
  .map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n');

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py') && !/server|cli|rulebook/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Every id that the engine can give as a reason, or that stands behind an option. */
function reasons(): Set<string> {
  const code = sources(join(REPOSITORY, 'src', 'alhambra'));
  const given = /(?:Violation\(|timing = |touching = |leaning = |, rule=|line\.rule = |Option\(.*|ScoreLine\(.*)\s*"?[^\n]*/g;
  return new Set([...code.matchAll(given)].flatMap(([line]) => line.replace(/#.*/, '').match(ID) ?? []));
}

describe.each(['fr', 'en', 'de'])('rules in %s', (language) => {
  const body = new Map(new FluentResource(textsOf(language, 'rules')).body.map(({ id, value }) => [id, value]));

  it('are those listed, no more and no fewer', () => {
    const told = [...body.keys()].map((key) => /^rules-([A-Z].*)-title$/.exec(key)?.[1]).filter((id) => id);
    expect(told.sort()).toEqual([...RULES].sort());
    expect(RULES.filter((id) => !body.has(`rules-${id}-text`))).toEqual([]);
  });

  it('are two sentences each, without marks', () => {
    for (const id of RULES) {
      const text = body.get(`rules-${id}-text`);
      expect(text, id).toMatch(/^\p{L}.*[.] \p{Lu}[^<>{}]*[.]$|^\d.*[.] [^<>{}]*[.]$/u);
      expect(body.get(`rules-${id}-title`), id).toMatch(/[^.]$/);
    }
  });

  it('include every rule that a line of the log links to', () => {
    const linked = [...textsOf(language).matchAll(/<r:([A-Z0-9-]+)>/g)].map(([, id = '']) => id);
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((id) => !RULES.includes(id))).toEqual([]);
  });
});

it('includes every rule that the engine gives as a reason', () => {
  const found = reasons();
  expect(found.size).toBeGreaterThan(30);
  expect([...found].filter((id) => !RULES.includes(id))).toEqual([]);
});

it('includes every rule by which points are given', () => {
  const given = new Set(games.flatMap(({ events }) => JSON.stringify(events).match(ID) ?? []));
  expect([...given].filter((id) => !RULES.includes(id))).toEqual([]);
});

it('knows only rules that the reference has', () => {
  const index = readFileSync(join(REPOSITORY, 'docs', 'rules', 'ids.toml'), 'utf8');
  expect(RULES.filter((id) => !index.includes(`\n${id} = `))).toEqual([]);
});
