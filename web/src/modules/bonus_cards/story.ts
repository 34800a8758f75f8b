import { t } from '../../lib/i18n.svelte';
import type { Teller } from '../../lib/story';
import { tileOf } from '../../lib/story-words';

export const story: Teller = {
  sentences: {
    'bonus show': ({ events }, { who }) => t('bonus-log-show', { ...who, tile: tileOf(events[0]?.['tile']) }),
    'bonus back': ({ events }, { who }) => t('bonus-log-back', { ...who, tile: tileOf(events[0]?.['tile']) }),
  },
};
