import { expect, test } from 'vitest';
import { around, edgeOf, placeBubble, type Box } from './palace-bubble';

const board = { width: 660, height: 560 };
const bubble = { width: 204, height: 174 };
const cell = (x: number, y: number, size = 100): Box => ({ x, y, width: size, height: size });
const isInside = ({ x, y }: { x: number; y: number }, frame = board): boolean =>
  x >= 8 && y >= 8 && x + bubble.width <= frame.width - 8 && y + bubble.height <= frame.height - 8;

test('a bubble stands to the right of its cell and points at the middle of it', () => {
  const found = placeBubble(cell(200, 200), bubble, board);
  expect(found).toMatchObject({ x: 312, tail: 'left' });
  expect(found.y + found.along).toBe(250);
});

test('it goes to the other side where there is no room', () => {
  expect(placeBubble(cell(540, 200), bubble, board).tail).toBe('right');
});

test('it covers tiles only if there is no other way', () => {
  const row = [0, 1, 2, 3, 4].map((column) => cell(20 + column * 100, 300));
  const found = placeBubble(cell(220, 200), bubble, board, row);
  expect(found.y + bubble.height).toBeLessThanOrEqual(300);
});

test('it rather lies over a part of the cell than over the palace, and never over what is marked', () => {
  const corners = [[171, 72], [277, 72], [171, 178], [277, 178], [383, 178], [489, 178]];
  const tiles = corners.map(([x = 0, y = 0]) => cell(x, y, 106));
  const refused = cell(383, 72, 105);
  const found = placeBubble(refused, bubble, board, tiles, [edgeOf(refused, 'W')]);
  expect(found.x).toBeGreaterThan(refused.x + refused.width * 0.6);
  expect(found.tail).toBe('none');
  expect(isInside(found)).toBe(true);
});

test('wherever the cell is, the bubble stays inside the board', () => {
  for (const frame of [board, { width: 360, height: 330 }]) {
    for (let x = -200; x < 800; x += 90) {
      for (let y = -200; y < 700; y += 90) expect(isInside(placeBubble(cell(x, y), bubble, frame), frame)).toBe(true);
    }
  }
});

test('it leaves the cells beside its own free, so that the next one can be tried', () => {
  const wide = { width: 660, height: 560 };
  const phone = { width: 390, height: 270 };
  const isClear = (found: { x: number; y: number }, size: { width: number; height: number }, beside: Box[]): boolean =>
    beside.every((box) => found.x + size.width <= box.x || box.x + box.width <= found.x || found.y + size.height <= box.y || box.y + box.height <= found.y);
  for (const [frame, size, edge] of [[wide, { width: 196, height: 120 }, 80], [phone, { width: 172, height: 64 }, 40]] as const) {
    const middle = cell(frame.width / 2 - edge / 2, frame.height / 2 - edge / 2, edge);
    const found = placeBubble(middle, size, frame, [middle], [], around(middle));
    expect(isClear(found, size, [middle, ...around(middle)])).toBe(true);
  }
});
