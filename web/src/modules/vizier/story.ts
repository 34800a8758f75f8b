import { bought, type Teller } from '../../games/alhambra/story';
import { t } from '../../lib/i18n.svelte';

/** The vizier goes to sleep for a purchase: both are one line. */
export const story: Teller = {
  joins(moment, event) {
    const last = moment.events.at(-1);
    return event.event === 'buy' && last?.event === 'vizier sleeps' && last.seat === event.seat && last.ply === event.ply;
  },
  sentences: {
    'vizier sleeps': (moment, telling) => {
      const facts = bought(moment, telling);
      return facts ? t('vizier-buy', facts) : t('vizier-sleeps', telling.who);
    },
    'vizier wakes': (_, { who }) => t('vizier-wakes', who),
  },
};
