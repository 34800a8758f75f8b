/** A table of any game: a move is played as soon as it is chosen. */

import type { Story } from '../../lib/story';
import { TableModel } from '../../table/model.svelte';
import { namesOf } from '../../table/players';
import { plainStory } from './story';

export class PlainModel extends TableModel {
  readonly story: Story = $derived.by(() => plainStory(namesOf(this)));

  get moves(): readonly string[] {
    return this.mine ? (this.view?.choices?.moves ?? []) : [];
  }

  /** Legal moves that were not sent, because there are so many. */
  get unlisted(): number {
    return this.mine ? (this.view?.choices?.total ?? 0) - this.moves.length : 0;
  }
}
