/** What a scoring would give now, where that is always in sight: as the server counts it. */

import { untrack } from 'svelte';
import { number } from '../../../lib/i18n.svelte';
import { standingsNow } from '../questions';
import type { StandingsNow } from '../wire';
import type { PalaceModel } from './model.svelte';

const SOON = 300; // milliseconds after which a position is worth the question

/** What a scoring would give, with a sign. */
export const gain = (points: number): string => `+${number(points)}`;

export class Prospect {
  found: StandingsNow | null = $state.raw(null);

  /** Keep up with the game; called by what shows it. */
  follow(model: PalaceModel): void {
    $effect(() => {
      const ply = model.view?.ply;
      const timer = setTimeout(() => void this.#load(model, ply), untrack(() => this.found) ? SOON : 0);
      return () => clearTimeout(timer);
    });
  }

  async #load(model: PalaceModel, ply: number | undefined): Promise<void> {
    const found = await standingsNow(model.source);
    if (found && model.view?.ply === ply) this.found = found;
  }

  /** What the next scoring would give to a seat; null until it is known. */
  points(seat: number): number | null {
    return this.found?.rows[seat]?.points ?? null;
  }
}
