import { buildingName } from '../../games/alhambra/names';
import { gained, gainsOf, type Teller } from '../../games/alhambra/story';
import type { Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';
import { amount, items, text } from '../../lib/story-words';

const family = (name: unknown): string => buildingName(text(name) as Building);

export const story: Teller = {
  kinds: { attack: 'scoring' },
  sentences: {
    scout: ({ events: [look] }, { who }) =>
      t('invaders-log-look', { ...who, family: family(look?.['building']), known: look?.['direction'] ? 'yes' : 'no', direction: text(look?.['direction']) }),
    scouts: ({ events: [news] }) => {
      const families = items(news?.['buildings']).map(family);
      return t('invaders-log-scouts', { count: families.length, families: list(families) });
    },
    'attack card': ({ events: [card] }) => t('invaders-log-card', { direction: text(card?.['direction']) }),
    attack: ({ events: [attack] }, { listener }) => {
      const losses = attack ? gainsOf(attack, listener).filter(({ total }) => total < 0) : [];
      const facts = { scoring: amount(attack?.['scoring']), direction: text(attack?.['direction']) };
      return t('invaders-log-attack', { ...facts, count: losses.length, losses: list(losses.map((loss) => gained(loss, listener))) });
    },
  },
  declined: { scout: ({ who }) => t('invaders-log-declined', who) },
};
