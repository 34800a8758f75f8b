// @vitest-environment node
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { isShared } from '../catalogues';
import { placeOf } from './lib/catalogues';
import type { Section } from './lib/rulebook';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../src/alhambra', import.meta.url));
const LANGUAGES = ['en', 'fr', 'de'];
const NAMES = new Set(['Alhambra']); // are the same in every language
const TOLD = /^lib\/i18n\.svelte\.ts$|^games\/[\w-]+\/names\.ts$/; // ask for the keys that others give them
const SECTIONS = Object.values(
  import.meta.glob<readonly Section[]>('./games/*/rules/rule-ids.ts', { import: 'SECTIONS', eager: true }),
).flat();

// -------------------------------------------------------------------- catalogues

interface Text {
  area: string;
  variables: Set<string>;
  mentions: Set<string>; // other texts that it is made of
  words: string[];
}

type Catalogue = Map<string, Text>;

/** Everything that a pattern is made of, whatever the nesting. */
function collect(part: unknown, text: Text): void {
  if (typeof part === 'string') text.words.push(part);
  else if (Array.isArray(part)) for (const one of part) collect(one, text);
  else if (typeof part === 'object' && part !== null) {
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) text.variables.add(name);
    if (type === 'mesg' && name) text.mentions.add(name);
    for (const [field, value] of Object.entries(part)) {
      if (!['type', 'name', 'attr', 'key', 'star'].includes(field)) collect(value, text);
    }
  }
}

const problems: string[] = [];

function read(file: string, catalogue: Catalogue): void {
  const content = readFileSync(file, 'utf8');
  const { area } = placeOf(file);
  const { body } = new FluentResource(content);
  const written = content.match(/^-?[a-zA-Z][\w-]* *=/gm)?.length ?? 0;
  if (written !== body.length) problems.push(`${file}: ${written} texts are written, ${body.length} can be read`);
  for (const { id, value } of body) {
    if (catalogue.has(id)) problems.push(`${file}: ${id} is there twice`);
    const text: Text = { area, variables: new Set(), mentions: new Set(), words: [] };
    collect(value, text);
    catalogue.set(id, text);
  }
}

/** Every file of texts in a folder. */
const catalogues = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name).replaceAll('\\', '/'));

const ours = new Map<string, Catalogue>();
const engine = new Map<string, Catalogue>();
for (const language of LANGUAGES) {
  const catalogue: Catalogue = new Map();
  for (const file of catalogues(SOURCE)) if (placeOf(file).language === language) read(file, catalogue);
  ours.set(language, catalogue);
  const terms: Catalogue = new Map();
  const spoken = [join(ENGINE, 'locales', language, 'engine.ftl'), ...catalogues(join(ENGINE, 'modules')), ...catalogues(join(ENGINE, 'titles'))];
  for (const file of spoken) if (placeOf(file).language === language) read(file, terms);
  for (const key of terms.keys()) if (!isShared(key)) terms.delete(key);
  engine.set(language, terms);
}
const english = ours.get('en') as Catalogue;
const terms = engine.get('en') as Catalogue;

