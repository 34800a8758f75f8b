import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from '../../../lib/announcer.svelte';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import { loadModules } from '../../../modules';
import Frieze from '../table/Frieze.svelte';
import type { PalaceModel } from '../table/model.svelte';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../table/testing';
import EndOfGame from './EndOfGame.svelte';
import recorded from './fixtures/scorings.json';
import Reveal from './Reveal.svelte';

const games = recorded as unknown as Record<string, GameEvent[]>;

/** Three players after the first scoring of the edition of 2003: Ana in front of the screen, Nina and Yusuf. */
function afterFirst(): PalaceModel {
  return fakeModel({ events: games['classic'] ?? [] }).model;
}

/** A game for two that is over. */
function ended(winners: number[], resigned: number[] = []): PalaceModel {
  const events = games['dirk'] ?? [];
  const scores = events.find((event) => event.event === 'end')?.['scores'] as number[];
  const table = sampleTable({ status: 'over', winners });
  const seats = table.seats.slice(0, 2).map((seat, index) => ({ ...seat, resigned: resigned.includes(index) }));
  const players = Object.fromEntries(scores.map((score, seat) => [seat, samplePlayer({ score })]));
  const parts = { dirk: { tiles: ['TOW9-NE'], score: 95 } };
  const view = sampleView({ decision: null, choices: null, players, parts });
  return fakeModel({ events, table: { ...table, seats }, view }).model;
}

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('scoring', 'table');
  await loadModules(['dirk']);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(document.body, { key });
  await tick();
};

describe('a scoring', () => {
  it('goes by, step after step, and says each', async () => {
    render(Reveal, { model: afterFirst(), scoring: 1, onclose: vi.fn() });
    await vi.advanceTimersByTimeAsync(200);
    const first = announcements.polite;
    expect(first).toMatch(/^Pavilion: /);
    await vi.advanceTimersByTimeAsync(4000);
    expect(announcements.polite).not.toBe(first);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('is skipped to the final table first, and closed then', async () => {
    const onclose = vi.fn();
    render(Reveal, { model: afterFirst(), scoring: 1, onclose });
    expect(screen.queryByRole('table')).toBeNull();
    await press('Escape');
    expect(screen.getByRole('table')).toBeTruthy();
    expect(onclose).not.toHaveBeenCalled();
    await press('Enter');
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('stands still when somebody steps, and goes on with the space bar', async () => {
    render(Reveal, { model: afterFirst(), scoring: 1, onclose: vi.fn() });
    await press('ArrowRight');
    const here = screen.getByRole('slider').getAttribute('aria-valuetext');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(here);
    await press(' ');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Total: you /);
  });

  it('keeps its keys from the table, and leads from points to their rule', async () => {
    const model = afterFirst();
    const below = vi.fn();
    window.addEventListener('keydown', below);
    render(Reveal, { model, scoring: 1, onclose: vi.fn() });
    await press('q');
    await press('End');
    window.removeEventListener('keydown', below);
    expect(below).not.toHaveBeenCalled();
    const [points] = screen.getAllByRole('button', { name: /see the rule/ });
    if (points) await fireEvent.click(points);
    expect(model.rule).toMatch(/^BASE-SCORE-/);
  });

  it('closes if there is none', () => {
    const onclose = vi.fn();
    render(Reveal, { model: afterFirst(), scoring: 3, onclose });
    expect(onclose).toHaveBeenCalled();
  });
});

describe('the end of a game', () => {
  const show = (model: PalaceModel): void => void render(EndOfGame, { model, onreplay: vi.fn(), onrematch: vi.fn() });

  it('tells me that I have won, alone or not', () => {
    show(ended([0]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win');
  });

  it('tells who else has won, Dirk too', () => {
    show(ended([0, 2]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win, level with Dirk');
  });

  it('gives no place to who resigned, and none to Dirk if he did not win', () => {
    show(ended([1], [0]));
    const items = screen.getAllByRole('listitem');
    const places = items.map((item) => item.querySelector(':scope > .who .place')?.textContent?.trim());
    expect(places.filter((place) => place !== undefined)).toEqual(['1st', 'resigned', '']);
  });

  it('tells who got the last tiles', () => {
    show(ended([1]));
    expect(screen.getByText('Nina gets Garden 10: 7 florins, the most.')).toBeTruthy();
    expect(screen.getByText('You get Garden 10: 7 dirhams, the most.')).toBeTruthy();
  });
});

describe('the score track', () => {
  it('is a sentence', () => {
    render(Frieze, { model: fakeModel().model });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Score track: Nina 31, you 27, and Yusuf 24');
  });
});
