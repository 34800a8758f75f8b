import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type PositionInfo, type ReplayInfo } from './api';
import { nextOf, placeOf, plyOf, previousOf, ReplaySource, turnStarts } from './replay.svelte';
import type { View } from './wire';

const move = (ply: number, turn: number): ReplayInfo['moves'][number] => ({ ply, turn, seat: turn % 2, move: 'pass' });
const INFO: ReplayInfo = {
  setup: { game: 'any', edition: '2024', modules: [], options: {} },
  names: ['Anna', 'Ben'],
  seats: 2,
  plies: 6,
  moves: [move(1, 1), move(2, 1), move(3, 2), move(4, 3), move(5, 3), move(6, 4)],
  events: [{ ply: 0, event: 'turn', seat: 1 }, { ply: 2, event: 'turn', seat: 0 }, { ply: 6, event: 'end' }],
  scorings: [{ ply: 3, scoring: 1, scores: [1, 2] }],
  result: { scores: [10, 12], winners: [1] },
};

const view = (ply: number): View => ({
  ply, turn: 1, active: ply % 2, decision: ply < 6 ? { seat: ply % 2, kind: 'action' } : null,
  players: {},
});
const position = (ply: number): PositionInfo => ({ ply, view: view(ply), walls: { 0: [[0, ply, 'N']] } });

describe('addresses', () => {
  it('name a table or an upload', () => {
    expect(placeOf(['replay', 'table', 'abc'])).toEqual({ kind: 'table', key: 'abc' });
    expect(placeOf(['replay', 'abc'])).toEqual({ kind: 'replay', key: 'abc' });
    expect(placeOf(['replay', 'table'])).toBeNull();
    expect(placeOf(['replay'])).toBeNull();
  });

  it('may ask for a ply', () => {
    expect(plyOf('4', 6, 0)).toBe(4);
    expect(plyOf('99', 6, 0)).toBe(6);
    for (const text of [null, '', 'x', '-1', '1e3']) expect(plyOf(text, 6, 2)).toBe(2);
  });
});

describe('turns', () => {
  it('begin where the number changes', () => {
    const starts = turnStarts(INFO.moves);
    expect(starts).toEqual([0, 2, 3, 5]);
    expect(nextOf(starts, 0, 6)).toBe(2);
    expect(nextOf(starts, 5, 6)).toBe(6);
    expect(previousOf(starts, 5)).toBe(3);
    expect(previousOf(starts, 4)).toBe(3);
    expect(previousOf(starts, 0)).toBe(0);
  });
});

describe('a replay', () => {
  const asked: number[] = [];
  const make = (fetch: (ply: number) => Promise<PositionInfo> = async (ply) => {
    asked.push(ply);
    return position(ply);
  }): ReplaySource => new ReplaySource(INFO, { kind: 'replay', key: 'abc' }, '', fetch);

  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('shows a position, its events and walls, and asks for each position once', async () => {
    const source = make();
    expect(source.status).toBe('connecting');
    await source.show(2);
    expect(source.status).toBe('live');
    expect(source.view?.ply).toBe(2);
    expect(source.events.map((event) => event.ply)).toEqual([0, 2]);
    expect(await source.ask({ type: 'walls' })).toEqual({ type: 'walls', walls: { 0: [[0, 2, 'N']] } });
    expect(asked.sort()).toEqual([1, 2, 3]);
    await source.show(3);
    expect(asked.filter((ply) => ply === 3)).toHaveLength(1);
  });

  it('stays within the game', async () => {
    const source = make();
    await source.show(99);
    expect(source.ply).toBe(6);
    await source.show(-4);
    expect(source.ply).toBe(0);
  });

  it('is over only in the last position', async () => {
    const source = make();
    await source.show(5);
    expect(source.table).toMatchObject({ status: 'playing', winners: null });
    await source.show(6);
    expect(source.table).toMatchObject({ status: 'over', winners: [1], scores: [10, 12] });
  });

  it('shows what was asked for last, whatever arrives last', async () => {
    const waiting = new Map<number, (found: PositionInfo) => void>();
    const source = make((ply) => new Promise((resolve) => waiting.set(ply, resolve)));
    const first = source.show(1);
    const second = source.show(4);
    waiting.get(4)?.(position(4));
    await second;
    waiting.get(1)?.(position(1));
    await first;
    expect(source.ply).toBe(4);
  });

  it('shows the hand of whoever decides, or of the seat in focus; nobody plays', async () => {
    const source = make();
    await source.show(3);
    expect(source.you).toMatchObject({ seats: [], eye: 1 });
    source.eye = 0;
    expect(source.you.eye).toBe(0);
    expect((await source.play()).ok).toBe(false);
  });

  it('runs by itself at its speed, and ends', async () => {
    const source = make();
    await source.show(3);
    source.speed = 4;
    source.start();
    await vi.advanceTimersByTimeAsync(1);
    expect(source.ply).toBe(4);
    await vi.advanceTimersByTimeAsync(300);
    expect(source.ply).toBe(5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(source.ply).toBe(6);
    expect(source.playing).toBe(false);
    source.start(); // from the beginning
    await vi.advanceTimersByTimeAsync(1);
    expect(source.ply).toBe(0);
    source.step(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(source.ply).toBe(1);
  });

  it('tells what went wrong, and asks again', async () => {
    let well = false;
    const source = make(async (ply) => {
      if (!well) throw new ApiError(503, 'storage-failed', 'Later.');
      return position(ply);
    });
    await source.show(2);
    expect(source.problem?.text).toBe('Later.');
    expect(source.status).toBe('lost');
    well = true;
    await source.show(2);
    expect(source.problem).toBeNull();
    expect(source.ply).toBe(2);
  });
});
