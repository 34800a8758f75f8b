import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moversAfter } from '../lib/movers';
import { settings } from '../lib/settings.svelte';
import type { GameEvent, ServerMessage, TableInfo, View } from '../lib/wire';
import { HOLD, PacedSource } from './paced.svelte';
import { FakeSource, sampleTable } from './testing';

const view = (ply: number, decider = 0): View => ({ ply, decision: { seat: decider, kind: 'action' }, players: {} });
const move = (ply: number, seat: number): GameEvent => ({ ply, event: 'take', seat });

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'brisk';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table after my own move; `then` lets a seat move. */
function setting() {
  const line = new FakeSource({ view: view(1, 1), events: [move(1, 0)] });
  const paced = new PacedSource(line);
  const hear = (type: 'update' | 'sync' = 'update'): void => line.tell({ type } as ServerMessage);
  const then = (seat: number, next: number, table?: Partial<TableInfo>): void => {
    const ply = line.view.ply + 1;
    line.change({
      view: view(ply, next), events: [...line.events, move(ply, seat)], seq: line.seq + 1,
      ...(table ? { table: sampleTable(table) } : {}),
    });
    hear();
  };
  vi.advanceTimersByTime(60);
  return { line, paced, hear, then };
}
const shown = ({ view: seen, events, seq }: PacedSource): unknown => [seen?.ply, events.length, seq];

describe('moves of the others', () => {
  it.each(['brisk', 'calm'] as const)('come one after the other when the pace is %s', (pace) => {
    settings.pace = pace;
    const { paced, then } = setting();
    then(1, 2);
    then(2, 0);
    expect(shown(paced)).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(HOLD[pace] - 60);
    expect(shown(paced)).toEqual([2, 2, 2]);
    vi.advanceTimersByTime(HOLD[pace] - 1);
    expect(paced.view?.ply).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown(paced)).toEqual([3, 3, 3]);
    expect(paced.waiting).toBe(0);
  });

  it('make nobody wait where there is nothing to see', () => {
    const { paced, then } = setting();
    paced.isNews = ({ seat }) => seat !== 2;
    then(1, 2);
    then(2, 3);
    then(3, 0);
    vi.advanceTimersByTime(HOLD.brisk - 60);
    expect(paced.view?.ply).toBe(2);
    vi.advanceTimersByTime(HOLD.brisk);
    expect(paced.view?.ply).toBe(4);
  });

  it('never answer faster than half a second, and take no longer than 1.2 seconds each', () => {
    expect(HOLD.brisk).toBeGreaterThanOrEqual(500);
    expect(HOLD.calm).toBeLessThanOrEqual(1200);
  });

  it('are there at once when the pace is instant', () => {
    settings.pace = 'instant';
    const { paced, then } = setting();
    then(1, 2);
    then(2, 0);
    expect(shown(paced)).toEqual([3, 3, 3]);
  });

  it('do not wait for anything if nothing was shown lately', () => {
    const { paced, then } = setting();
    vi.advanceTimersByTime(5000);
    then(1, 2);
    expect(paced.view?.ply).toBe(2);
  });

  it('are skipped together', () => {
    const { paced, then } = setting();
    expect(paced.skip()).toBe(false);
    then(1, 2);
    then(2, 0);
    expect(paced.skip()).toBe(true);
    expect(shown(paced)).toEqual([3, 3, 3]);
    vi.advanceTimersByTime(5000);
    expect(paced.view?.ply).toBe(3);
  });

  it('do not wait while nobody looks', () => {
    const { paced, then } = setting();
    then(1, 2);
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(paced.view?.ply).toBe(2);
    then(2, 0);
    expect(paced.view?.ply).toBe(3);
    look.mockRestore();
  });

  it('do not wait when my own time runs', () => {
    const { paced, then } = setting();
    then(1, 0, { pace: { kind: 'live' }, clock: { running: 0, since: 0, now: 0, left: [1, 1, 1] } });
    expect(paced.view?.ply).toBe(2);
  });

  it('wait while something lies over the table, and cannot be skipped then', () => {
    const { paced, then } = setting();
    paced.held = true;
    then(1, 2);
    vi.advanceTimersByTime(5000);
    expect(paced.skip()).toBe(false);
    expect(paced.view?.ply).toBe(1);
    paced.held = false;
    vi.advanceTimersByTime(HOLD.brisk);
    expect(paced.view?.ply).toBe(2);
  });
});

describe('what is shown', () => {
  it('never lets somebody act in a position that is gone', async () => {
    const { line, paced, then } = setting();
    then(1, 2);
    then(2, 0);
    expect(paced.view?.decision?.seat).not.toBe(0); // it is my turn, but I have not seen why
    expect(await paced.play('take')).toMatchObject({ ok: false });
    expect(line.played).toEqual([]);
    expect(paced.view?.ply).toBe(3); // now I have
    expect(await paced.play('take')).toEqual({ ok: true });
    expect(line.played).toEqual(['take']);
  });

  it('is my own move at once, with whatever waited', () => {
    const { paced, then } = setting();
    then(0, 1);
    expect(paced.view?.ply).toBe(2);
  });

  it('is the end of the game with its last move, and people as they are', () => {
    const { paced, then, line } = setting();
    then(1, 2);
    const gone = sampleTable({ status: 'over', scores: [1, 2, 3] });
    gone.seats[1]!.connected = false;
    line.change({ table: gone });
    expect(paced.table).toMatchObject({ status: 'playing' });
    expect(paced.table?.seats[1]?.connected).toBe(false);
    paced.skip();
    then(2, 0);
    paced.skip();
    expect(paced.table?.status).toBe('over');
  });

  it('is the newest position after a step back, and when moves were missed', () => {
    const { line, paced, then, hear } = setting();
    then(1, 2);
    line.change({ view: view(0), events: [] });
    hear();
    expect(shown(paced)).toEqual([0, 0, 2]);
    line.change({ view: view(4), events: [1, 2, 3, 4].map((ply) => move(ply, 1)) });
    hear('sync');
    expect(paced.view?.ply).toBe(4);
  });

  it('knows the latest about a position that waits', () => {
    const { line, paced, then, hear } = setting();
    then(1, 2);
    line.change({ seq: 9 });
    hear();
    expect(paced.seq).toBe(1);
    paced.skip();
    expect(paced.seq).toBe(9);
  });

  it('changes no more after it was closed', () => {
    const { paced, then } = setting();
    then(1, 2);
    paced.close();
    vi.advanceTimersByTime(5000);
    then(2, 0);
    expect(paced.view?.ply).toBe(1);
  });
});

it('who moved is whom the first event of a move names', () => {
  const events: GameEvent[] = [move(1, 0), move(2, 1), { ply: 2, event: 'gift', seat: 0 }, { ply: 3, event: 'rain' }, move(4, 2)];
  expect(moversAfter(events, 1)).toEqual([1, 2]);
});
