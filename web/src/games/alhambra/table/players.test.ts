import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { ClockInfo, TableInfo } from '../../../lib/wire';
import { loadModules, rivalOf } from '../../../modules';
import { gesturesOf } from '../../../table/gestures.svelte';
import { opponents, stateOf, timeLeft, timeText } from '../../../table/players';
import Reactions from '../../../table/Reactions.svelte';
import { familiesOf, mostOf } from './families';
import Players from './Players.svelte';
import { fakeModel, samplePlayer, sampleTable, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('log', 'table', 'palace');
  await loadModules(['dirk']);
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const alhambra = samplePlayer().alhambra;
const withCounts = (counts: Partial<typeof alhambra.counts>): typeof alhambra => ({ ...alhambra, counts: { ...alhambra.counts, ...counts } });
const panel = (name: string): HTMLElement => screen.getByRole('region', { name });

function tableWith(seat: number, facts: Partial<TableInfo['seats'][number]>): TableInfo {
  const table = sampleTable();
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? { ...one, ...facts } : one)) };
}

describe('who is who', () => {
  it('begins with the next player, and leaves out the own seat', () => {
    expect(opponents(fakeModel().model)).toEqual([1, 2]);
    expect(opponents(fakeModel({ you: { host: false, seats: [1], eye: 1 } }).model)).toEqual([2, 0]);
    expect(opponents(fakeModel({ you: { host: false, seats: [] } }).model)).toEqual([0, 1, 2]);
    expect(opponents(fakeModel({ you: { host: true, seats: [0, 1], eye: 0 } }).model)).toEqual([0, 1, 2]); // one screen for two
  });

  it('knows what everybody is doing', () => {
    const { model, source } = fakeModel();
    expect([0, 1, 2].map((seat) => stateOf(model, seat))).toEqual(['turn', 'next', 'waiting']);
    source.change({ view: sampleView({ decision: { seat: 2, kind: 'interlude' } }) });
    expect(stateOf(model, 2)).toBe('interrupt');
    source.change({ table: tableWith(1, { connected: false }) });
    expect(stateOf(model, 1)).toBe('away');
    source.change({ table: sampleTable({ status: 'over' }) });
    expect([0, 1, 2].map((seat) => stateOf(model, seat))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('counts who leads, Dirk included, and nobody with nothing', () => {
    const view = sampleView({
      players: { 0: samplePlayer({ alhambra: withCounts({ garden: 2 }) }), 1: samplePlayer({ alhambra: withCounts({ garden: 2, tower: 1 }) }) },
      parts: { dirk: { tiles: ['TOW7-NEW', 'TOW9-NE', 'CAMP8-NE'], score: 12 } },
    });
    const { model } = fakeModel({ view });
    expect(rivalOf(model)).toMatchObject({ score: 12, tiles: ['TOW7-NEW', 'TOW9-NE', 'CAMP8-NE'] });
    const leads = (seat: number): string[] =>
      familiesOf(view.players[seat]?.alhambra.counts ?? alhambra.counts, mostOf(model)).filter((one) => one.leads).map((one) => one.building);
    expect(leads(0)).toEqual(['pavilion', 'garden']);
    expect(leads(1)).toEqual(['pavilion', 'garden']);
  });
});

describe('clocks', () => {
  const clock: ClockInfo = { running: 1, since: 1000, now: 3000, left: [600_000, 60_000], deadline: 61_000 };

  it('count down from the time of the server, whatever ours is', () => {
    const ours = 5_000_000;
    expect(timeLeft(clock, 1, ours)).toBe(58_000);
    expect(timeLeft(clock, 1, ours + 10_000)).toBe(48_000);
    expect(timeLeft(clock, 0, ours + 10_000)).toBe(600_000);
    expect(timeLeft(clock, 1, ours + 100_000)).toBe(0);
    expect(timeLeft({ ...clock, deadline: null }, 1, ours)).toBe(58_000);
    expect(timeLeft(null, 1, ours)).toBeNull();
  });

  it('are written as people read them', () => {
    expect([59_001, 581_000, 3_727_000].map(timeText)).toEqual(['1:00', '9:41', '1:02:07']);
    expect(timeText(2 * 86_400_000 + 3 * 3_600_000)).toBe('2d 3h');
  });
});

describe('panels', () => {
  it('tell everything in words as well', () => {
    render(Players, { model: fakeModel().model });
    const nina = within(panel('Nina'));
    for (const words of ['plays next', 'Score: 31', '11 cards in hand', 'Wall: 3', '0 tiles in reserve']) expect(nina.getByText(words)).toBeTruthy();
    expect(nina.getByText('Garden: 1, in the lead')).toBeTruthy();
    expect(nina.getByText('Seraglio: 0')).toBeTruthy();
    expect(within(panel('Yusuf')).getByText('easy')).toBeTruthy();
  });

  it('show what I have like what the others have; my palace lies on the table', () => {
    render(Players, { model: fakeModel().model });
    const mine = within(panel('Ana'));
    for (const words of ['Score: 27', 'Wall: 3', 'Garden: 1, in the lead']) expect(mine.getByText(words)).toBeTruthy();
    expect(mine.queryByRole('button')).toBeNull();
  });

  it('say what a scoring would give now', async () => {
    const { model, source } = fakeModel();
    const row = (points: number) => ({ counts: {}, wall: 0, points });
    source.answers['standings'] = () => ({ type: 'standings', standings: { scoring: 2, rows: [row(4), row(1), row(9)] } });
    render(Players, { model });
    await vi.advanceTimersByTimeAsync(500);
    expect(within(panel('Ana')).getByText('If scored now: 4 points')).toBeTruthy();
    expect(within(panel('Nina')).getByText('If scored now: 1 point')).toBeTruthy();
  });

  it('show a palace in the middle, and put it back', async () => {
    const { model } = fakeModel();
    render(Players, { model });
    const button = screen.getByRole('button', { name: 'Enlarge the Alhambra of Nina' });
    await fireEvent.click(button);
    expect(model.focus).toBe(1);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(model.focus).toBeNull();
  });

  it('show that somebody thinks, after a moment', async () => {
    render(Players, { model: fakeModel({ view: sampleView({ decision: { seat: 1, kind: 'action' } }) }).model });
    expect(within(panel('Nina')).queryByText('is thinking')).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(within(panel('Nina')).getByText('is thinking')).toBeTruthy();
  });

  it('offer a bot for somebody who has been away for a minute', async () => {
    const substitute = vi.spyOn(api, 'substitute').mockResolvedValue({} as never);
    render(Players, { model: fakeModel({ table: tableWith(1, { connected: false }) }).model });
    expect(screen.queryByRole('button', { name: 'Replace by a bot' })).toBeNull();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(61_000);
    await fireEvent.click(screen.getByRole('button', { name: 'Replace by a bot' }));
    expect(substitute).toHaveBeenCalledWith('fake', 1);
  });

  it('do not offer it to spectators', async () => {
    render(Players, { model: fakeModel({ table: tableWith(1, { connected: false }), you: { host: false, seats: [] } }).model });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(screen.queryByRole('button', { name: 'Replace by a bot' })).toBeNull();
  });

  it('let me take my seat back from a bot', async () => {
    const comeBack = vi.spyOn(api, 'comeBack').mockResolvedValue({} as never);
    render(Players, { model: fakeModel({ table: tableWith(0, { bot: 'easy' }) }).model });
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(comeBack).toHaveBeenCalledWith('fake', 0);
  });

  it('have a narrow one for Dirk', () => {
    render(Players, { model: fakeModel({ view: sampleView({ parts: { dirk: { tiles: ['TOW7-NEW'], score: 9 } } }) }).model });
    const dirk = within(panel('Dirk, the imaginary third player'));
    expect(dirk.getByText('Score: 9')).toBeTruthy();
    expect(dirk.getByText('Tower: 1, in the lead')).toBeTruthy();
  });
});

describe('the strip', () => {
  it('shows everybody, oneself too; a second tap tells more', async () => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
    const { model } = fakeModel();
    render(Players, { model, compact: true });
    const seats = within(screen.getByRole('navigation', { name: 'Players' })).getAllByRole('listitem');
    expect(seats).toHaveLength(3);
    const nina = screen.getByRole('button', { name: /Nina/ });
    await fireEvent.click(nina);
    expect(model.focus).toBe(1);
    await fireEvent.click(nina);
    await tick();
    expect(screen.getByText('11 cards in hand')).toBeTruthy();
  });
});

describe('gestures', () => {
  it('are seen at the seat for a moment', async () => {
    const { model, source } = fakeModel();
    render(Players, { model });
    render(Reactions, { model });
    source.tell({ type: 'reaction', seat: 1, reaction: 'thanks' });
    await tick();
    expect(within(panel('Nina')).getByText('Thank you')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(4100);
    expect(within(panel('Nina')).queryByText('Thank you')).toBeNull();
  });

  it('that are unknown are not shown', async () => {
    const { model, source } = fakeModel();
    render(Reactions, { model });
    source.tell({ type: 'reaction', seat: 1, reaction: 'somersault' });
    expect(gesturesOf(model).shown.size).toBe(0);
  });

  it('are nine, and sent with the seat', async () => {
    const { model, source } = fakeModel();
    const react = vi.spyOn(source, 'react');
    render(Reactions, { model });
    gesturesOf(model).open = true;
    await tick();
    const buttons = within(screen.getByRole('list', { hidden: true })).getAllByRole('button', { hidden: true });
    expect(buttons).toHaveLength(9);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(react).toHaveBeenCalledWith('applause', 0);
    expect(gesturesOf(model).open).toBe(false);
  });
});
