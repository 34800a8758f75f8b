import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from '../../../lib/announcer.svelte';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import Log from '../../../table/LogBook.svelte';
import { spoken } from '../../../table/narrator.svelte';
import games from '../fixtures/events.json';
import { storyFor } from '../story';
import Players from './Players.svelte';
import { fakeModel } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('log', 'table');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const take = (ply: number, seat: number): GameEvent => ({ ply, event: 'take', seat, cards: [`dinar ${(ply % 9) + 1}`] });
const refill = (ply: number): GameEvent => ({ ply, event: 'display', cards: ['ducat 3'] });
const buy: GameEvent = { ply: 3, event: 'buy', seat: 1, tile: 'TOW9-ES', cards: ['ducat 9'], over: 0 };
const lines = (): string[] => within(screen.getByRole('list')).getAllByRole('listitem').map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('the log', () => {
  it('shows moves, newest first', () => {
    const { model } = fakeModel({ events: [take(1, 0), refill(1), take(2, 1)] });
    render(Log, { model });
    expect(lines()).toEqual(['Nina takes 3 dinars.', 'You take 2 dinars.']);
  });

  it('can show everything, or what the rules did', async () => {
    const { model } = fakeModel({ events: [take(1, 0), refill(1)] });
    render(Log, { model });
    await fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(lines()).toEqual(['To take: 3 ducats.', 'You take 2 dinars.']);
    await fireEvent.click(screen.getByRole('radio', { name: 'Rules' }));
    expect(lines()).toEqual(['To take: 3 ducats.']);
  });

  it('opens the rule behind a word', async () => {
    const { model } = fakeModel({ events: [buy] });
    render(Log, { model });
    const link = screen.getByRole('link', { name: 'exact payment' });
    expect(link.getAttribute('href')).toBe('/rules/BASE-BUY-03');
    await fireEvent.click(link);
    expect(model.rule).toBe('BASE-BUY-03');
  });

  it('shows a moment only where that is possible', async () => {
    const { model } = fakeModel({ events: [take(1, 0), take(2, 1)] });
    const onshow = vi.fn();
    const { unmount } = render(Log, { model, onshow });
    await fireEvent.click(screen.getAllByRole('button', { name: 'Show this moment' })[0] as HTMLElement);
    expect(onshow).toHaveBeenCalledWith(2);
    unmount();
    render(Log, { model });
    expect(screen.queryByRole('button', { name: 'Show this moment' })).toBeNull();
  });

  it('folds points open', async () => {
    const events = games[0]?.events.filter(({ event }) => event === 'scoring').slice(0, 1) as GameEvent[];
    const { model } = fakeModel({ events });
    render(Log, { model });
    const fold = screen.getByRole('button', { name: 'Where the points come from' });
    expect(screen.queryByText(/^Tower, rank/)).toBeNull();
    await fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText(/^Tower, rank/).length).toBeGreaterThan(0);
  });

  it('writes only so many lines of a long game at once', async () => {
    const { model } = fakeModel({ events: Array.from({ length: 200 }, (_, ply) => take(ply + 1, ply % 3)) });
    render(Log, { model });
    expect(lines()).toHaveLength(60);
    await fireEvent.click(screen.getByRole('button', { name: 'Show 60 more lines' }));
    expect(lines()).toHaveLength(120);
  });

  it('is divided by rounds, and the set-up belongs to none', () => {
    const turn = (ply: number): GameEvent => ({ ply, event: 'turn', seat: ply % 3, turn: ply + 1 });
    const events = Array.from({ length: 7 }, (_, ply) => [turn(ply), take(ply + 1, ply % 3)]).flat();
    const { model } = fakeModel({ events: [refill(0), ...events] });
    render(Log, { model });
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Round 3', 'Round 2', 'Round 1']);
    const [newest, middle] = screen.getAllByRole('list');
    expect(within(newest as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    expect(within(middle as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows which move of the others is the newest, until I act', async () => {
    const { model, source } = fakeModel({ events: [take(1, 0), take(2, 1), take(3, 2)] });
    render(Log, { model });
    const newest = (): (string | null | undefined)[] => screen.getAllByRole('listitem', { current: true }).map((one) => one.textContent?.trim());
    expect(newest()).toEqual([expect.stringContaining('Yusuf takes')]);
    source.change({ events: [take(1, 0), take(2, 1), take(3, 2), take(4, 0)] });
    await tick();
    expect(screen.queryAllByRole('listitem', { current: true })).toEqual([]);
  });

  it('forgets what was taken back', async () => {
    const { model, source } = fakeModel({ events: [take(1, 0), take(2, 1)] });
    render(Log, { model });
    source.change({ events: [take(1, 0)] });
    await tick();
    expect(lines()).toEqual(['You take 2 dinars.']);
  });
});

describe('what is said aloud', () => {
  const story = storyFor({ names: ['Ana', 'Nina', 'Yusuf'], me: 0 });

  it('is what the others do, and scorings; not refills, not the own moves', () => {
    const events: GameEvent[] = [take(1, 0), refill(1), take(2, 1), refill(2), { ply: 2, event: 'scoring card', scoring: 1 }];
    expect(spoken(events, story, 0)).toEqual(['Nina takes 3 dinars.', 'Card of the 1st scoring: it takes place before the next turn.']);
  });

  it('is not more than one can listen to', () => {
    expect(spoken(Array.from({ length: 30 }, (_, ply) => take(ply, 1)), story, 0)).toHaveLength(5);
  });

  it('is said when it happens, not when somebody comes or goes back', async () => {
    announcements.polite = '';
    const { model, source } = fakeModel({ events: [take(1, 1)] });
    render(Players, { model });
    await vi.advanceTimersByTimeAsync(500);
    expect(announcements.polite).toBe('');
    source.change({ events: [take(1, 1), take(2, 2)] });
    await tick();
    await vi.advanceTimersByTimeAsync(500);
    expect(announcements.polite).toBe('Yusuf takes 3 dinars.');
    source.change({ events: [take(1, 1)] });
    await tick();
    await vi.advanceTimersByTimeAsync(500);
    expect(announcements.polite).toBe('Yusuf takes 3 dinars.');
  });
});
