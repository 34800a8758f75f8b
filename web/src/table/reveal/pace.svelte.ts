/** How a scoring goes by, whatever the game: step after step by itself, until somebody takes it into their own hands. */

import { settings } from '../../lib/settings.svelte';

const SPEEDS = [0.5, 1, 2, 4];
const SEEN = 'alhambra-scoring-seen';

/** Has this person seen a scoring before? The first one is never rushed. */
function firstTime(): boolean {
  try {
    if (localStorage.getItem(SEEN)) return false;
    localStorage.setItem(SEEN, '1');
    return true;
  } catch {
    return false;
  }
}

export class Pace {
  /** The step that is shown. */
  index = $state(0);
  playing = $state(true);
  speed = $state(1);

  readonly last: number;

  /** How long each step is looked at, in milliseconds. */
  constructor(private readonly durations: readonly number[]) {
    this.last = durations.length - 1;
    this.speed = firstTime() ? 1 : settings.speed;
  }

  get ended(): boolean {
    return this.index >= this.last;
  }

  /** Lets it go on after a while. For an effect: called anew whenever something changes, it ends what it began. */
  run(): (() => void) | undefined {
    const lasts = this.durations[this.index];
    if (!this.playing || this.ended || lasts === undefined) return undefined;
    const timer = setTimeout(() => (this.index += 1), lasts / this.speed);
    return () => clearTimeout(timer);
  }

  go(index: number): void {
    this.playing = false;
    this.index = Math.max(0, Math.min(index, this.last));
  }

  toggle(): void {
    if (this.ended) this.index = 0;
    this.playing = !this.playing || this.ended;
  }

  /** To the final table. */
  skip(): void {
    this.go(this.last);
  }

  faster(): void {
    this.speed = SPEEDS.find((one) => one > this.speed) ?? SPEEDS[0] ?? 1;
    settings.speed = this.speed;
  }
}
