import { afterEach, expect, test, vi } from 'vitest';
import { answered } from './touch';

const click = (pointerType: string): Event => Object.assign(new Event('click'), { pointerType });

afterEach(() => vi.useRealTimers());

test('a mouse and a key wait for nothing', () => {
  const act = vi.fn();
  answered(click('mouse'), null, act);
  answered(click(''), null, act);
  answered(new Event('click'), null, act);
  expect(act).toHaveBeenCalledTimes(3);
});

test('what a finger touched lights up first', async () => {
  const node = document.createElement('button');
  const act = vi.fn();
  answered(click('touch'), node, act);
  expect(node.hasAttribute('data-touched')).toBe(true);
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  expect(node.hasAttribute('data-touched')).toBe(false);
});

test('a key right after a finger finds everything done, once and in order', async () => {
  const done: number[] = [];
  answered(click('touch'), null, () => done.push(1));
  answered(click('touch'), null, () => done.push(2));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(done).toEqual([1, 2]);
  answered(click('touch'), null, () => done.push(3));
  answered(click('mouse'), null, () => done.push(4));
  expect(done).toEqual([1, 2, 3, 4]);
  await new Promise((go) => setTimeout(go, 60));
  expect(done).toEqual([1, 2, 3, 4]);
});
