/**
 * What a catalogue of the page is made of. Its own words are in src/locales and src/modules. Words that it has in common
 * with the engine come with them, and the rules of all modules with those of the game: fewer and smaller files to fetch.
 * A game that wants names of its title adds the title's own files to its catalogues: they hold what is common, no more.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('./src/modules', import.meta.url)).replaceAll('\\', '/');
const ENGINE = fileURLToPath(new URL('../src/alhambra/modules', import.meta.url)).replaceAll('\\', '/');
const TITLES = fileURLToPath(new URL('../src/alhambra/titles', import.meta.url)).replaceAll('\\', '/');

/** Words that the engine and the page have in common, by their keys. */
export const isShared = (key: string): boolean =>
  /^(building|currency|side|rival)-|^card-(?!money$)|^(toward|seat-name)$|^module-(?!.*-summary$)/.test(key);

interface Piece {
  file: string;
  /** Of the engine: only what is common. */
  shared?: boolean;
}

function textOf({ file, shared }: Piece): string {
  const text = readFileSync(file, 'utf8');
  if (!shared) return text;
  const messages = text.split(/^(?=[a-z][\w-]* *=|#)/im);
  return messages.filter((one) => isShared(/^[a-z][\w-]*/i.exec(one)?.[0] ?? '')).join('');
}

function piecesOf(path: string): Piece[] {
  const inFolders = (root: string, name: string): Piece[] =>
    readdirSync(root).sort().map((key) => ({ file: `${root}/${key}/${name}` })).filter(({ file }) => existsSync(file));
  const [, language = '', area = ''] = /\/locales\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  if (area === 'rules') return [{ file: path }, ...inFolders(OURS, `rules/${language}.ftl`)];
  if (area === 'engine') {
    // A module without words of its own here is called by its names all the same.
    const others = inFolders(ENGINE, `${language}.ftl`).filter(({ file }) => !existsSync(file.replace(ENGINE, OURS)));
    return [{ file: path }, ...others].map((one) => ({ ...one, shared: true }));
  }
  if (path.startsWith(`${TITLES}/`)) return [{ file: path, shared: true }];
  const common = path.startsWith(`${OURS}/`) ? path.replace(OURS, ENGINE) : '';
  return [{ file: path }, ...(existsSync(common) ? [{ file: common, shared: true }] : [])];
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.replaceAll('\\', '/').split('?');
      if (!path.endsWith('.ftl') || query !== 'raw') return null;
      const pieces = piecesOf(path);
      for (const { file } of pieces) this.addWatchFile(file);
      return `export default ${JSON.stringify(pieces.map(textOf).join('\n'))};`;
    },
  };
}
