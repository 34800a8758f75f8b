/**
 * What happened, told in sentences: events become the lines of the log. `momentsOf` puts together what belongs together:
 * a building with the dice that are rolled and handed on for it is one line, and so are all rolls of a fictitious player.
 */

import { list, number, t, type Args } from '../../lib/i18n.svelte';
import { type Gain, type Line, type LineKind, type Moment, type Story } from '../../lib/story';
import { amount, bold, items, parse, pictured, safe, seatOf, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { familyName, placeText, scoreLine, sourceText, type ScoreLine } from './score-words';
import { smallDie } from './small-die';

/** To whom the story is told: `me` is the seat that is "you"; null when nobody is, or several people look. */
export interface Listener {
  /** Seats, then the fictitious players. */
  name: (seat: number) => string;
  me: number | null;
  /** How many have a seat. */
  seats: number;
  /** One player against the fictitious ones: they can win. */
  duel: boolean;
}

// ---------------------------------------------------------------------- what belongs together

const KINDS: Readonly<Record<string, LineKind>> = {
  turn: 'turn', round: 'turn',
  'first player': 'rule', start: 'rule',
  completed: 'scoring', 'final scoring': 'scoring', end: 'scoring',
};

const kindOf = (event: GameEvent): LineKind => KINDS[event.event] ?? (seatOf(event) === null || event.ply === 0 ? 'rule' : 'move');

/** What follows from an action, and is told with it. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  build: ['pass', 'hand on', 'dice'],
  second: ['dice', 'hand on'],
  coins: ['dice', 'hand on'],
  pass: ['hand on', 'dice'],
};

/** The moment that this event goes on with; undefined if it begins one. */
function earlier(found: readonly Moment[], event: GameEvent): Moment | undefined {
  const seat = seatOf(event);
  if (event.ply === 0 && (event.event === 'start' || event.event === 'dice')) {
    return found.find((one) => one.seat === seat && one.events[0]?.event === 'start');
  }
  const last = found.at(-1);
  if (!last || last.seat !== seat) return undefined;
  const first = last.events[0]?.event ?? '';
  if (event.event === 'rival') return first === 'rival' && last.ply === event.ply ? last : undefined;
  if (!AFTER[first]?.includes(event.event)) return undefined;
  // Which dice to keep is a move of its own.
  return event.event === 'hand on' && first !== 'build' && first !== 'pass' && last.ply !== event.ply ? undefined : last;
}

/** The events of a game, or of a part of it, in moments. */
export function momentsOf(events: readonly GameEvent[]): Moment[] {
  const found: Moment[] = [];
  let turn: number | null = null;
  events.forEach((event, key) => {
    if (event.event === 'turn' && events.length > 1) {
      turn = typeof event['turn'] === 'number' ? event['turn'] : null;
      const last = found.at(-1);
      if (last?.events[0]?.event === 'round') last.turn = turn; // it begins with this turn
      return;
    }
    const joined = earlier(found, event);
    if (joined) {
      joined.events.push(event);
      joined.ply = event.ply;
      return;
    }
    const moment: Moment = { key, kind: kindOf(event), events: [event], ply: event.ply, seat: seatOf(event), turn: null };
    if (moment.kind === 'move') {
      moment.turn = turn;
      turn = null;
    }
    found.push(moment);
  });
  return found;
}

// ---------------------------------------------------------------------- dice

const yellow = (die: unknown): string => pictured(`y${text(die)}`, t('dice-story-yellow', { die: text(die) }));
const blue = (die: unknown): string => pictured(`b${text(die)}`, t('dice-story-blue', { die: text(die) }));
const pair = (one: unknown, other: unknown): string => `${yellow(one)}\u00a0${blue(other)}`;

/** The two dice of a crossing such as "2,5". */
function crossing(cell: unknown): string {
  const [one = '', other = ''] = text(cell).split(',');
  return pair(one, other);
}

/** All dice that were rolled, the yellow ones first. */
const rolled = (event: GameEvent): string => [...items(event['yellow']).map(yellow), ...items(event['blue']).map(blue)].join('\u00a0');

/** "y2:4" as two pictures. */
function changed(value: unknown): string {
  const [, colour = '', before = '', after = ''] = /^([yb])(\d+):(\d+)$/.exec(text(value)) ?? [];
  const die = colour === 'y' ? yellow : blue;
  return t('dice-story-becomes', { before: die(before), after: die(after) });
}

// ---------------------------------------------------------------------- sentences

function whoOf(seat: number | null, listener: Listener): Args {
  return {
    you: seat !== null && seat === listener.me ? 'yes' : 'no',
    who: seat === null ? '' : safe(listener.name(seat)),
  };
}

/** What was rolled and handed on after an action, as the end of its sentence. */
function tail(moment: Moment, listener: Listener): string {
  const who = whoOf(moment.seat, listener);
  const roll = moment.events.find(({ event }) => event === 'dice');
  const handed = moment.events.find(({ event }) => event === 'hand on');
  const parts: string[] = [];
  if (roll) parts.push(t('dice-story-then-roll', { ...who, rolled: rolled(roll) }));
  if (handed) parts.push(t('dice-story-then-pass', { ...who, ...receiver(handed, listener) }));
  return parts.join('');
}

function receiver(event: GameEvent, listener: Listener): Args {
  const to = amount(event['to']);
  return {
    passed: pair(event['yellow'], event['blue']),
    toyou: to === listener.me ? 'yes' : 'no',
    to: safe(listener.name(to)),
  };
}

function builtSentence(moment: Moment, listener: Listener): string {
  const event = moment.events[0] as GameEvent;
  const facts = {
    ...whoOf(moment.seat, listener), family: bold(familyName(text(event['family']))), count: amount(event['count']),
    dice: crossing(event['cell']), tail: tail(moment, listener),
  };
  return event.event === 'second' ? t('dice-story-second', facts) : t('dice-story-build', facts);
}

function coinSentence(moment: Moment, listener: Listener): string {
  const event = moment.events[0] as GameEvent;
  const [gained, earned] = [amount(event['gained']), amount(event['earned'])];
  return t('dice-story-coins', {
    ...whoOf(moment.seat, listener), gained, earned, full: gained < earned ? 'yes' : 'no', tail: tail(moment, listener),
  });
}

function startSentence(moment: Moment, listener: Listener): string {
  const families = moment.events.filter(({ event }) => event === 'start').map((event) => bold(familyName(text(event['family']))));
  const dice = moment.events.filter(({ event }) => event === 'dice').map(rolled);
  const facts = { ...whoOf(moment.seat, listener), families: list(families), dice: list(dice) };
  return dice.length ? t('dice-story-start-dice', facts) : t('dice-story-start', facts);
}

/** The rolls of a fictitious player: a full family is rolled again, and the last roll counts. */
function rivalSentence(moment: Moment, listener: Listener): string {
  const who = whoOf(moment.seat, listener);
  const family = (event: GameEvent): string => familyName(text(event['family']));
  if (moment.ply === 0) {
    const families = moment.events.filter((event) => event['marked'] === true).map((event) => bold(family(event)));
    return t('dice-story-start', { ...who, families: list(families) });
  }
  const tries = moment.events.filter((event) => event['marked'] !== true)
    .map((event) => t('dice-story-full', { dice: pair(event['yellow'], event['blue']), family: safe(family(event)) }));
  const last = moment.events.findLast((event) => event['marked'] === true);
  if (!last) return t('dice-story-rival-tries', { ...who, tries: list(tries) });
  const facts = { ...who, dice: pair(last['yellow'], last['blue']), family: bold(family(last)) };
  return tries.length ? t('dice-story-rival-again', { ...facts, tries: list(tries) }) : t('dice-story-rival', facts);
}

/** Who has filled the last box of what, and which place that brings. */
function completedSentence(event: GameEvent, listener: Listener): string {
  const lines = items(event['lines']).map(scoreLine);
  const finished = items(event['finished']).map((one) => one as { family?: unknown; seat?: unknown });
  const told = finished.length ? finished : lines.map(({ what, seat }) => ({ family: what, seat }));
  return t('dice-story-completed', { families: list(told.map((one) => {
    const seat = amount(one.seat);
    const line = lines.find(({ what, seat: whose }) => what === one.family && whose === seat);
    const facts = { ...whoOf(seat, listener), family: bold(familyName(text(one.family))) };
    if (!line) return t('dice-story-finished-lost', facts);
    return t('dice-story-finished', { ...facts, place: placeText(line.rank ?? 0, line.shared ?? 1), points: line.points });
  })) });
}

function endSentence(event: GameEvent, listener: Listener): string {
  const winners = items(event['winners']).map(amount);
  const scores = items(event['scores']).map(amount);
  const points = scores[winners[0] ?? -1]; // fictitious players are not among them
  if (listener.seats === 1 && !listener.duel) {
    return t('dice-story-end-alone', { ...whoOf(0, listener), points: scores[0] ?? 0 });
  }
  return t('dice-story-end', {
    you: winners.length === 1 && winners[0] === listener.me ? 'yes' : 'no',
    winners: list(winners.map((seat, index) => bold(seat !== listener.me ? listener.name(seat) : index ? t('dice-story-you') : t('dice-story-you-first')))),
    count: winners.length,
    known: points === undefined ? 'no' : 'yes',
    points: points ?? 0,
  });
}

function sentence(moment: Moment, listener: Listener, gains: readonly Gain[]): string {
  const first = moment.events[0] as GameEvent;
  const who = whoOf(moment.seat, listener);
  switch (first.event) {
    case 'first player':
      return t('dice-story-first', who);
    case 'start':
      return startSentence(moment, listener);
    case 'dice':
      return t('dice-story-dice', { ...who, dice: list(moment.events.map(rolled)) });
    case 'round':
      return t('dice-story-round', { round: amount(first['round']), rounds: amount(first['rounds']), last: first['round'] === first['rounds'] ? 'yes' : 'no' });
    case 'turn':
      return t('dice-story-turn', who);
    case 'change':
      return t('dice-story-change', { ...who, dice: list(items(first['dice']).map(changed)), coins: amount(first['coins']) });
    case 'build':
    case 'second':
      return builtSentence(moment, listener);
    case 'coins':
      return coinSentence(moment, listener);
    case 'pass':
      return t('dice-story-pass', { ...who, tail: tail(moment, listener) });
    case 'hand on':
      return t('dice-story-retain', { ...who, ...receiver(first, listener) });
    case 'rival':
      return rivalSentence(moment, listener);
    case 'completed':
      return completedSentence(first, listener);
    case 'final scoring':
      return t('dice-story-final', { gains: list(gains.map((gain) => `${safe(gain.name)} <b>+${number(gain.total)}</b>`)) });
    case 'end':
      return endSentence(first, listener);
    default:
      return t('dice-story-unknown', { event: safe(first.event) });
  }
}

// ---------------------------------------------------------------------- where points come from

function gainsOf(event: GameEvent, listener: Listener): Gain[] {
  const lines = items(event['lines']).map(scoreLine);
  const seats = [...new Set([...(event.event === 'final scoring' ? Array.from({ length: listener.seats }, (_, seat) => seat) : []), ...lines.map(({ seat }) => seat)])];
  return seats.sort((one, other) => one - other).map((seat) => {
    const mine = lines.filter((line) => line.seat === seat);
    const sources = mine.map((line: ScoreLine) => ({ rule: line.rule, text: sourceText(line), points: line.points }));
    const name = seat === listener.me ? t('dice-story-you') : listener.name(seat);
    return { seat, name, total: mine.reduce((sum, { points }) => sum + points, 0), sources };
  });
}

const COUNTED = ['completed', 'final scoring'];

/** The story as it is told to this listener. */
export const diceStory = (listener: Listener): Story => ({
  moments: momentsOf,
  told: (moment): Line => {
    const { key, seat, ply, kind } = moment;
    const first = moment.events[0] as GameEvent;
    const gains = COUNTED.includes(first.event) ? gainsOf(first, listener) : [];
    return { key, seat, ply, kind, gains, parts: parse(sentence(moment, listener, gains)) };
  },
  draw: smallDie,
});
