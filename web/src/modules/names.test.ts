import { expect, it } from 'vitest';
import type { ModuleUi } from '.';

const sources = import.meta.glob<string>(
  ['../lib/**/*.{ts,svelte}', '../screens/**/*.{ts,svelte}', '!**/*.test.ts', '!**/*.d.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const faces = Object.values(import.meta.glob<ModuleUi>('./*/index.ts', { import: 'default', eager: true }));

/** The keys of the modules, and the words with which their moves, events, cards and tools begin. */
const keys = new Set(faces.map(({ key }) => key));
const words = new Set(faces.flatMap(({ key, moves = [], story, tool, currencies = [], decisions = {} }) => [
  key, ...moves, ...Object.keys(story?.sentences ?? {}), ...Object.values(decisions).flatMap(({ buys }) => buys ?? []),
  ...(tool ? [tool.word] : []), ...currencies,
]).map((name) => name.split(' ')[0] ?? ''));
words.delete('give'); // a plain word: "give to …" is told by what follows it

/** Comments may give examples. */
const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** A key is a name wherever it stands; other words are only meant if they are quoted. */
function namesIn(text: string): string[] {
  const found = [...code(text).matchAll(/[a-z]+(?:_[a-z]+)*/gi)].map(([name]) => name.toLowerCase()).filter((name) => keys.has(name));
  for (const [, quoted = ''] of code(text).matchAll(/['"`]([^'"`\n]*)['"`]/g)) {
    found.push(...quoted.split(/[^a-z]+/).filter((word) => words.has(word)));
  }
  return [...new Set(found)];
}

it('knows what to look for', () => {
  expect([...words]).toEqual(expect.arrayContaining(['vizier', 'exchange', 'hut', 'bonus', 'gate', 'bid', 'dirk', 'diamond']));
  expect(namesIn("case 'hut': return t('log-hut');")).toEqual(['hut']);
  expect(namesIn("if (module === 'camps') draw(Vizier);")).toEqual(['camps', 'vizier']);
  expect(namesIn("// such as 'gate take'\nfunction exchange(): void {}")).toEqual([]);
});

it('are not those of a module in lib and screens', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const found = Object.entries(sources).flatMap(([path, text]) => namesIn(text).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});
