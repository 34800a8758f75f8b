import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { Cell, View } from '../wire';
import type { PalaceModel } from './model.svelte';
import { tally } from './palace-majority';
import Palace from './Palace.svelte';
import { promptOf } from './prompt';
import Reserve from './Reserve.svelte';
import { fakeModel, samplePlayer, sampleView, type FakeSource } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('palace', 'table', 'rules');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const tower = { tile: 'TOW9-NE', walls: 'NE' };
const chambers = { tile: 'CHA7-NE', walls: 'NE' };
const arcades = { tile: 'ARC6-SW', walls: 'SW' };

function placing(facts: Partial<View> = {}): { model: PalaceModel; source: FakeSource } {
  const made = fakeModel({
    view: sampleView({
      decision: { seat: 0, kind: 'placement' },
      players: {
        0: samplePlayer({ pending: [arcades], reserve: [tower], hand: [] }), 1: samplePlayer(), 2: samplePlayer(),
      },
      choices: { moves: ['place ARC6-SW 0,1', 'place ARC6-SW 2,0', 'keep ARC6-SW'], total: 3, bills: [] },
      ...facts,
    }),
  });
  made.source.previews = [{ move: 'place ARC6-SW 0,1', wall: 5, counts: tally(['PAV5-NW', 'ARC6-SW', 'GAR10-N']) }];
  return made;
}

const redesigning = (): { model: PalaceModel; source: FakeSource } => placing({
  decision: { seat: 0, kind: 'action' },
  players: { 0: samplePlayer({ reserve: [tower, chambers], hand: [] }), 1: samplePlayer(), 2: samplePlayer() },
  choices: {
    moves: ['take dinar 4', 'add TOW9-NE 2,0', 'swap GAR10-N TOW9-NE', 'remove GAR10-N'], total: 4, bills: [],
  },
});

const at = (cell: Cell): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)!;
const stops = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[role="gridcell"][tabindex="0"]')].map((one) => one.dataset['cell']);

