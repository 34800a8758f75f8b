import type { Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';

export const story: Teller = {
  sentences: {
    bazaar: (moment) => t('bazaars-log', { tile: tileOf(moment.events[0]?.['tile']) }),
  },
};
