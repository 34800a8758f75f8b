import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, samplePlayer, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules, modulesOf } from '..';
import Palace from '../../games/alhambra/table/Palace.svelte';
import Edge from './Edge.svelte';
import { sidesWithGate } from './part';

const PLACES = ['place TOW8-NW 0,1', 'gate place TOW8-NW 1,-1 W', 'gate place TOW8-NW 1,-1 S', 'keep TOW8-NW'];

function table(moves: string[], kind = 'placement', open = 1) {
  const parts = { city_gates: { open, held: [1, 0, 0], left: 2, gates: [[[[1, 0], 'W']], [], []] } };
  const view = sampleView({ parts, decision: { seat: 0, kind }, choices: { moves, total: moves.length, bills: [] } });
  view.players['0'] = samplePlayer({ pending: kind === 'placement' ? [{ tile: 'TOW8-NW' }] : [], hand: [] });
  return fakeModel({ view });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'palace');
  await loadModules(['city_gates']);
});
afterEach(cleanup);

it('makes one place of several gates, and asks where it shall stand', () => {
  const { model } = table(PLACES);
  expect(model.ghosts.map((ghost) => [ghost.cell, ghost.by, ghost.sides])).toEqual([[[0, 1], undefined, undefined], [[1, -1], 'gate', ['W', 'S']]]);
  model.draft = { step: 'place', tile: 'TOW8-NW', cell: [1, -1] };
  expect(model.move).toBe('gate place TOW8-NW 1,-1 W');
  const prompt = promptOf(model, false);
  expect(prompt.hint).toBe('avec une porte');
  expect(prompt.buttons.map((one) => [one.label, one.pressed])).toEqual([['Réserve', false], ['Porte à l’ouest', true], ['Porte au sud', false]]);
  void prompt.buttons[2]?.act();
  expect([model.side, model.move]).toEqual(['S', 'gate place TOW8-NW 1,-1 S']);
  model.draft = { step: 'place', tile: 'TOW8-NW', cell: [0, 1] };
  expect([model.side, model.move]).toEqual([null, 'place TOW8-NW 0,1']);
});

it('lets a tile of the reserve take the place of a camp, and asks where the gate shall stand', () => {
  const { model } = table(['gate swap CAMP10-NW GAR8-NW N', 'gate swap CAMP10-NW GAR8-NW W', 'swap PAV8- TOW8-NW', 'take ducat 8'], 'action');
  model.draft = { step: 'add', tile: 'GAR8-NW', cell: null, target: null };
  expect([model.swappable, model.needing]).toEqual([['CAMP10-NW'], ['CAMP10-NW']]);
  expect([model.move, model.side]).toEqual([null, null]);
  void model.choosePlaced({ tile: 'CAMP10-NW', cell: [1, 1] });
  expect([model.side, model.move]).toEqual(['N', 'gate swap CAMP10-NW GAR8-NW N']);
  const prompt = promptOf(model, false);
  expect(prompt.hint).toContain('avec une porte');
  expect(prompt.buttons.map((one) => [one.label, one.pressed])).toEqual([['Porte au nord', true], ['Porte à l’ouest', false]]);
  void prompt.buttons[1]?.act();
  expect([model.side, model.move]).toEqual(['W', 'gate swap CAMP10-NW GAR8-NW W']);
  model.draft = { step: 'add', tile: 'TOW8-NW', cell: null, target: 'PAV8-' };
  expect([model.needing, model.side, model.move]).toEqual([[], null, 'swap PAV8- TOW8-NW']);
});

it('shows and says which swap needs a gate', () => {
  const { model } = table(['gate swap CAMP10-NW GAR8-NW N', 'swap PAV8- GAR8-NW'], 'action');
  const tiles = [{ tile: 'F', cell: [0, 0] as [number, number] }, { tile: 'PAV8-', cell: [1, 0] as [number, number] }, { tile: 'CAMP10-NW', cell: [1, 1] as [number, number] }];
  const player = model.player(0);
  if (player) player.alhambra = { ...player.alhambra, tiles };
  model.draft = { step: 'add', tile: 'GAR8-NW', cell: null, target: null };
  const { container } = render(Palace, { model, layout: 'wide' });
  const labels = [...container.querySelectorAll('[role=gridcell]')].map((one) => one.getAttribute('aria-label') ?? '');
  expect(labels.filter((label) => label.includes('avec une porte'))).toHaveLength(1);
  expect(labels.find((label) => label.includes('avec une porte'))).toContain('peut être remplacé');
  expect(container.querySelectorAll('.needing')).toHaveLength(1);
});

it('is seen from both sides', () => {
  const { model } = table(PLACES);
  expect([sidesWithGate(model, 0, [1, 0]), sidesWithGate(model, 0, [0, 0]), sidesWithGate(model, 1, [0, 0])]).toEqual([['W'], ['E'], []]);
  expect(modulesOf(model)[0]?.spoken?.(model, 0, [0, 0])).toEqual(['porte à l’est, la tuile reste là']);
});

it('takes the card at the edge of the market', async () => {
  const { model, source } = table(['gate take', 'take ducat 8'], 'action');
  render(Edge, { model, layout: 'wide' });
  screen.getByRole('button', { name: 'Prendre la carte Porte' }).click();
  expect(model.move).toBe('gate take');
  expect(promptOf(model, false)).toMatchObject({ title: 'Prendre la carte Porte', buttons: [] });
  await model.confirm();
  expect(source.played).toEqual(['gate take']);
});

it('shows an empty slot, and no room for it on a phone', () => {
  const { model } = table(['take ducat 8'], 'action', 0);
  const { container } = render(Edge, { model, layout: 'wide' });
  expect(container.textContent).toContain('aucune carte Porte');
  cleanup();
  expect(render(Edge, { model, layout: 'narrow' }).container.textContent).toBe('');
});
