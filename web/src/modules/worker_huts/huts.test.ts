import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Prompt from '../../games/alhambra/table/Prompt.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { parseTile } from '../../games/alhambra/tiles';
import type { View } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import Dots from './Dots.svelte';
import { hutAt, hutsOf, owned, piles } from './huts';
import Piles from './Piles.svelte';
import Values from './Values.svelte';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'market');
  await loadModules(['worker_huts']);
  await loadLanguage('en');
});
afterEach(cleanup);

const PART = {
  open: { pavilion: 'HPAV1-N', seraglio: 'HSER2-', arcades: 'HARC1-ES', chambers: 'HCHA3-W', garden: 'HGAR2-S', tower: null },
  left: { pavilion: 3, seraglio: 0, arcades: 2, chambers: 1, garden: 2, tower: 0 },
};

function view(facts: Partial<View> = {}): View {
  const sample = sampleView();
  const moves = ['hut pavilion', 'hut garden', 'take ducat 8'];
  const alhambra = sample.players['0']!.alhambra;
  const hut = { tile: 'HGAR1-N', cell: [2, 0] as [number, number], walls: 'N', hut: 'garden', value: 1 };
  const first = samplePlayer({
    hand: ['florin 4'], alhambra: { ...alhambra, tiles: [...alhambra.tiles, hut] }, reserve: [{ tile: 'HTOW1-', walls: '' }],
  });
  return sampleView({
    parts: { worker_huts: PART }, players: { ...sample.players, 0: first },
    choices: { moves, total: moves.length, bills: [] }, ...facts,
  });
}
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });

it('is told by the name of its tile', () => {
  expect(parseTile('HGAR2-NW')).toMatchObject({ kind: 'hut', building: null, family: 'garden', cost: 0, walls: 'NW', module: 'worker_huts' });
  expect(parseTile('HXXX2-NW').kind).toBe('other');
});

describe('what the view tells', () => {
  it('is six piles, with what lies open and how many are below', () => {
    const { model } = fakeModel({ view: view() });
    expect(piles(model)[0]).toEqual({ building: 'pavilion', open: 'HPAV1-N', left: 3 });
    expect(piles(model)[5]).toEqual({ building: 'tower', open: null, left: 0 });
  });

  it('counts the huts of a seat wherever they lie', () => {
    const { model } = fakeModel({ view: view() });
    expect(owned(model, 0)).toEqual({ used: 2, most: 3 });
    expect(owned(model, 1)).toEqual({ used: 0, most: 3 });
    expect(hutsOf(model, 0)).toEqual([{ family: 'garden', cell: [2, 0], value: 1 }]);
    expect(hutAt(model, 0, [0, 0])).toBeNull();
  });
});

describe('the piles', () => {
  it('say what lies open; one tap picks, a second one takes', async () => {
    const { model, source } = fakeModel({ view: view() });
    render(Piles, { model, layout: 'wide' });
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names[0]).toBe('Pavilion hut, wall to the north; 3 below it');
    expect(names[1]).toBe('Seraglio hut, no wall; the last one');
    expect(names[5]).toBe('Tower: all huts are taken');
    await fireEvent.click(button(/^Garden hut/));
    expect(model.draft).toEqual({ step: 'other', move: 'hut garden' });
    expect(button(/^Garden hut/).getAttribute('aria-pressed')).toBe('true');
    expect(promptOf(model, false)).toMatchObject({ title: 'Take the Garden hut', tile: 'HGAR2-S', primary: { label: 'Take the hut' } });
    await fireEvent.click(button(/^Garden hut/));
    expect(source.played).toEqual(['hut garden']);
  });

  it('say why a hut cannot be had', async () => {
    const { model, source } = fakeModel({ view: view() });
    source.refusal = { reason: 'hut-gone', text: 'All huts of this colour are taken.', rule: 'HUT-05' };
    render(Piles, { model, layout: 'narrow' });
    expect(button(/^Tower/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button(/^Tower/));
    await settled();
    expect(source.asked).toEqual(['hut tower']);
    expect(model.refusal).toMatchObject({ at: 'prompt', text: 'All huts of this colour are taken.' });
  });

  it('need no button of the prompt, which tells of them', () => {
    const { model } = fakeModel({ view: view() });
    expect(promptOf(model, false).buttons).toEqual([]);
    expect(promptOf(model, false).hint).toContain('take a worker hut');
  });
});

it('shows used and free huts beside the name', () => {
  const { container } = render(Dots, { model: fakeModel({ view: view() }).model, seat: 0 });
  expect(container.querySelectorAll('i')).toHaveLength(3);
  expect(container.querySelectorAll('i.used')).toHaveLength(2);
  expect(container.textContent).toContain('Worker huts: 2 of 3');
});

it('writes the value on a hut, if the view tells it', () => {
  const { container } = render(Values, { model: fakeModel({ view: view() }).model, seat: 0, size: 100 });
  expect(container.textContent).toContain('×1');
});

it('can be undone by name', () => {
  const events = [{ ply: 20, event: 'hut', seat: 0, tile: 'HPAV1-N' }];
  const { model } = fakeModel({ view: view(), events });
  expect(promptOf(model, false).undo).toBe('Undo: Pavilion hut taken');
});

it('are asked for in the prompt where they are out of sight, and the sheet has that name', async () => {
  const table = { ...sampleTable(), setup: { ...sampleTable().setup, modules: ['worker_huts'] } };
  const { model } = fakeModel({ view: view(), table });
  const asked: string[] = [];
  render(Prompt, { model, layout: 'narrow', onshelf: (label: string) => asked.push(label) });
  await fireEvent.click(button('Take a hut'));
  expect(asked).toEqual(['Take a hut']);
});