describe('the palace', () => {
  test('is a grid with one tab stop, at the first place for the tile in hand', async () => {
    const { model } = placing();
    render(Palace, { model, layout: 'wide' });
    await tick();
    expect(screen.getByRole('grid', { name: 'Your Alhambra: 3 tiles, longest wall 3' })).toBeTruthy();
    expect(stops()).toEqual(['2,0']);
    expect(document.querySelectorAll('[role="row"]')).toHaveLength(4); // two rows of tiles and a ring
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(16);
  });

  test('is walked over with the arrows, and Enter chooses; a second time it confirms', async () => {
    const { model, source } = placing();
    render(Palace, { model, layout: 'wide' });
    await tick();
    at([1, 1]).focus();
    await fireEvent.keyDown(at([1, 1]), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(at([0, 1]));
    expect(stops()).toEqual(['0,1']);
    await fireEvent.keyDown(at([0, 1]), { key: 'Enter' });
    expect(model.draft).toMatchObject({ cell: [0, 1] });
    expect(at([0, 1]).getAttribute('aria-selected')).toBe('true');
    await fireEvent.keyDown(at([0, 1]), { key: 'Escape' });
    expect(model.draft).toMatchObject({ cell: null });
    await fireEvent.keyDown(at([0, 1]), { key: ' ' });
    await fireEvent.keyDown(at([0, 1]), { key: ' ' });
    expect(source.played).toEqual(['place ARC6-SW 0,1']);
  });

  test('says what every place would do as soon as it is known', async () => {
    const { model } = placing();
    render(Palace, { model, layout: 'wide' });
    const told = (): string => at([0, 1]).getAttribute('aria-label') ?? '';
    await vi.waitFor(() => expect(told()).toContain('placement allowed, wall 3 becomes 5'));
    expect(screen.getByText('+2')).toBeTruthy();
    await fireEvent.click(at([0, 1]));
    expect(screen.getByText('Wall 3 → 5')).toBeTruthy();
  });

  test('a cell that is not allowed gives its reason after a moment, and only then', async () => {
    vi.useFakeTimers();
    const { model, source } = placing();
    source.refusal = {
      reason: 'place-own-wall', text: 'At 1,1, ARC6-SW has a wall.', rule: 'BASE-PLACE-05',
      where: { cell: [1, 1], side: 'W' },
    };
    render(Palace, { model, layout: 'wide' });
    await tick();
    at([1, 1]).focus();
    await vi.advanceTimersByTimeAsync(200);
    expect(source.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(source.asked).toEqual(['place ARC6-SW 1,1']);
    vi.useRealTimers();
    expect(await screen.findByText('Not here: wall against open side')).toBeTruthy(); // the bubble is fetched
    const description = document.getElementById(at([1, 1]).getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Here, Arcades 6 has a wall.');
    await fireEvent.click(screen.getByRole('button', { name: /^Rule/ }));
    expect(model.rule).toBe('BASE-PLACE-05');
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(model.refusal).toBeNull();
  });

  test('places that are allowed, tiles and far cells are not asked', async () => {
    vi.useFakeTimers();
    const { model, source } = placing();
    render(Palace, { model, layout: 'wide' });
    await tick();
    for (const cell of [[0, 1], [0, 0], [2, -2]] as Cell[]) {
      at(cell).focus();
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(source.asked).toEqual([]);
  });

  test('another palace can be looked at, and nothing can be done there', async () => {
    const { model, source } = placing();
    model.focus = 1;
    render(Palace, { model, layout: 'wide' });
    await tick();
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(4); // no ring
    await fireEvent.click(at([1, 0]));
    expect([source.asked, source.played, model.draft.step]).toEqual([[], [], 'place']);
    await fireEvent.click(screen.getByRole('button', { name: 'Back to mine' }));
    expect(model.focus).toBeNull();
  });

  test('several tiles wait in a tray and come in any order', async () => {
    const { model } = placing({
      players: { 0: samplePlayer({ pending: [arcades, tower], hand: [] }), 1: samplePlayer(), 2: samplePlayer() },
      choices: {
        moves: ['place ARC6-SW 0,1', 'place TOW9-NE 2,0', 'keep ARC6-SW', 'keep TOW9-NE'], total: 4, bills: [],
      },
    });
    render(Palace, { model, layout: 'wide' });
    const second = screen.getByRole('button', { name: 'Tower 9, walls north and east' });
    expect(second.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(model.ghosts.map((ghost) => ghost.cell)).toEqual([[2, 0]]);
  });
});

describe('the reserve', () => {
  test('takes the tile in hand: first to look at it, then for good', async () => {
    const { model, source } = placing();
    render(Reserve, { model, layout: 'wide' });
    await fireEvent.click(screen.getByRole('button', { name: 'put here' }));
    expect(model.draft).toEqual({ step: 'other', move: 'keep ARC6-SW' });
    expect(source.played).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'put here', pressed: true }));
    expect(source.played).toEqual(['keep ARC6-SW']);
  });

  test('gives a tile into the hand, with places and tiles that it could replace', async () => {
    const { model } = redesigning();
    render(Reserve, { model, layout: 'wide' });
    await fireEvent.click(screen.getByRole('button', { name: 'Tower 9, walls north and east' }));
    expect(model.draft).toMatchObject({ step: 'add', tile: 'TOW9-NE' });
    expect([model.ghosts.length, model.swappable]).toEqual([1, ['GAR10-N']]);
  });

  test('has one tab stop and arrows inside', async () => {
    const { model } = redesigning();
    render(Reserve, { model, layout: 'wide' });
    const [first, second] = screen.getAllByRole('button', { name: /walls/ });
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    await fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  });

  test('explains a redesign, or why there is none now', async () => {
    const first = redesigning();
    render(Reserve, { model: first.model, layout: 'wide' });
    await fireEvent.click(screen.getByRole('button', { name: 'Redesign' }));
    await tick();
    expect(promptOf(first.model, false).title).toBe('Redesign your palace');
    expect(document.querySelectorAll('.tiles .lit')).toHaveLength(1); // of two, one can be moved
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tower 9, walls north and east');
    cleanup();
    render(Reserve, { model: placing().model, layout: 'wide' });
    const button = screen.getByRole('button', { name: /Redesigning is an action of your turn/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('of somebody else is only to be read', () => {
    const { model } = redesigning();
    model.focus = 2;
    render(Reserve, { model, layout: 'wide' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('takes no room on a phone while it is empty', () => {
    const { model } = placing({
      decision: { seat: 0, kind: 'action' },
      players: { 0: samplePlayer({ hand: [] }), 1: samplePlayer(), 2: samplePlayer() },
      choices: { moves: ['take dinar 4', 'remove GAR10-N'], total: 2, bills: [] },
    });
    render(Reserve, { model, layout: 'narrow' });
    expect(document.querySelector('[data-region="reserve"]')).toBeNull();
  });
});
