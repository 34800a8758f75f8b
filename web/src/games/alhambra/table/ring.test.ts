import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { ClockInfo, Pace } from '../../../lib/wire';
import { briefTime, timeShare } from '../../../table/ring-time';
import Prompt from './Prompt.svelte';
import { fakeModel, sampleTable, sampleView } from './testing';

const LIVE: Pace = { kind: 'live', reserve: 600, increment: 10 };
const NOW = 1_000_000;

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'log');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(kind: string, pace: Pace, clock: Partial<ClockInfo> | null): Promise<void> {
  const choices = { moves: ['take dinar 4', 'pass'], total: 2, bills: [] };
  const full = clock && { running: 0, since: NOW, now: NOW, left: [90_000, 5000, 0], deadline: NOW + 90_000, ...clock };
  const view = sampleView({ decision: { seat: 0, kind }, choices });
  const { model } = fakeModel({ view, table: sampleTable({ pace, ...(full ? { clock: full } : {}) }) });
  render(Prompt, { model, layout: 'narrow' });
  await vi.dynamicImportSettled();
}

describe('the ring of a window between turns', () => {
  it('empties with the clock of the one who decides', async () => {
    await show('interlude', LIVE, {});
    const ring = screen.getByRole('timer', { name: 'Time left: 1:30' });
    expect(ring.textContent?.trim()).toBe('1:30');
    await vi.advanceTimersByTimeAsync(78_000);
    expect(ring.textContent?.trim()).toBe('12');
    expect(ring.classList.contains('low')).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(ring.classList.contains('low')).toBe(true);
    expect(Number(ring.querySelector<SVGElement>('.left')?.style.strokeDashoffset)).toBeCloseTo(1 - 9 / 600, 3);
  });

  it('is not there in a turn of one’s own, nor without a clock, nor while it stands still', async () => {
    for (const [kind, clock] of [['action', {}], ['interlude', null], ['interlude', { running: null, deadline: null }]] as const) {
      await show(kind, LIVE, clock);
      expect(screen.queryByRole('timer')).toBeNull();
      cleanup();
    }
  });

  it('is brief', () => {
    expect([9001, 60_000, 61_000, 5 * 3_600_000, 3 * 86_400_000].map(briefTime)).toEqual(['10', '60', '1:01', '5h', '3d']);
    expect([timeShare(LIVE, 300_000), timeShare(LIVE, 900_000), timeShare({ kind: 'correspondence', days: 2 }, 86_400_000)]).toEqual([0.5, 1, 0.5]);
    expect(timeShare({ kind: 'untimed' }, 5000)).toBe(0);
  });
});
