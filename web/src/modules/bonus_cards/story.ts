import type { Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';

export const story: Teller = {
  sentences: {
    'bonus show': ({ events }, { who }) => t('bonus_cards-log-show', { ...who, tile: tileOf(events[0]?.['tile']) }),
    'bonus back': ({ events }, { who }) => t('bonus_cards-log-back', { ...who, tile: tileOf(events[0]?.['tile']) }),
  },
  declined: { bonus: ({ who }) => t('bonus_cards-log-declined', who) },
};
