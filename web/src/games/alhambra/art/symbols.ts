/**
 * Every distinct drawing of a tile is in the page once; palaces only refer to it: `<use href="#…" x="100" y="0"/>`.
 * Drawings are made when they are first asked for. ArtDefs.svelte holds them.
 */

import { tileMarkup } from './tile';
import type { Look, TileFace } from './tile';

const drawings = new Map<string, string>();
let host: Element | null = null;

function symbolId(face: TileFace, look: Look, owner: number): string {
  const parts = [
    'tile', face.building ?? face.kind, face.family ?? '', face.cost, face.walls, face.sides, face.kind === 'fountain' ? owner : '',
    look.detail, look.big ? 'big' : '', look.textures === false ? 'plain' : '',
  ];
  return parts.join('-');
}

/** The id of a drawing of 100 by 100 units. `owner` is the seat of a fountain. */
export function symbolFor(face: TileFace, look: Look, owner = 0): string {
  const id = symbolId(face, look, owner);
  if (!drawings.has(id)) keep(id, `<g id="${id}">${tileMarkup(face, look, owner)}</g>`);
  return id;
}

function keep(id: string, markup: string): void {
  drawings.set(id, markup);
  host?.insertAdjacentHTML('beforeend', markup);
}

/** A pattern that the drawings of a module refer to, besides those of defs.ts. */
export function addDefinition(id: string, markup: string): void {
  if (!drawings.has(id)) keep(id, markup);
}

/** Keeps the drawings in this element, those already asked for and those to come. */
export function holdSymbols(element: Element): () => void {
  host = element;
  element.innerHTML = [...drawings.values()].join('');
  return () => {
    if (host === element) host = null;
  };
}
