import { becameOf, settles, type Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { t } from '../../lib/i18n.svelte';

/** From the pile to the palace in one line. */
export const story: Teller = {
  joins: (moment, event) => moment.events.at(-1)?.event === 'hut' && settles(moment, event),
  sentences: {
    hut: (moment, { who, listener }) => {
      const taken = moment.events[0];
      const next = taken?.['next'] ? 'yes' : 'no';
      return t('worker_huts-log', { ...who, tile: tileOf(taken?.['tile']), next, then: becameOf(moment, listener) ?? 'open' });
    },
  },
};