describe('catalogues', () => {
  it('can be read whole', () => expect(problems).toEqual([]));

  it('begin every key with the name of their area', () => {
    expect([...english].filter(([key, { area }]) => !key.startsWith(`${area}-`)).map(([key]) => key)).toEqual([]);
  });

  it('have the rules of a module in its folder, and no others there', () => {
    const home = (id: string): string => SECTIONS.find(({ ids }) => ids.includes(id))?.module ?? '';
    const wrong = catalogues(SOURCE).filter((file) => placeOf(file).area === 'rules').flatMap((file) => {
      const [, game = ''] = /games\/([\w-]+)\/words\/rules\//.exec(file) ?? []; // the reference counts such a game as a module
      const [, module = game.replaceAll('-', '_') || 'base'] = /modules\/(\w+)\/rules\//.exec(file) ?? [];
      const ids = [...readFileSync(file, 'utf8').matchAll(/^rules-([A-Z][\w-]*)-title *=/gm)].map(([, id = '']) => id);
      return ids.filter((id) => home(id) !== module).map((id) => `${relative(SOURCE, file)}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have no key that the engine has', () => expect([...english.keys()].filter((key) => terms.has(key))).toEqual([]));

  it.each(['fr', 'de'])('have the same texts: %s', (language) => {
    const other = ours.get(language) as Catalogue;
    expect([...english.keys()].filter((key) => !other.has(key)), 'missing').toEqual([]);
    expect([...other.keys()].filter((key) => !english.has(key)), 'in no other language').toEqual([]);
  });

  it.each(['fr', 'de'])('use the same facts: %s', (language) => {
    const other = ours.get(language) as Catalogue;
    const facts = (text: Text | undefined): string => [...(text?.variables ?? [])].sort().join(' ');
    const different = [...english].filter(([key, text]) => other.has(key) && facts(other.get(key)) !== facts(text));
    expect(different.map(([key, text]) => `${key}: ${facts(text)} | ${facts(other.get(key))}`)).toEqual([]);
  });

  it('mention only what exists', () => {
    const lost = LANGUAGES.flatMap((language) =>
      [...(ours.get(language) as Catalogue)].flatMap(([key, { mentions }]) =>
        [...mentions].filter((one) => !ours.get(language)?.has(one) && !engine.get(language)?.has(one)).map((one) => `${language} ${key}: ${one}`)));
    expect(lost).toEqual([]);
  });
});

describe('wording', () => {
  const spoken = (language: string): [string, string][] =>
    [...(ours.get(language) as Catalogue)].flatMap(([key, { words }]) => words.map((word): [string, string] => [key, word]));

  it.each(LANGUAGES)('is calm and plain: %s', (language) => {
    const loud = spoken(language).filter(([, word]) => /!|\.\.\.| {2}|--/.test(word));
    expect(loud).toEqual([]);
  });

  it('keeps French signs and their words together', () => {
    const loose = spoken('fr').filter(([, word]) =>
      /\u0020[;!?:»]|«(?!\u202f|$)|[\p{L}\d)][;!?](?!\p{L})|[\p{L})]:(?![\p{L}/])|(?<!\u202f|^)»/u.test(word));
    expect(loose).toEqual([]);
    expect(spoken('fr').filter(([, word]) => /[\u202f]:|\u00a0[;!?]/.test(word)), 'the other space').toEqual([]);
  });

  // Words that stopped newcomers, and what is said instead.
  it.each([
    ['fr', /appoint exact/i], // "appoint" is exact
    ['fr', /\b1er\b|\b1re\b|\b[2-9]e\b|^e$/], // ordinals are raised: 1ᵉʳ, 2ᵉ
    ['fr', /places? (est |sont )?(possible|permise)|attend(ent)? une place/], // a place is a seat, a cell an emplacement
    ['de', /Zurück:|Frage mich|Schreibe einen/], // undoing is "Rückgängig"
    ['fr', /Boîte 2024/],
    ['en', /2024 box/i],
  ])('does without what people stumbled over: %s %s', (language, word) => {
    expect(spoken(language).filter(([, text]) => word.test(text))).toEqual([]);
  });
});

// -------------------------------------------------------------------- where texts are used

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'sheet' || name === 'locales' ? [] : files(path);
    const counts = /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|\.d\.ts$|testing\.ts$/.test(name);
    return counts ? [path] : [];
  });
}

const sources = files(SOURCE).map((path) => ({ name: relative(SOURCE, path).replaceAll('\\', '/'), lines: readFileSync(path, 'utf8').split('\n') }));
const KEYS = /(?:\/\/|\/?\*|<!--) *keys: *(.*)/;

/** The first argument of a call that begins here. */
function argument(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return text.slice(start, index);
  }
  return text.slice(start);
}

describe('the page', () => {
  const listed = new Set<string>();
  const quoted = new Set<string>();
  const unknown: string[] = [];
  for (const id of SECTIONS.flatMap(({ ids }) => ids)) for (const part of ['title', 'text']) listed.add(`rules-${id}-${part}`);
  const unlisted: string[] = [];
  for (const { name, lines } of sources) {
    const content = lines.join('\n');
    for (const line of lines) for (const key of KEYS.exec(line)?.[1]?.match(/[A-Za-z][\w-]+/g) ?? []) listed.add(key);
    for (const [, key = ''] of content.matchAll(/['"`]([a-z_]+-[\w-]+)['"`]/g)) quoted.add(key);
    for (const match of content.matchAll(/(?<![\w.$])(?:t|knows)\(/g)) {
      const asked = argument(content, match.index + match[0].length);
      const literals = [...asked.matchAll(/'([^']+)'/g)].map(([, key = '']) => key).filter((key) => /^[a-z_]+-/.test(key));
      const line = content.slice(0, match.index).split('\n').length;
      for (const key of literals) if (!english.has(key) && !terms.has(key)) unknown.push(`${name}:${line} ${key}`);
      const above = lines.slice(Math.max(0, line - 8), line).some((one) => KEYS.test(one));
      const ofEngine = /^`(building|currency|side|card|rival|module|rules)-\$/.test(asked) || terms.has(asked.replaceAll("'", ''));
      if (!literals.length && !above && !ofEngine && !TOLD.test(name)) unlisted.push(`${name}:${line} ${asked}`);
    }
  }

  it('asks only for texts that exist', () => expect(unknown).toEqual([]));

  it('lists the keys that it computes', () => expect(unlisted).toEqual([]));

  it('lists only keys that exist', () => {
    expect([...listed].filter((key) => !english.has(key) && !terms.has(key))).toEqual([]);
  });

  it('leaves no text unused', () => {
    const mentioned = new Set([...english.values()].flatMap(({ mentions }) => [...mentions]));
    expect([...english.keys()].filter((key) => !listed.has(key) && !quoted.has(key) && !mentioned.has(key))).toEqual([]);
  });

  it('has no words of its own', () => {
    const found: string[] = [];
    for (const { name, lines } of sources) {
      const content = lines.join('\n');
      if (name.endsWith('.svelte')) found.push(...wordsIn(content).map((word) => `${name}: ${word}`));
      for (const [, word = ''] of content.matchAll(/(?<![\w.])(?:toast|announce|alertNow)\(\s*['"`]([^'"`]*\p{L}{2})/gu)) found.push(`${name}: ${word}`);
    }
    expect(found).toEqual([]);
  });
});

const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']);
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** Words written into the markup of a component. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, data, name, value } = node as { type?: string; data?: string; name?: string; value?: unknown };
    if (type === 'Text' && data && isWord(data)) found.push(data.trim());
    if (type === 'StyleDirective' || type === 'ClassDirective') return;
    if (type === 'Attribute') {
      if (SPOKEN.has(name ?? '') || (name === 'label' && Array.isArray(value))) visit(value);
      return;
    }
    for (const [field, inside] of Object.entries(node)) if (field !== 'metadata' && field !== 'expression') visit(inside);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}
