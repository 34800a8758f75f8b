/** Help for whoever has to decide, in three levels: where to look, two candidates, the move with its reason. */

import type { TableModel } from './model.svelte';

export const MOST_HELP = 3;

export interface Hint {
  level: number;
  /** Where to look: words of the game for places on its table. */
  spots: readonly string[];
  /** The moves that it speaks of, the best one first. */
  moves: readonly string[];
  text: string;
}

export class Hints {
  #kept: { ply: number; hint: Hint } | null = $state.raw(null);
  /** Is an answer awaited? */
  asking = $state(false);

  constructor(private readonly model: TableModel) {}

  /** What was said about the position on the table; null: nothing. */
  get current(): Hint | null {
    return this.model.mine && this.#kept?.ply === this.model.view?.ply ? (this.#kept?.hint ?? null) : null;
  }

  /** The next level. */
  async more(): Promise<void> {
    const { model } = this;
    const ply = model.view?.ply;
    if (!model.mine || ply === undefined || this.asking) return;
    this.asking = true;
    try {
      const { askHint } = await import('./ask-hint'); // nobody wants help before the table is there
      const hint = await askHint(model, Math.min(MOST_HELP, (this.current?.level ?? 0) + 1));
      if (hint) this.#kept = { ply, hint };
    } finally {
      this.asking = false;
    }
  }

  /** Does it speak of this place? */
  lights(spot: string): boolean {
    return this.current?.spots.includes(spot) ?? false;
  }

  /** Pick the move that it proposes. */
  use(): void {
    const [move] = this.current?.moves ?? [];
    if (!move) return;
    this.close();
    this.model.pickMove(move);
  }

  close(): void {
    this.#kept = null;
  }
}
