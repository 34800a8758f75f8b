import { expect, test } from 'vitest';
import type { Bounds } from '../art/board';
import {
  between, boxOf, cellAt, fitted, held, limitsOf, settled, showing, shows, worthwhile, zoomed, type Camera,
} from './palace-camera';

const frame = { width: 660, height: 560 };
const phone = { width: 360, height: 330 };
const insets = { top: 50, right: 14, bottom: 42, left: 14 };
const palace: Bounds = { x: -2, y: -1, columns: 5, rows: 4 };

test('a palace is fitted whole, in the middle, on whole pixels', () => {
  for (const board of [frame, phone]) {
    const camera = fitted(palace, board, insets);
    expect(shows(camera, palace, board, insets)).toBe(true);
    expect(camera).toEqual(settled(camera));
    const left = camera.x + palace.x * camera.size - insets.left;
    const right = board.width - insets.right - (camera.x + (palace.x + palace.columns) * camera.size);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  }
});

test('a fountain alone is not blown up', () => {
  expect(fitted({ x: 0, y: 0, columns: 1, rows: 1 }, { width: 1900, height: 1000 }).size).toBe(128);
});

test('cells stay large enough for a finger, unless the palace only fits with smaller ones', () => {
  expect(limitsOf(palace, frame).least).toBe(40);
  const huge: Bounds = { x: -8, y: -8, columns: 17, rows: 17 };
  expect(limitsOf(huge, phone).least).toBe(fitted(huge, phone).size);
  expect(limitsOf(huge, phone).least).toBeLessThan(40);
});

test('what lies under the fingers stays there', () => {
  const before = fitted(palace, frame);
  const at = { x: 123, y: 321 };
  const after = zoomed(before, 1.7, at, limitsOf(palace, frame));
  expect((at.x - after.x) / after.size).toBeCloseTo((at.x - before.x) / before.size);
  expect((at.y - after.y) / after.size).toBeCloseTo((at.y - before.y) / before.size);
  expect(zoomed(before, 100, at, { least: 40, most: 180 }).size).toBe(180);
  expect(zoomed(before, 0.001, at, { least: 40, most: 180 }).size).toBe(40);
});

test('a palace cannot be pushed out of the frame', () => {
  for (const [x, y] of [[9e4, 9e4], [-9e4, 9e4], [9e4, -9e4], [-9e4, -9e4]] as const) {
    const camera = held({ size: 100, x, y }, palace, frame);
    const left = camera.x + palace.x * 100;
    const top = camera.y + palace.y * 100;
    expect(left).toBeLessThanOrEqual(frame.width - 100);
    expect(left + palace.columns * 100).toBeGreaterThanOrEqual(100);
    expect(top).toBeLessThanOrEqual(frame.height - 100);
    expect(top + palace.rows * 100).toBeGreaterThanOrEqual(100);
  }
});

test('a cell out of sight is brought into it, and one in sight moves nothing', () => {
  const camera: Camera = { size: 100, x: 300, y: 200 };
  expect(showing(camera, [0, 0], frame)).toEqual(camera);
  for (const cell of [[9, 0], [-9, 0], [0, 9], [0, -9]] as [number, number][]) {
    const box = boxOf(showing(camera, cell, frame, insets), cell);
    expect(box.x).toBeGreaterThanOrEqual(insets.left);
    expect(box.y).toBeGreaterThanOrEqual(insets.top);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.width - insets.right);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.height - insets.bottom);
  }
});

test('cells and pixels are two names for the same place', () => {
  const camera: Camera = { size: 64, x: 100, y: 50 };
  for (const cell of [[0, 0], [-3, 2], [5, -4]] as [number, number][]) {
    const box = boxOf(camera, cell);
    expect(cellAt(camera, { x: box.x + 1, y: box.y + 1 })).toEqual(cell);
    expect(cellAt(camera, { x: box.x + 63, y: box.y + 63 })).toEqual(cell);
  }
});

test('a flight begins and ends where it should', () => {
  const [from, to]: Camera[] = [{ size: 50, x: 0, y: 10 }, { size: 100, x: 40, y: -10 }];
  expect(between(from!, to!, 0)).toEqual(from);
  expect(between(from!, to!, 1)).toEqual(to);
  expect(between(from!, to!, 0.5)).toEqual({ size: 75, x: 20, y: 0 });
});

test('a little more room is no reason to move', () => {
  const camera: Camera = { size: 80, x: 0, y: 0 };
  expect(worthwhile(camera, { size: 96, x: 200, y: 0 })).toBe(false);
  expect(worthwhile(camera, { size: 110, x: 0, y: 0 })).toBe(true);
});
