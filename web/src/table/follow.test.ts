import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlainModel } from '../games/default/model.svelte';
import { loadAreas } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { plain } from '../lib/story';
import type { GameEvent, View } from '../lib/wire';
import { lastOwnPly } from './follow.svelte';
import { keepSeen, seenUntil } from './seen';
import { FakeSource } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('plain', 'scoring');
});
afterEach(() => vi.useRealTimers());

const roll = (ply: number, seat: number): GameEvent => ({ ply, event: 'roll', seat, die: ply });
const turn = (ply: number, seat: number): GameEvent => ({ ply, event: 'turn', seat, turn: ply + 1 });
const view = (ply: number): View => ({ ply, active: 0, decision: { seat: 0, kind: 'roll' }, players: { 0: { score: 4 }, 1: { score: 9 }, 2: { score: 9 } } });

function setting(events: GameEvent[], you = { person: 0, host: true, seats: [0], eye: 0 as number | null }) {
  const source = new FakeSource({ view: view(events.at(-1)?.ply ?? 0), events, you });
  const model = new PlainModel(source);
  return { source, model, follow: model.follow };
}

describe('the last move of mine', () => {
  it('is the last one in a turn of my own', () => {
    const events = [turn(0, 0), roll(1, 0), roll(2, 0), turn(2, 1), roll(3, 1), roll(4, 0), turn(4, 2), roll(5, 2)];
    expect(lastOwnPly(events, [0])).toBe(2); // what I did in the turn of another is no turn
    expect(lastOwnPly(events, [1])).toBe(3);
    expect(lastOwnPly(events, [3])).toBe(0);
  });

  it('is any one where a game tells no turns; what others do to me is none', () => {
    expect(lastOwnPly([roll(1, 0), roll(2, 1), { ply: 2, event: 'gift', seat: 0 }], [0])).toBe(1);
    expect(lastOwnPly([{ ply: 0, event: 'deal', seat: 0 }], [0])).toBe(0);
  });
});

describe('following a table', () => {
  it('tells what the others did since, and who moved last', () => {
    const { model, source, follow } = setting([roll(1, 1), roll(2, 0), roll(3, 1), roll(4, 2)]);
    expect(follow.since.map((moment) => plain(model.story.told(moment)))).toEqual([expect.stringContaining('Nina'), expect.stringContaining('Yusuf')]);
    expect(follow.last).toBe(2);
    expect(plain(follow.current!)).toContain('Yusuf');
    source.change({ events: [...source.events, roll(5, 0)] });
    expect(follow.since).toEqual([]);
    expect(follow.last).toBeNull(); // I have acted
    expect(follow.newest?.ply).toBe(5);
  });

  it('tells whoever only looks on what happened since the last turn of who plays now', () => {
    const { follow } = setting([roll(1, 0), roll(2, 1), roll(3, 2)], { person: 3, host: false, seats: [], eye: null });
    expect(follow.since.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('tells of those without a seat, who act in the same breath as a move; the ring stays with the players', () => {
    const { follow } = setting([roll(1, 1), roll(2, 0), roll(2, 3), roll(3, 1), roll(3, 4)]);
    expect(follow.since.map(({ seat }) => seat)).toEqual([3, 1, 4]);
    expect(follow.last).toBe(1);
  });

  it('counts what was missed', () => {
    const { follow } = setting([roll(1, 0), roll(2, 1), roll(3, 2), roll(4, 1)]);
    expect(follow.absent).toBe(0);
    follow.away = [2, 4];
    expect(follow.absent).toBe(2);
  });

  it('shows it again, one move after the other, until somebody stops it', () => {
    vi.useFakeTimers();
    const { follow } = setting([roll(1, 0), roll(2, 1), roll(3, 2)]);
    follow.away = [1, 3];
    follow.listed = true;
    follow.replay();
    expect([follow.step, follow.listed, follow.shown?.ply]).toEqual([0, false, 2]);
    vi.advanceTimersByTime(1200);
    expect([follow.step, follow.shown?.ply]).toEqual([1, 3]);
    vi.advanceTimersByTime(1200);
    expect([follow.step, follow.away]).toEqual([null, null]);
    follow.replay();
    expect(follow.stop()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(follow.step).toBeNull();
    expect(follow.stop()).toBe(false);
    flushSync();
  });
});

it('what was seen is known after a reload', () => {
  sessionStorage.clear();
  expect(seenUntil('x')).toBeNull();
  keepSeen('x', 12);
  expect(seenUntil('x')).toBe(12);
  sessionStorage.setItem('alhambra-seen-x', 'much');
  expect(seenUntil('x')).toBeNull();
});

it('standings of any game are its points', async () => {
  const { model } = setting([]);
  const { columns, rows } = await model.standings();
  expect(columns).toHaveLength(1);
  expect(rows.map(({ seat, cells }) => [seat, cells[0]?.text, cells[0]?.leads])).toEqual([[0, '4', false], [1, '9', true], [2, '9', true]]);
});
