/** Moves of the others, said aloud: one sentence each, and after a long absence only the last few. */

import { untrack } from 'svelte';
import { alertNow, announce } from '../lib/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import { plain, type Story } from '../lib/story';
import type { GameEvent } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { ownSeat, timeText } from './players';

const MOST = 5; // sentences at once
const WARNINGS = [30, 10, 5]; // seconds left

/** The sentences that somebody in this seat wants to hear about these events. */
export function spoken(events: readonly GameEvent[], story: Story, me: number | null): string[] {
  return story.moments(events)
    .filter(({ kind, seat }) => kind === 'scoring' || (kind === 'move' && (seat === null || seat !== me)))
    .slice(-MOST)
    .map((moment) => plain(story.told(moment)));
}

/** Follow a table. Called once, by what is always there. */
export function narrate(model: TableModel): void {
  let known: number | null = null; // the last move that was told
  $effect(() => {
    const events = model.source.events;
    const last = events.at(-1)?.ply ?? 0;
    untrack(() => {
      const before = known;
      known = last; // smaller after a step back
      if (before === null || last <= before) return;
      const fresh = events.filter((event) => event.ply > before);
      for (const sentence of spoken(fresh, model.story, ownSeat(model))) announce(sentence);
    });
  });
}

/** The own clock warns. */
export function warn(model: TableModel, left: () => number | null): void {
  let last = Infinity;
  $effect(() => {
    const now = left();
    const running = now !== null && model.table?.clock?.running === ownSeat(model);
    const seconds = now === null ? Infinity : Math.ceil(now / 1000);
    const passed = WARNINGS.some((limit) => last > limit && seconds <= limit && seconds > 0);
    if (running && passed && last !== Infinity) alertNow(t('log-player-clock', { time: timeText(now) }));
    last = running ? seconds : Infinity;
  });
}
