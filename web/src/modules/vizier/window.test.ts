import { expect, it } from 'vitest';
import { fakeModel, sampleView } from '../../table/testing';
import { isAwake, passesBy, priority } from './window';

function table(moves: string[], seat = 0) {
  const parts = { vizier: { awake: [true, false, true] } };
  return fakeModel({ view: sampleView({ active: 1, parts, decision: { seat, kind: 'interlude' }, choices: { moves, total: moves.length, bills: [] } }) }).model;
}

it('asks from the next player on', () => {
  const model = table(['pass']);
  expect(priority(model)).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((seat) => isAwake(model, seat))).toEqual([true, false, true]);
});

it('passes for those who do not want to be asked', () => {
  const able = table(['vizier buy GAR12-S dinar 7 dinar 5', 'pass']);
  const unable = table(['pass']);
  expect((['always', 'exact', 'never'] as const).map((wish) => passesBy(wish, able))).toEqual([false, false, true]);
  expect((['always', 'exact', 'never'] as const).map((wish) => passesBy(wish, unable))).toEqual([false, true, true]);
  expect(passesBy('never', table(['pass'], 1))).toBe(false);
});
