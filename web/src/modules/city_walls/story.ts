import type { Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';
import { text } from '../../lib/story-words';

export const story: Teller = {
  sentences: {
    'wall card': ({ events }) => t('city_walls-log-card', { sides: text(events[0]?.['sides']) }),
    'wall build': ({ events }, { who }) =>
      t('city_walls-log', {
        ...who, tile: tileOf(events[0]?.['tile']), fountain: events[0]?.['tile'] === 'F' ? 'yes' : 'no', sides: text(events[0]?.['sides']),
      }),
  },
};
