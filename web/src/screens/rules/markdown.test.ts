import { expect, it } from 'vitest';
import { blocks, inline } from './markdown';

const known = (id: string): boolean => ['BASE-TURN-03', 'VIZ-R1', 'BASE-2P-07'].includes(id);
const words = (text: string): string => inline(text, known).map(({ kind, text: said }) => `${kind}:${said}`).join('|');

it('reads marks and ids', () => {
  expect(words('Paid **exactly** -> BASE-TURN-03, *once*.')).toBe('text:Paid |b:exactly|text: -> |rule:BASE-TURN-03|text:, |i:once|text:.');
  expect(words('`region` and VIZ-R1 (BASE-2P-07)')).toBe('code:region|text: and |rule:VIZ-R1|text: (|rule:BASE-2P-07|text:)');
});

it('links only what there is', () => expect(words('TOW7-NEW, GAR10- and BASE-FOO-01')).toBe('text:TOW7-NEW, GAR10- and BASE-FOO-01'));

it('reads lists, tables and code', () => {
  const text = 'Order:\n1. `ACTIONS` - loop\n2. Next.\n\n| | a |\n|---|---|\n| **x** | 1 |\n\n```\nif so:\n    go\n```\nDone.';
  expect(blocks(text, known).map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'table', 'code', 'paragraph']);
  expect(blocks(text, known)[2]).toMatchObject({ head: [[], [{ text: 'a' }]], rows: [[[{ kind: 'b', text: 'x' }], [{ text: '1' }]]] });
  expect(blocks(text, known)[3]).toEqual({ kind: 'code', text: 'if so:\n    go' });
});

it('ends, whatever it is given', () => {
  expect(blocks('```\nnever closed', known)).toEqual([{ kind: 'code', text: 'never closed' }]);
  expect(blocks('', known)).toEqual([]);
});

it('leaves out where a sentence was found', () => {
  expect(blocks('Take one. [000: Prendre de l’argent] [003: Argent]', known)).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text: 'Take one.' }] }]);
});
