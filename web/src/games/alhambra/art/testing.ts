/** For tests of drawings: those of the game and those of modules. */

import { expect } from 'vitest';
import { familyFloors } from '../../../art/family-floors';
import { defs } from './defs';
import { symbolFor } from './symbols';
import { faceOf, tileMarkup } from './tile';
import type { Look } from './tile';

export const LOOKS: Look[] = (['full', 'middle', 'mini'] as const).flatMap((detail) => [
  { detail }, { detail, big: true }, { detail, textures: false },
]);

/** Every look of these tiles, by name. */
export const looksOf = (tiles: readonly string[]): [string, string][] => tiles.flatMap((tile) =>
  LOOKS.map((look): [string, string] => [`${tile} ${JSON.stringify(look)}`, tileMarkup(faceOf({ tile }), look, 3)]));

export const idsIn = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** The number of elements. Everything must be closed, so that nothing leaks out of a symbol. */
function elements(markup: string): number {
  const open: string[] = [];
  let count = 0;
  let rest = markup;
  const tags = /<(\/?)(\w+)((?: [\w-]+="[^"<]*")*)(\/?)>/g;
  for (const [tag, end, name = '', attributes = '', empty] of markup.matchAll(tags)) {
    rest = rest.replace(tag, '');
    if (end) expect(open.pop()).toBe(name);
    else {
      count++;
      const names = [...attributes.matchAll(/ ([\w-]+)="/g)].map((found) => found[1]);
      expect(new Set(names).size, tag).toBe(names.length);
      if (!empty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>"]/);
  return count;
}

/** The content security policy refuses styles and scripts. */
export function expectPlain(all: ReadonlyMap<string, string>): void {
  for (const [name, markup] of all) {
    expect(markup, name).not.toMatch(/style=|<style|<script|on\w+=|href=/);
    expect(markup, name).not.toMatch(/NaN|undefined|Infinity/);
  }
}

/** Ids are only in the shared definitions; `added` are those of modules. */
export function expectKnownIds(all: ReadonlyMap<string, string>, added: readonly string[] = []): void {
  const known = new Set([...idsIn(familyFloors() + defs()), ...added]);
  for (const [name, markup] of all) {
    if (name !== 'defs') expect(markup, name).not.toMatch(/ id=/);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(known, name).toContain(id);
  }
}

export function expectWellFormed(all: ReadonlyMap<string, string>): void {
  for (const [name, markup] of all) expect(elements(markup), name).toBeGreaterThan(0);
}

/** A table of six full palaces is a few thousand elements. */
export function expectSmall(tiles: readonly string[]): void {
  const most = { full: 60, middle: 42, mini: 8 };
  for (const tile of tiles) {
    for (const look of LOOKS) {
      const count = elements(tileMarkup(faceOf({ tile }), look));
      expect(count, `${tile} ${look.detail}`).toBeLessThanOrEqual(most[look.detail]);
    }
  }
}

/** Symbols differ where the drawings differ. */
export function expectDistinct(tiles: readonly string[]): void {
  const drawn = new Map<string, string>();
  for (const tile of tiles) {
    for (const look of LOOKS) {
      for (const owner of [0, 1]) {
        const id = symbolFor(faceOf({ tile }), look, owner);
        const markup = tileMarkup(faceOf({ tile }), look, owner);
        expect(drawn.get(id) ?? markup, id).toBe(markup);
        expect(id).toMatch(/^[\w-]+$/);
        drawn.set(id, markup);
      }
    }
  }
}
