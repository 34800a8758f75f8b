import type { Teller } from '../../games/alhambra/story';
import { cardsOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';
import { bold, seatOf } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { pilesOf } from './part';
import { coinList } from './words';

const drawn = (event: GameEvent): string => coinList(pilesOf(cardsOf(event)), bold);

export const story: Teller = {
  kinds: { 'coins drawn': 'move' },
  /** Right behind what was paid. */
  joins(moment, event) {
    return event.event === 'coins drawn' && moment.kind === 'move' && moment.seat === seatOf(event) && moment.events.at(-1)?.ply === event.ply;
  },
  asides: { 'coins drawn': (event) => t('small_change-log-back', { coins: drawn(event) }) },
  sentences: {
    'coins drawn': (moment, { who }) => t('small_change-log-drawn', { ...who, coins: drawn(moment.events[0] as GameEvent) }),
  },
};
