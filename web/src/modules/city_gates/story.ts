import type { Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';
import { text } from '../../lib/story-words';

export const story: Teller = {
  /** A gate comes with the tile that was laid with it. */
  joins(moment, event) {
    const last = moment.events.at(-1);
    if (event.event !== 'gate' || typeof event.seat !== 'number' || moment.seat !== event.seat) return false;
    return last?.ply === event.ply && (last['new'] ?? last['tile']) === event['tile'];
  },
  sentences: {
    'gate card': () => t('city_gates-log-card'),
    'gate discarded': () => t('city_gates-log-discarded'),
    'gate take': (_, { who }) => t('city_gates-log-take', who),
    gate: ({ events }, { who }) =>
      t('city_gates-log', { ...who, tile: tileOf(events[0]?.['tile']), side: text(events[0]?.['side']) }),
  },
  asides: { gate: (event) => t('city_gates-log-there', { side: text(event['side']) }) },
};
