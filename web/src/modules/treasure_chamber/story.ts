import type { Teller } from '../../games/alhambra/story';
import { paid } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import type { Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';
import type { Moment } from '../../lib/story';
import { amount, bold, items, seatOf, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { colours } from './words';

const first = (moment: Moment): GameEvent => moment.events[0] as GameEvent;
const families = (event: GameEvent): string => colours(items(event['families']).map(text) as Building[], bold);
const tiles = (event: GameEvent): string => list(items(event['tiles']).map(tileOf));
const bought = (event: GameEvent): object => ({ room: amount(event['room']), families: families(event), paid: paid(event) });

export const story: Teller = {
  /** The room and its payment are one purchase; what comes to somebody is told with where they put it. */
  joins(moment, event) {
    const last = moment.events.at(-1)?.event;
    if (event.event === 'chests bought') return last === 'chests chosen' && moment.seat === seatOf(event);
    if (event.event === 'chests drawn' || event.event === 'chests exhausted') return last === 'chests returned';
    return event.event === 'chests placed' && last === 'chests passed' && moment.seat === seatOf(event);
  },
  sentences: {
    'chests chosen': (moment, { who }) => {
      const paying = moment.events[1];
      if (paying) return t('treasure_chamber-log-bought', { ...who, ...bought(paying) });
      return t('treasure_chamber-log-chosen', { ...who, room: amount(first(moment)['room']) });
    },
    'chests bought': (moment, { who }) => t('treasure_chamber-log-bought', { ...who, ...bought(first(moment)) }),
    'chests placed': (moment, { who }) => t('treasure_chamber-log-placed', { ...who, tiles: tiles(first(moment)) }),
    'chest placed': (moment, { who }) => t('treasure_chamber-log-chosen-tile', { ...who, tile: tileOf(first(moment)['tile']) }),
    'chests passed': (moment, { who }) => {
      const put = moment.events[1];
      return t('treasure_chamber-log-passed', { ...who, families: families(first(moment)), put: put ? 'yes' : 'no', tiles: put ? tiles(put) : '' });
    },
    'chests returned': (moment) => [first(moment), ...moment.events.slice(1)].map((event) => rule(event)).join(' '),
    'chests drawn': (moment) => rule(first(moment)),
    'chests exhausted': (moment) => rule(first(moment)),
    'chest lost': (moment) => t('treasure_chamber-log-lost', { tile: tileOf(first(moment)['tile']) }),
  },
};

/** What happens to bag and rooms. */
function rule(event: GameEvent): string {
  if (event.event === 'chests returned') return t('treasure_chamber-log-returned', { families: families(event) });
  const room = amount(event['room']);
  return event.event === 'chests drawn' ? t('treasure_chamber-log-drawn', { room, families: families(event) }) : t('treasure_chamber-log-exhausted', { room });
}
