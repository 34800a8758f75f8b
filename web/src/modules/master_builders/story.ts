import type { Teller } from '../../games/alhambra/story';
import { cardOf, cardsOf } from '../../games/alhambra/story-words';
import { list, t } from '../../lib/i18n.svelte';
import type { GameEvent } from '../../lib/wire';

export const story: Teller = {
  kinds: { 'builders dealt': 'rule' },
  sentences: {
    'builders dealt': (moment, { who }) => {
      const event = moment.events[0] as GameEvent;
      const cards = cardsOf(event).map((card) => cardOf(card));
      return t('master_builders-log-dealt', { ...who, known: cards.length ? 'yes' : 'no', count: Number(event['count']), cards: list(cards) });
    },
    builder: (moment, { who }) => t('master_builders-log', { ...who, card: cardOf(moment.events[0]?.['card']) }),
  },
  declined: { rebuild: ({ who }) => t('master_builders-log-declined', who) },
};
