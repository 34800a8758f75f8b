/** Help for whoever has to decide, in three levels: where to look, two candidates, the move with its reason. */

import { t } from '../lib/i18n.svelte';
import { toast } from '../lib/toast.svelte';
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

const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

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
    const level = Math.min(MOST_HELP, (this.current?.level ?? 0) + 1);
    this.asking = true;
    try {
      const answer = await model.source.ask({ type: 'hint', level, ...(model.seat === null ? {} : { seat: model.seat }) });
      if (answer.type !== 'hint') toast(answer['reason'] === 'no-such-question' ? t('table-hint-none') : String(answer['text'] ?? t('table-not-sent')), 'bad');
      else this.#kept = { ply, hint: { level, spots: words(answer['spots']), moves: words(answer['moves']), text: String(answer['text'] ?? '') } };
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
