import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { loadModules } from '../../../modules';
import type { View } from '../wire';
import Between from './Between.svelte';
import { isNext, priority, wishKey } from './between';
import { promptOf } from './prompt';
import { fakeModel, sampleView } from './testing';
import { keepWish, WISHES, wishAt } from './wishes.svelte';

const BUY = 'vizier buy GAR12-S dinar 7 dinar 5';

/** A window with viziers, as one of several modules whose window it could be. */
function table(moves: string[], facts: Partial<View> = {}, more: object = {}) {
  const parts = { vizier: { awake: [true, false, true] } };
  const choices = { moves, total: moves.length, bills: [] };
  return fakeModel({ view: sampleView({ active: 1, parts, decision: { seat: 0, kind: 'interlude' }, choices, ...facts }), ...more });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'vizier');
  await loadModules(['vizier']);
});
beforeEach(() => keepWish('fake', 'able'));
afterEach(cleanup);

it('asks from the next player on', () => {
  const { model } = table(['pass']);
  expect(priority(model)).toEqual([2, 0, 1]);
  expect([isNext(model, 2), isNext(model, 0)]).toEqual([true, false]);
});

it('asks only who wants to be asked, and passes for the others', async () => {
  const asked = (moves: string[]): boolean[] => WISHES.map((wish) => {
    keepWish('fake', wish);
    return table(moves).model.mine;
  });
  expect([asked([BUY, 'pass']), asked(['pass'])]).toEqual([[false, true, true], [false, false, true]]);
  keepWish('fake', 'never');
  const { model, source } = table([BUY, 'pass']);
  expect(promptOf(model, false)).toMatchObject({ title: 'Rien à décider\u00a0: la partie continue', buttons: [], primary: null });
  await model.answerUnasked();
  expect(source.played).toEqual(['pass']);
  expect(table([BUY, 'pass'], { decision: { seat: 1, kind: 'interlude' } }).model.unasked).toBeNull();
});

it('says in one line for whom it waits', () => {
  const { model } = table([], { decision: { seat: 2, kind: 'interlude' } });
  expect(promptOf(model, false)).toMatchObject({ title: `Entre deux tours\u00a0: ${model.name(2)} décide`, hint: '' });
});

it('keeps what is wished for each table, and for each person at one screen', () => {
  keepWish('one', 'always');
  keepWish('two', 'never');
  expect([wishAt('one'), wishAt('two'), wishAt('three')]).toEqual(['always', 'never', 'able']);
  for (let number = 0; number < 50; number += 1) keepWish(`table ${number}`, 'never');
  expect(Object.keys(JSON.parse(localStorage.getItem('alhambra-between') ?? '{}') as object)).toHaveLength(40);
  expect(wishAt('one')).toBe('able'); // long ago
  expect(wishKey(table(['pass']).model)).toBe('fake');
  const shared = table(['pass'], {}, { you: { ...table([]).source.you, seats: [0, 1], eye: 0 } }).model;
  expect(wishKey(shared)).toBe('fake/0');
});

it('has one button for all modules, which tells the order of priority', async () => {
  const { model } = table([BUY, 'pass']);
  render(Between, { model });
  screen.getByRole('button', { name: 'Entre deux tours, on vous demande\u00a0: si possible' }).click();
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent?.trim());
  expect(rows).toEqual([`${model.name(2)}\u00a0: vizir éveillé`, `${model.name(0)}\u00a0: vizir éveillé, décide`, model.name(1)]);
  screen.getByRole('radio', { name: /^Jamais/ }).click();
  expect([wishAt('fake'), model.mine]).toEqual(['never', false]);
});
