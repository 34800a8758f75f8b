/** A table of the dice game. */

import type { Story } from '../../lib/story';
import { TableModel } from '../../table/model.svelte';
import { ownSeat } from '../../table/players';
import { rivalsOf, type Rival } from './rivals';
import { diceStory } from './story';
import type { PlayerView, View } from './wire';

export class DiceModel extends TableModel {
  readonly story: Story = $derived.by(() => diceStory({
    name: (seat) => this.name(seat),
    me: ownSeat(this),
    seats: this.seats.length,
    duel: this.view?.duel ?? false,
  }));

  override get rivals(): readonly Rival[] {
    return rivalsOf(this.view);
  }

  override get view(): View | null {
    return this.source.view as View | null;
  }

  override player(seat: number): PlayerView | null {
    return this.view?.players[String(seat)] ?? null;
  }

  get moves(): readonly string[] {
    return this.mine ? (this.view?.choices?.moves ?? []) : [];
  }

  /** Legal moves that were not sent, because there are so many. */
  get unlisted(): number {
    return this.mine ? (this.view?.choices?.total ?? 0) - this.moves.length : 0;
  }
}
