import { expect, it } from 'vitest';
import type { ModuleRules } from '../lib/rule-numbers';
import type { ModuleUi } from '.';

const sources = import.meta.glob<string>(
  [
    '../lib/**/*.{ts,svelte}', '../screens/**/*.{ts,svelte}', '../table/**/*.{ts,svelte}', '../games/**/*.{ts,svelte}',
    '!**/art/**', '!**/*.test.ts', '!**/*.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** What the table and the scorings say, whatever is in play. */
const catalogues = import.meta.glob<string>(
  '../locales/en/{table,market,palace,scoring,log}.ftl', { query: '?raw', import: 'default', eager: true },
);
const faces = Object.values(import.meta.glob<ModuleUi>('./*/index.ts', { import: 'default', eager: true }));

/** The keys of the modules, and the words with which their moves, events, cards and tools begin. */
const keys = new Set(faces.map(({ key }) => key));
const words = new Set(faces.flatMap(({ key, moves = [], story, tool, currencies = [], decisions = {} }) => [
  key, ...moves, ...Object.keys(story?.sentences ?? {}), ...Object.values(decisions).flatMap(({ buys }) => buys ?? []),
  ...(tool ? [tool.word] : []), ...currencies,
]).map((name) => name.split(' ')[0] ?? ''));
const ruled = Object.values(import.meta.glob<ModuleRules>('./*/rules.ts', { import: 'rules', eager: true }));
const prefixes = new Set(ruled.flatMap(({ ids }) => ids.map((id) => id.split('-')[0] ?? '')));
words.delete('give'); // a plain word: "give to …" is told by what follows it

/** Comments may give examples. */
const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** A key is a name wherever it stands; words and rules are only meant if they are quoted. Pictures of tiles are free. */
function namesIn(text: string): string[] {
  const found = [...code(text).matchAll(/[a-z]+(?:_[a-z]+)*/gi)].map(([name]) => name.toLowerCase()).filter((name) => keys.has(name));
  for (const [, quoted = ''] of code(text).matchAll(/['"`]([^'"`\n]*)['"`]/g)) {
    found.push(...quoted.split(/[^a-z]+/).filter((word) => words.has(word)));
  }
  for (const [, quoted = ''] of code(text).matchAll(/['"`/]([^'"`\n/]*)['"`/]/g)) {
    found.push(...[...quoted.matchAll(/[A-Z]+(?![A-Z\d])/g)].map(([word]) => word).filter((word) => prefixes.has(word)));
  }
  return [...new Set(found)];
}

it('knows what to look for', () => {
  expect([...words]).toEqual(expect.arrayContaining(['vizier', 'exchange', 'hut', 'bonus', 'gate', 'bid', 'dirk', 'diamond']));
  expect(namesIn("case 'hut': return t('log-hut');")).toEqual(['hut']);
  expect(namesIn("if (module === 'camps') draw(Vizier);")).toEqual(['camps', 'vizier']);
  expect(namesIn("const RULE = 'HUT-11', OTHER = 'BASE-BUY-01', CODES = /(?:PAV|CAMP)\\d/;")).toEqual(['HUT', 'CAMP']);
  expect(namesIn("draw('CAMP7-SW')")).toEqual([]);
  expect(namesIn("// such as 'gate take'\nfunction exchange(): void {}")).toEqual([]);
});

it('are not those of a module in lib, screens, table and games', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const found = Object.entries(sources).flatMap(([path, text]) => namesIn(text).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

it('are not those of a module in the texts of the table', () => {
  expect(Object.keys(catalogues).length).toBe(5);
  const found = Object.entries(catalogues).flatMap(([path, text]) =>
    [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key = '']) => key)
      .filter((key) => key.split('-').slice(1).some((word) => words.has(word) || keys.has(word))).map((key) => `${path}: ${key}`));
  expect(found).toEqual([]);
});
