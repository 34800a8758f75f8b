/**
 * What sentences of the story are made of. Catalogues mark what stands out: `<b>…</b>` is a result,
 * `<r:BASE-BUY-03>…</r>` a word with a rule behind it, `<p:name>…</p>` words in whose place a game draws a small picture.
 */

import type { GameEvent } from './wire';

export type Part = string | { b: string } | { rule: string; text: string } | { picture: string; text: string };

// ---------------------------------------------------------------------- facts, whatever a server sends

export const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const seatOf = (event: GameEvent): number | null => (typeof event.seat === 'number' ? event.seat : null);

// ---------------------------------------------------------------------- marks

// Names come from people: nothing in them is a mark.
const HIDDEN = '\ue000';
export const safe = (words: string): string => words.replaceAll('<', HIDDEN);
export const bold = (words: string): string => `<b>${safe(words)}</b>`;
/** Words that are shown as a small picture: a name for the game that draws it. */
export const pictured = (name: string, words: string): string => `<p:${name}>${safe(words)}</p>`;
const MARKS = /<b>(.*?)<\/b>|<r:([A-Z0-9-]+)>(.*?)<\/r>|<p:([\w-]+)>(.*?)<\/p>/g;

export function parse(marked: string): Part[] {
  const parts: Part[] = [];
  const shown = (words: string): string => words.replaceAll(HIDDEN, '<');
  let from = 0;
  for (const match of marked.matchAll(MARKS)) {
    if (match.index > from) parts.push(shown(marked.slice(from, match.index)));
    const [whole, strong, rule, word = '', picture, words = ''] = match;
    if (picture) parts.push({ picture, text: shown(words) });
    else parts.push(rule ? { rule, text: shown(word) } : { b: shown(strong ?? '') });
    from = match.index + whole.length;
  }
  if (from < marked.length) parts.push(shown(marked.slice(from)));
  return parts;
}

export const wordsOf = (part: Part): string => (typeof part === 'string' ? part : 'b' in part ? part.b : part.text);
