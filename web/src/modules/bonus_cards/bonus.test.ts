import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules, modulesOf } from '..';
import Strip from './Strip.svelte';

function table(moves: string[], kind = 'action') {
  const parts = { bonus_cards: { hands: [['PAV8-', 'TOW11-'], null, null], counts: [2, 3, 1], shown: [['GAR10-N'], [], []] } };
  return fakeModel({ view: sampleView({ parts, decision: { seat: 0, kind }, choices: { moves, total: moves.length, bills: [] } }) });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table');
  await loadModules(['bonus_cards']);
});
afterEach(cleanup);

it('shows a card whose tile is built, at any moment; the others say why not', async () => {
  const { model, source } = table(['take ducat 8', 'bonus show PAV8-']);
  render(Strip, { model, layout: 'wide' });
  expect(promptOf(model, false).buttons).toEqual([]);
  screen.getByRole('button', { name: /Tour 11\u00a0: cachée/ }).click();
  await Promise.resolve();
  expect(source.asked).toEqual(['bonus show TOW11-']);
  screen.getByRole('button', { name: /Pavillon 8\u00a0: peut être montrée/ }).click();
  expect(promptOf(model, false)).toMatchObject({ title: 'Montrer la carte de prime Pavillon 8', primary: { label: 'Montrer' } });
  await model.confirm();
  expect(source.played).toEqual(['bonus show PAV8-']);
  expect(screen.getByRole('img', { name: /Jardin 10\u00a0: montrée/ })).toBeTruthy();
});

it('has a window before a scoring', () => {
  const { model, source } = table(['bonus show PAV8-', 'bonus show TOW11-', 'pass'], 'bonus');
  const prompt = promptOf(model, false);
  expect(prompt).toMatchObject({ interrupt: true, title: 'Avant le décompte\u00a0: montrer des cartes de prime\u202f?', buttons: [{ label: 'Passer' }] });
  void prompt.buttons[0]?.act();
  expect(source.played).toEqual(['pass']);
});

it('offers the only card that can be shown, and asks nobody who has none to show', () => {
  const { model } = table(['bonus show PAV8-', 'pass'], 'bonus');
  expect(promptOf(model, false)).toMatchObject({ title: 'Montrer la carte de prime Pavillon 8', buttons: [{ label: 'Passer' }], primary: { label: 'Montrer' } });
  const { model: without } = table(['pass'], 'bonus');
  expect([without.mine, without.unasked]).toEqual([false, 'pass']);
});

it('says which tile counts twice', () => {
  const { model } = table([]);
  expect(modulesOf(model)[0]?.spoken?.(model, 0, [1, 0])).toEqual(['carte de prime montrée\u00a0: une tuile de plus']);
  expect(modulesOf(model)[0]?.spoken?.(model, 0, [0, 0])).toEqual([]);
});
