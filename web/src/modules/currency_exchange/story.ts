import type { Teller } from '../../games/alhambra/story';
import { cardOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';

export const story: Teller = {
  sentences: {
    'exchange take': ({ events }, { who }) => t('currency_exchange-log-take', { ...who, card: cardOf(events[0]?.['card']) }),
  },
};
