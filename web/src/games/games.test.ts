import { expect, it } from 'vitest';

/** Everything of the page, by its path from here; tests too. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.d.ts'], { query: '?raw', import: 'default', eager: true });
/** The folders of games. The default controls belong to none. */
const keys = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '').filter((key) => key !== 'default');

/** Modules are those of one game: they may use what it has. Which of them there are, is their own business. */
const ALLOWED = /^\.\/(?:index\.ts|games\.test\.ts)$|^\.\.\/modules\//;

/** Comments may give examples. */
const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** What is outside of the page, such as the words of a title, is in no folder of a game. */
const inside = (text: string): string => text.replace(/(?:\.\.\/)+src\/\w+\//g, '');

/** How a file names a game: by the address of its folder, or by its key as a word of its own between quotes. */
function namesIn(path: string, text: string): string[] {
  if (ALLOWED.test(path)) return [];
  return keys.filter((key) => {
    if (path.startsWith(`./${key}/`)) return false;
    return new RegExp(`['"\`/]games/${key}[/'"\`]|['"\`]\\.{1,2}/${key}[/'"\`]|['"\`]${key}['"\`]`).test(code(text));
  }).map((key) => `${path}: ${key}`);
}

it('knows what to look for', () => {
  expect(keys.length).toBeGreaterThan(0);
  const [key = ''] = keys;
  expect(namesIn('../screens/Any.svelte', `import { parseTile } from '../games/${key}/tiles';`)).toHaveLength(1);
  expect(namesIn('./parts.svelte.ts', `import game from './${key}';`)).toHaveLength(1);
  expect(namesIn('../table/Any.svelte', `if (table.setup.game === '${key}') draw();`)).toHaveLength(1);
  expect(namesIn('../lib/any.ts', `const KEPT = '${key}-settings'; // such as '${key}'`)).toEqual([]);
  expect(namesIn(`./${key}/any.ts`, `const KEY = '${key}';`)).toEqual([]);
});

it('names no game outside its folder, but in the table of games', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(250);
  expect(Object.entries(sources).flatMap(([path, text]) => namesIn(path, text))).toEqual([]);
});

it('lets no game use another', () => {
  const others = keys.flatMap((key) => keys.filter((one) => one !== key).map((one) => [key, one] as const));
  const found = Object.entries(sources).flatMap(([path, text]) =>
    others.filter(([key, one]) => path.startsWith(`./${key}/`) && inside(code(text)).includes(`/${one}/`)).map(([, one]) => `${path}: ${one}`));
  expect(found).toEqual([]);
});
