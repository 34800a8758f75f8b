/** Nobody outside its folder knows a module by name: what to look for is derived from the folders. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseTile, type TileKind } from '../games/alhambra/tiles';
import type { ModuleRules } from '../lib/rule-numbers';
import type { ModuleUi } from '.';
import { SAMPLES } from './samples';

const SOURCE = join(import.meta.dirname, '..');
const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  // Another game has no modules, and may use the same words.
  .filter((path) => /\.(ts|svelte|ftl|css|html)$/.test(path) && !/^modules\/\w+\/|^games\/(?!alhambra|default)[\w-]+\/|\.test\.ts$|\.d\.ts$/.test(path));
const folders = Object.keys(import.meta.glob('./*/*')).map((path) => path.split('/')[1] ?? '');
const faces = Object.values(import.meta.glob<ModuleUi>('./*/index.ts', { import: 'default', eager: true }));
const tiles = Object.values(import.meta.glob<TileKind>('./*/tiles.ts', { import: 'tiles', eager: true }));
const rules = Object.values(import.meta.glob<ModuleRules>('./*/rules.ts', { import: 'rules', eager: true }));

// ---------------------------------------------------------------------- what modules are called

const first = (name: string): string => name.split(' ')[0] ?? '';
const singular = (word: string): string => word.replace(/ves$/, 'f').replace(/s$/, '');

/** Everyday words: nobody means the module by them. */
const PLAIN = new Set([
  'give', // to somebody
  'laid', // tiles are
  'exchange', // of keys, of tiles
  'wall', // tiles have some
  'yusuf', // a first name: bots and people of the tests have it
]);
const withoutPlain = (words: string[]): Set<string> => new Set(words.filter((word) => word && !PLAIN.has(word)));

/** Keys, kinds of tiles with what they show, cards: names wherever they stand. */
const names = withoutPlain([
  ...folders,
  ...tiles.flatMap(({ kind, outside }) => [kind, outside?.fact ?? '']),
  ...SAMPLES.flatMap(({ cards = [] }) => cards.map(first)),
].flatMap((word) => [word, singular(word)]));

/** The words with which moves, events and tools begin: names where they are quoted. */
const verbs = withoutPlain(faces.flatMap(({ moves = [], story, tool, between, decisions = {} }) => [
  ...moves, ...Object.keys(story?.sentences ?? {}), ...Object.keys(story?.asides ?? {}), ...(tool ? [tool.word] : []), between?.buys ?? '', between?.takes ?? '',
  ...Object.values(decisions).flatMap(({ buys }) => buys ?? []),
].map(first)));

const prefixes = new Set(rules.flatMap(({ ids }) => ids.map((id) => id.split('-')[0] ?? '')));

// ---------------------------------------------------------------------- where they stand

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? found[0]);
/** Of identifiers, addresses and sentences: `campBase` has `camp`, `worker_huts` stays whole. */
const wordsIn = (text: string): string[] => [
  ...matches(text, /[a-z]+(?:_[a-z]+)*/gi), ...matches(text.replace(/([a-z])([A-Z])/g, '$1 $2'), /[a-z]+/gi),
].map((word) => word.toLowerCase());

function namesIn(text: string, path = 'some.ts'): string[] {
  const catalogue = path.endsWith('.ftl');
  const quoted = catalogue ? matches(text, /^([a-z][\w-]*) *=|\[(\w+)\]/gm) : matches(text, /['"`]([^'"`\n]*)['"`]/g);
  return [...new Set([
    ...wordsIn(text).filter((word) => names.has(word)),
    ...quoted.flatMap((words) => words.split(/[^a-z]+/)).filter((word) => verbs.has(word)),
    ...matches(text, /(?<![\w-])([A-Z]+)-R?\d+\b/g).filter((prefix) => prefixes.has(prefix)),
    ...matches(text, /['"`/(|]([A-Z]+)['"`/)|]/g).filter((prefix) => prefixes.has(prefix)),
    ...matches(text, /\b[A-Z]{3,5}\d+-[NESW]*/g).filter((tile) => parseTile(tile).module),
  ])];
}

/** Who may name whom, and why. */
const ALLOWED: readonly { path: RegExp; names: readonly string[]; why: string }[] = [
  {
    path: /^locales\/\w\w\/rules\.ftl$/,
    names: ['dirk'],
    why: 'The rules of the base game itself tell of the third player of a game for two: BASE-2P and others.',
  },
];

it('knows what to look for', () => {
  expect([...names]).toEqual(expect.arrayContaining(['worker_huts', 'hut', 'camp', 'bastion', 'diamond', 'karim', 'dirk', 'vizier', 'thief']));
  expect([...verbs]).toEqual(expect.arrayContaining(['gate', 'bid', 'auction', 'bonus', 'hut', 'vizier']));
  expect([...prefixes]).toEqual(expect.arrayContaining(['VIZ', 'CAMP', 'HUT', 'CHAR']));
});

it('finds names in code, in texts, in rules and in tiles', () => {
  expect(namesIn("case 'hut': return t('log-hut');")).toEqual(['hut']);
  expect(namesIn("if (module === 'camps') draw(Vizier, campBase, BASTIONS);")).toEqual(['camps', 'vizier', 'bastions', 'camp']);
  expect(namesIn("const RULE = 'HUT-11', OTHER = 'BASE-BUY-01', CODES = /(?:PAV|CAMP)\\d/;")).toEqual(expect.arrayContaining(['HUT', 'CAMP']));
  expect(namesIn("const HERO = [{ tile: 'HTOW2-N' }, { tile: 'TOW9-NE' }];")).toEqual(['HTOW2-N']);
  expect(namesIn("say('gate take');\n// as in an auction\nfunction exchange(): void {}")).toEqual(['gate']);
  expect(namesIn('log-auction = { $x ->\n    [bid] a\n   *[no] <r:CHAR-05>b</r>\n}', 'log.ftl')).toEqual(['auction', 'bid', 'CHAR']);
  expect(namesIn('log-take = Dirk takes it.', 'log.ftl')).toEqual(['dirk']);
});

it('are not those of a module in any file outside its folder', () => {
  expect(paths.length).toBeGreaterThan(200);
  const found = paths.flatMap((path) => namesIn(readFileSync(join(SOURCE, path), 'utf8'), path).map((name) => ({ path, name })));
  const isAllowed = (one: (typeof ALLOWED)[number], { path, name }: { path: string; name: string }): boolean =>
    one.path.test(path) && one.names.includes(name);
  expect(found.filter((leak) => !ALLOWED.some((one) => isAllowed(one, leak)))).toEqual([]);
  for (const one of ALLOWED) {
    const needed = new Set(found.filter((leak) => isAllowed(one, leak)).map(({ name }) => name));
    expect([...needed].sort(), one.why).toEqual([...one.names].sort());
  }
});
