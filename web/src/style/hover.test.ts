/** A finger leaves what it tapped hovered until it taps elsewhere: styles for a pointing mouse are for mice alone. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
const sources = { base, ...import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true }) };

/** The parts of a style sheet outside of every `@media (hover: hover)`. */
function elsewhere(text: string): string {
  const style = text.includes('<style') ? text.slice(text.indexOf('<style')) : text;
  const start = style.indexOf('@media (hover: hover)');
  if (start < 0) return style;
  let depth = 0;
  let end = style.indexOf('{', start);
  do {
    if (style[end] === '{') depth += 1;
    if (style[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < style.length);
  return style.slice(0, start) + elsewhere(style.slice(end));
}

test('nothing looks hovered without a mouse', () => {
  const found = Object.entries(sources).filter(([, text]) => elsewhere(text).includes(':hover')).map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('a button that cannot be pressed does not answer to the mouse', () => {
  const rules = [...base.matchAll(/\.btn[^{}]*:hover/g)].map(([rule]) => rule);
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toContain("[aria-disabled='true'], :disabled");
});
