import { t } from '../../lib/i18n.svelte';
import type { Teller } from '../../lib/story';
import { cardOf } from '../../lib/story-words';

export const story: Teller = {
  sentences: {
    'exchange take': ({ events }, { who }) => t('exchange-log-take', { ...who, card: cardOf(events[0]?.['card']) }),
  },
};
