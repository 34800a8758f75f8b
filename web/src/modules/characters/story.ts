import { buildingName } from '../../games/alhambra/names';
import { named, paid, type Listener, type Teller, type Telling } from '../../games/alhambra/story';
import { cardOf, tileOf } from '../../games/alhambra/story-words';
import type { Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';
import type { Moment } from '../../lib/story';
import { amount, bold, safe, seatOf, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';

const BIDS = ['auction', 'bid', 'pass'];

const first = (moment: Moment): GameEvent => moment.events[0] as GameEvent;

/** An auction in one line: how high everybody went. */
function auction(moment: Moment, listener: Listener): string {
  const highest = new Map<number, number>();
  for (const event of moment.events) {
    const seat = seatOf(event);
    if (seat === null || event.event === 'auction') continue;
    highest.set(seat, Math.max(highest.get(seat) ?? 0, amount(event['amount'])));
  }
  const bids = [...highest].map(([seat, most]) =>
    t('characters-log-auction-bid', { name: safe(named(seat, listener)), amount: most }));
  return t('characters-log-auction', { card: cardOf(first(moment)['card']), count: bids.length, bids: list(bids) });
}

function won(event: GameEvent, { who }: Telling): string {
  const facts = { card: cardOf(event['card']), amount: amount(event['amount']), paid: paid(event) };
  return t('characters-log-auction-won', { ...who, ...facts });
}

function decided(event: GameEvent, { who }: Telling): string {
  if (event['kept']) return t('characters-log-fatima-kept', { ...who, points: amount(event['points']) });
  return t('characters-log-fatima-swapped', { ...who, card: cardOf(event['card']) });
}

function begged({ card }: GameEvent, { who }: Telling): string {
  return t('characters-log-yammerad', { ...who, known: card ? 'yes' : 'no', card: card ? cardOf(card) : '' });
}

export const story: Teller = {
  kinds: { character: 'move', 'auction unsold': 'move' },
  joins: (moment, event) => first(moment).event === 'character' && BIDS.includes(event.event), // whoever bids
  sentences: {
    character: (moment, { listener }) => auction(moment, listener),
    auction: (moment, { who }) => t('characters-log-auction-opens', { ...who, card: cardOf(first(moment)['card']) }),
    bid: (moment, { who }) => t('characters-log-bid', { ...who, amount: amount(first(moment)['amount']) }),
    'auction won': (moment, telling) => won(first(moment), telling),
    'auction unsold': (moment) => t('characters-log-auction-unsold', { card: cardOf(first(moment)['card']) }),
    fatima: (moment, telling) => decided(first(moment), telling),
    knihstig: (moment, { who }) => t('characters-log-knihstig', { ...who, card: cardOf(first(moment)['card']) }),
    machma: (moment, { who }) => {
      const { given, taken } = first(moment);
      return t('characters-log-machma', { ...who, given: cardOf(given), taken: cardOf(taken) });
    },
    laila: (moment, { who }) => {
      const { out, in: into } = first(moment);
      return t('characters-log-laila', { ...who, out: tileOf(out), in: tileOf(into) });
    },
    yammerad: (moment, telling) => begged(first(moment), telling),
    hakim: (moment, { who }) => {
      const family = buildingName(text(first(moment)['family']) as Building);
      return t('characters-log-hakim', { ...who, family: bold(family) });
    },
    'laid aside': (moment) => t('characters-log-laid-aside', { card: cardOf(first(moment)['card']) }),
  },
  declined: {
    rebuild: ({ who }) => t('characters-log-declined-rebuild', who),
    auction: ({ who }) => t('characters-log-declined-auction', who),
    knihstig: ({ who }) => t('characters-log-declined-knihstig', who),
    hakim: ({ who }) => t('characters-log-declined-hakim', who),
  },
};
