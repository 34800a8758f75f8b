import { buildingName } from '../../games/alhambra/names';
import type { Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import type { Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';
import type { Moment } from '../../lib/story';
import { bold, items, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';

const first = (moment: Moment): GameEvent => moment.events[0] as GameEvent;
const family = (fact: unknown): string => bold(buildingName(text(fact) as Building));
const families = (fact: unknown): string => list(items(fact).map((one) => family(one)));

export const story: Teller = {
  sentences: {
    'trader choose': (moment, { who }) => {
      const { families: chosen, count } = first(moment);
      return t('street_trader-log-choose', { ...who, known: chosen ? 'yes' : 'no', count: Number(count), families: chosen ? families(chosen) : '' });
    },
    'trader show': (moment, { who }) => t('street_trader-log-show', { ...who, families: families(first(moment)['families']) }),
    'trader lay': (_moment, { who }) => t('street_trader-log-lay', who),
    'trader aside': (moment, { who }) => t('street_trader-log-aside', { ...who, tile: tileOf(first(moment)['tile']) }),
    'trader settle': (moment, { who }) => {
      const { tile, in: coming } = first(moment);
      return t('street_trader-log-settle', { ...who, tile: tileOf(tile), more: coming ? 'yes' : 'no', in: coming ? family(coming) : '' });
    },
    'trader exchange': (moment, { who }) => {
      const { out, in: coming } = first(moment);
      return t('street_trader-log-exchange', { ...who, out: family(out), in: family(coming) });
    },
    'trader leaves': (moment, { who }) => t('street_trader-log-leaves', { ...who, tile: tileOf(first(moment)['tile']) }),
  },
  declined: { trader: ({ who }) => t('street_trader-log-declined', who) },
};
