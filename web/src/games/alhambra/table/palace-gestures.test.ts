import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures, type Gestures } from './palace-gestures';

const node = document.createElement('div');
const inner = node.appendChild(document.createElement('b'));
const hear = {
  pan: vi.fn(), zoom: vi.fn(), rest: vi.fn(), drag: vi.fn(), tap: vi.fn(), hold: vi.fn(), hover: vi.fn(),
} satisfies Gestures;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.append(node);
  end = gestures(hear)(node);
});
afterEach(() => {
  end();
  node.remove();
  vi.useRealTimers();
});

function pointer(type: string, x: number, y: number, pointerId = 1, pointerType = 'touch'): void {
  const facts = { bubbles: true, clientX: x, clientY: y, pointerId, pointerType };
  inner.dispatchEvent(new PointerEvent(`pointer${type}`, facts));
}
const click = (): boolean => inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a finger that trembles taps, one that travels moves the palace and taps nothing', () => {
  pointer('down', 10, 10);
  pointer('move', 13, 12);
  pointer('up', 13, 12);
  click();
  expect(hear.tap).toHaveBeenCalledTimes(1);
  expect(hear.pan).not.toHaveBeenCalled();

  pointer('down', 10, 10);
  pointer('move', 40, 30);
  pointer('move', 50, 35);
  pointer('up', 50, 35);
  click();
  expect(hear.pan.mock.calls).toEqual([[30, 20], [10, 5]]);
  expect(hear.rest).toHaveBeenCalledTimes(1);
  expect(hear.tap).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  click(); // from a screen reader, without any finger
  expect(hear.tap).toHaveBeenCalledTimes(2);
});

test('two fingers zoom around the middle between them', () => {
  pointer('down', 100, 100, 1);
  pointer('down', 200, 100, 2);
  pointer('move', 300, 100, 2);
  expect(hear.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  pointer('up', 300, 100, 2);
  pointer('up', 100, 100, 1);
  expect(hear.drag.mock.calls).toEqual([[true], [false]]);
});

test('a finger that stays asks, and its end is no tap', () => {
  pointer('down', 20, 20);
  vi.advanceTimersByTime(500);
  expect(hear.hold).toHaveBeenCalledWith({ x: 20, y: 20 });
  pointer('up', 20, 20);
  click();
  expect(hear.tap).not.toHaveBeenCalled();
});

test('a mouse that rests is told, and the wheel zooms without scrolling the page', () => {
  pointer('move', 5, 5, 1, 'mouse');
  expect(hear.hover).toHaveBeenCalledWith(inner);
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100 });
  inner.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(hear.zoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
});

test('what lies over the palace keeps its own gestures', () => {
  inner.dataset['still'] = '';
  pointer('down', 10, 10);
  pointer('move', 90, 90);
  expect(click()).toBe(true);
  expect([hear.pan, hear.tap].flatMap((one) => one.mock.calls)).toEqual([]);
  delete inner.dataset['still'];
});
