import { expect, it } from 'vitest';
import { PlainModel } from '../games/default/model.svelte';
import type { View } from '../lib/wire';
import type { Rival } from './model.svelte';
import { contendersAt, sealOf } from './players';
import { FakeSource } from './testing';

const RIVALS: readonly Rival[] = [
  { name: 'Ida', about: 'Ida, who has no seat', icon: 'dot', score: 7 },
  { name: 'Ole', about: 'Ole, who has no seat', icon: 'dot', score: null },
  { name: 'Una', about: 'Una, who has no seat', icon: 'dot', score: 5 },
];

class Crowded extends PlainModel {
  override get rivals(): readonly Rival[] {
    return RIVALS;
  }
}

it('has several who play without a seat, behind the seats', () => {
  const view: View = { ply: 1, players: { 0: { score: 4 }, 1: { score: 9 }, 2: { score: 2 } } };
  const model = new Crowded(new FakeSource({ view }));
  expect([3, 4, 5].map((seat) => model.name(seat))).toEqual(['Ida', 'Ole', 'Una']);
  expect(model.name(6)).toBe('7');
  expect(contendersAt(model).map(({ seat, score }) => [seat, score])).toEqual([[0, 4], [1, 9], [2, 2], [3, 7], [5, 5]]);
  expect(sealOf(model, 3)).toBe(sealOf(model, 4)); // that of nobody
});
