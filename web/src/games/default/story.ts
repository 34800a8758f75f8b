/** A log for any game: one line for each event, in the game's own words. */

import { list, t } from '../../lib/i18n.svelte';
import type { LineKind, Moment, Story } from '../../lib/story';
import { bold, items, parse, safe, seatOf } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { eventFacts, readable } from './facts';

function kindOf(event: GameEvent): LineKind {
  if (event.event === 'turn') return 'turn';
  if (event.event === 'end') return 'scoring';
  return seatOf(event) === null ? 'rule' : 'move';
}

/** `name` says how the reader calls a seat. */
export function plainStory(name: (seat: number) => string): Story {
  const sentence = (event: GameEvent): string => {
    if (event.event === 'end') return t('plain-end', { winners: bold(list(items(event['winners']).map(Number).map(name))) });
    const seat = seatOf(event);
    const facts = eventFacts(event).map((fact) => t('plain-fact', { name: safe(fact.name), value: bold(fact.value) }));
    return t('plain-line', {
      seat: seat === null ? 'none' : 'some',
      who: seat === null ? '' : safe(name(seat)),
      event: safe(readable(event.event)),
      known: facts.length ? 'some' : 'none',
      facts: facts.join(', '),
    });
  };
  return {
    moments: (events) => events.map((event, key): Moment => {
      const turn = event.event === 'turn' && typeof event['turn'] === 'number' ? event['turn'] : null;
      return { key, kind: kindOf(event), events: [event], ply: event.ply, seat: seatOf(event), turn };
    }),
    told: ({ key, kind, events, ply, seat }) => (
      { key, kind, ply, seat, gains: [], parts: events.flatMap((event) => parse(sentence(event))) }
    ),
  };
}
