import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { faceOf, tileMarkup } from '../../games/alhambra/art/tile';
import Palace from '../../games/alhambra/table/Palace.svelte';
import { tileLabel } from '../../games/alhambra/table/palace-labels';
import { promptOf } from '../../games/alhambra/table/prompt';
import Reserve from '../../games/alhambra/table/Reserve.svelte';
import { fakeModel, samplePlayer, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules, modulesOf } from '..';
import Edge from './Edge.svelte';
import { sticks, wallCard } from './pieces';

const MOVES = ['wall build E GAR10-N', 'wall build E TOW12-', 'wall build E SER9-', 'wall build SW F', 'take ducat 8'];

function table(moves: string[] = MOVES, open: string[] = ['E', 'SW', 'N'], kind = 'extra') {
  const parts = { city_walls: { open, left: 9 } };
  const view = sampleView({ parts, decision: { seat: 0, kind }, choices: { moves, total: moves.length, bills: [] } });
  view.players['0'] = samplePlayer({ reserve: [{ tile: 'SER9-', walls: 'W' }], pending: [{ tile: 'TOW12-', walls: '' }], hand: [] });
  return fakeModel({ view });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'palace');
  await loadModules(['city_walls']);
});
afterEach(cleanup);

const card = (name: string): HTMLElement => screen.getByRole('button', { name });

it('lays the cards beside the market, and takes no room without any', () => {
  const { model } = table();
  render(Edge, { model, layout: 'wide' });
  expect(screen.getByRole('group', { name: '3 cartes Mur' }).textContent).toContain('9 bâtonnets');
  expect(card('Carte Mur : à l’est').getAttribute('aria-disabled')).toBeNull();
  expect(card('Carte Mur : au nord').getAttribute('aria-disabled')).toBe('true');
  cleanup();
  expect(render(Edge, { model: table(MOVES, []).model, layout: 'wide' }).container.textContent).toBe('');
});

it('asks for a tile after a card, wherever it lies', async () => {
  const { model, source } = table();
  render(Edge, { model, layout: 'narrow' });
  card('Carte Mur : à l’est').click();
  expect([...model.targets.keys()]).toEqual(['GAR10-N', 'TOW12-', 'SER9-']);
  expect([model.move, model.target]).toEqual([null, null]);
  expect(promptOf(model, false)).toMatchObject({ title: 'Mur à l’est', hint: 'Choisissez une tuile : 3 ont de la place.', buttons: [], primary: { missing: 'Choisissez une tuile' } });
  model.chooseTile('TOW12-');
  expect([model.target, model.move]).toEqual(['TOW12-', 'wall build E TOW12-']);
  expect(promptOf(model, false)).toMatchObject({ title: 'Mur à l’est : Tour 12', hint: 'Les murs restent sur la tuile, où qu’elle soit posée.', primary: { label: 'Construire', missing: '' } });
  model.stepBack();
  expect([model.target, model.targets.size]).toEqual([null, 3]);
  model.chooseTile('SER9-');
  model.chooseTile('SER9-');
  await Promise.resolve();
  expect(source.played).toEqual(['wall build E SER9-']);
});

it('tells what becomes of the wall, and shows it there', async () => {
  const { model, source } = table();
  source.previews = [{ move: 'wall build E GAR10-N', wall: 5, counts: { pavilion: 1, seraglio: 0, arcades: 0, chambers: 0, garden: 1, tower: 0 } }];
  model.draft = { step: 'special', words: ['wall', 'build', 'E'] };
  await model.loadPreviews();
  const { container } = render(Palace, { model, layout: 'wide' });
  const cells = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('.cell.lit')];
  expect(cells().map((cell) => cell.dataset['cell'])).toEqual(['1,0']);
  expect(cells()[0]?.getAttribute('aria-label')).toContain('peut être choisie');
  expect(container.querySelectorAll('.tray button.lit')).toHaveLength(1);
  await model.choosePlaced({ tile: 'GAR10-N', cell: [1, 0] });
  expect(promptOf(model, false).hint).toBe('Mur 3 → 5');
});

it('shows the walls on a tile of the reserve that is chosen', () => {
  const { model } = table();
  model.draft = { step: 'special', words: ['wall', 'build', 'E', 'SER9-'] };
  const { container } = render(Reserve, { model, layout: 'wide' });
  const tile = container.querySelector('.tiles button');
  expect([tile?.getAttribute('aria-pressed'), tile?.getAttribute('aria-label')]).toEqual(['true', 'Sérail 9, mur à l’ouest']);
  expect(tile?.querySelectorAll('svg.on path').length).toBeGreaterThan(0);
});

it('says why a tile will not do', async () => {
  const { model, source } = table();
  source.refusal = { reason: 'wall-neighbour', text: 'Une autre tuile.', rule: 'WALL-10' };
  model.draft = { step: 'special', words: ['wall', 'build', 'E'] };
  await model.choosePlaced({ tile: 'PAV5-NW', cell: [0, -1] });
  expect(model.refusal).toMatchObject({ reason: 'wall-neighbour', at: 'cell', cell: [0, -1] });
  expect(model.target).toBeNull();
});

it('is offered by the cards and not by buttons', () => {
  const { model } = table();
  expect(model.others).toEqual([]);
  const [face] = modulesOf(model);
  expect(face?.can?.(model)).toBe('construire des murs');
  expect(face?.can?.(table(['take ducat 8']).model)).toBe('');
});

it('does nothing while others play', () => {
  const { model } = table(MOVES, ['E'], 'placement');
  render(Edge, { model, layout: 'wide' });
  card('Carte Mur : à l’est').click();
  expect(model.draft.step).not.toBe('special');
});

it('draws walls that were added in wood, also on the fountain', () => {
  const drawn = (facts: { tile: string; walls: string }, detail: 'full' | 'middle' | 'mini' = 'full') => tileMarkup(faceOf(facts), { detail });
  expect(faceOf({ tile: 'SER7-W', walls: 'NW' })).toMatchObject({ walls: 'NW', added: 'N' });
  expect(faceOf({ tile: 'SER7-W', walls: 'W' }).added).toBeUndefined();
  for (const detail of ['full', 'middle', 'mini'] as const) {
    expect(drawn({ tile: 'SER9-', walls: 'N' }, detail)).not.toBe(drawn({ tile: 'SER9-N', walls: 'N' }, detail));
    expect(drawn({ tile: 'F', walls: 'E' }, detail)).not.toBe(drawn({ tile: 'F', walls: '' }, detail));
  }
  expect(tileLabel({ tile: 'F', walls: 'E' })).toContain('à l’est');
  const all = ['N', 'E', 'S', 'W', 'NE', 'ES', 'SW', 'NW'].map((sides) => wallCard(sides) + sticks(sides));
  expect(new Set(all).size).toBe(8);
  expect(all.join('')).not.toMatch(/undefined|NaN/);
});
