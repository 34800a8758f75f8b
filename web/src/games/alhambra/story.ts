/**
 * What happened, told in sentences: events become the lines of the log.
 *
 * `moments` puts together what belongs together (cheap, no texts), `told` makes a line of a moment.
 * Here are the events of the base game; what a module adds, it tells itself, as a `Teller`.
 */

import { list, number, t, type Args } from '../../lib/i18n.svelte';
import { roundOf, type Gain, type Line, type LineKind, type Moment, type Story } from '../../lib/story';
import { amount, bold, items, parse, safe, seatOf, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { currencyOf, totalOf } from './moves';
import { buildingName, cardName, currencyName, tileName } from './names';
import { scorerOf } from '../../modules';
import type { ScoreLine } from './scoring/reveal';
import { cardsOf, tileOf } from './story-words';
import { BUILDINGS, CURRENCIES, type Building, type Currency } from './wire';

/** To whom the story is told: `me` is the seat that is "you"; null when nobody is, or several people look. */
export interface Listener {
  names: readonly string[];
  me: number | null;
  /** Those of the modules in play. */
  tellers?: readonly Teller[];
}

/** What a sentence begins with: who did it, and who listens. */
export interface Telling {
  who: Args;
  listener: Listener;
}

/** What a module adds to the story. */
export interface Teller {
  /** Kinds of its lines, where a seat does not tell: a move has one, a rule has none. */
  kinds?: Readonly<Record<string, LineKind>>;
  /** Does the event go on with what the moment began? */
  joins?(moment: Moment, event: GameEvent): boolean;
  /** What else becomes of a tile that somebody has come by: `given`, to who scores without a seat. */
  outcomes?: Readonly<Record<string, string>>;
  /** What is told of somebody who passes, by the kind of decision. */
  declined?: Readonly<Record<string, (telling: Telling) => string>>;
  /** Sentences of moments, by the event that they begin with. */
  sentences?: Readonly<Record<string, (moment: Moment, telling: Telling) => string>>;
  /** Events that have joined a moment and are told behind it, in a sentence of their own. */
  asides?: Readonly<Record<string, (event: GameEvent) => string>>;
  /** What somebody is called who scores without a seat. */
  rival?(): string;
}

// ---------------------------------------------------------------------- what belongs together

const REFILLS = ['market', 'display', 'reshuffle'];
const OUTCOMES: Readonly<Record<string, string>> = { place: 'built', keep: 'kept' };
const KINDS: Readonly<Record<string, LineKind>> = {
  turn: 'turn',
  deal: 'rule', 'first player': 'rule', market: 'rule', display: 'rule', reshuffle: 'rule',
  'scoring card': 'scoring', scoring: 'scoring', 'last turn': 'scoring', leftover: 'scoring', end: 'scoring',
};

/** Somebody who does nothing between two turns. That is no news: all who do so are one line that nobody is told of. */
export const letsPass = (event: GameEvent | undefined): boolean => event?.event === 'pass' && event['declined'] === 'interlude';

const kindOf = (event: GameEvent, tellers: readonly Teller[]): LineKind => (letsPass(event) ? 'rule' : null)
  ?? KINDS[event.event] ?? tellers.find(({ kinds }) => kinds?.[event.event])?.kinds?.[event.event]
  ?? (seatOf(event) === null ? 'rule' : 'move');

/** What becomes of a tile by this event; undefined if it tells nothing of the kind. */
const outcomeOf = (event: GameEvent, tellers: readonly Teller[] = []): string | undefined =>
  OUTCOMES[event.event] ?? tellers.find(({ outcomes }) => outcomes?.[event.event])?.outcomes?.[event.event];

/** The events of a game, or of a part of it, in moments. */
export function moments(events: readonly GameEvent[], tellers: readonly Teller[] = []): Moment[] {
  const found: Moment[] = [];
  let turn: number | null = null;
  let refill: Moment | null = null;
  events.forEach((event, key) => {
    if (event.event === 'turn' && events.length > 1) {
      turn = typeof event['turn'] === 'number' ? event['turn'] : null;
      return;
    }
    const last = found.at(-1);
    const isRefill = REFILLS.includes(event.event);
    const candidate = isRefill ? refill : last;
    const joined = candidate && (isRefill ? candidate.ply === event.ply : joins(candidate, event, tellers));
    const earlier = joined ? candidate : null;
    if (earlier) {
      earlier.events.push(event);
      earlier.ply = event.ply;
      return;
    }
    const { ply } = event;
    const moment: Moment = { key, kind: kindOf(event, tellers), events: [event], ply, seat: seatOf(event), turn: null };
    if (moment.kind === 'move') {
      moment.turn = turn;
      turn = null;
    }
    if (isRefill) refill = moment;
    found.push(moment);
  });
  return found;
}

/** Does the event go on with what the moment began? */
function joins(moment: Moment, event: GameEvent, tellers: readonly Teller[]): boolean {
  if (tellers.some((teller) => teller.joins?.(moment, event))) return true;
  if (letsPass(event)) return letsPass(moment.events[0]);
  if (moment.seat !== seatOf(event) || moment.seat === null) return false;
  if (event.event === 'pass') return playsAgain(moment) && (event['declined'] ?? 'extra') === 'extra';
  if (outcomeOf(event, tellers) === undefined) return false;
  const main = { ...moment, events: mainOf(moment, tellers) };
  if (main.events.at(-1)?.event === 'buy') return settles(main, event, tellers);
  return main.events[0]?.event === event.event; // several tiles built one after the other
}

/** How an event is told that came along with others; undefined if it has a sentence of its own only. */
const asideOf = ({ event }: GameEvent, tellers: readonly Teller[]): ((event: GameEvent) => string) | undefined =>
  tellers.find(({ asides }) => asides?.[event])?.asides?.[event];

/** What a moment tells in its main sentence: all but what is told behind it. */
const mainOf = ({ events }: Moment, tellers: readonly Teller[]): GameEvent[] =>
  events.filter((event, index) => !index || !asideOf(event, tellers));

/** Does the event say what became of the tile that the same person came by just now? */
export function settles(moment: Moment, event: GameEvent, tellers: readonly Teller[] = []): boolean {
  const last = moment.events.at(-1);
  return moment.seat === seatOf(event) && outcomeOf(event, tellers) !== undefined && last?.['tile'] === event['tile'];
}

/** An exact payment in one's own turn, with which the moment ends so far: another action may follow. */
function playsAgain(moment: Moment): boolean {
  const last = moment.events.at(-1);
  return last?.event === 'buy' && last['over'] === 0 && moment.events[0] === last;
}

// ---------------------------------------------------------------------- sentences

/** The line of a moment. */
export function told(moment: Moment, listener: Listener): Line {
  const { key, seat, ply, kind } = moment;
  const first = moment.events[0] as GameEvent;
  const gains = typeof first['scoring'] === 'number' && items(first['lines']).length ? gainsOf(first, listener) : [];
  return { key, seat, ply, kind, gains, parts: parse(sentences(moment, listener, gains)) };
}

/** The story as it is told to this listener. */
export const storyFor = (listener: Listener): Story => ({
  moments: (events) => moments(events, listener.tellers),
  told: (moment) => told(moment, listener),
});

/** One event as a line; null if there is nothing to tell. */
export function sentence(event: GameEvent, listener: Listener): Line | null {
  const moment = moments([event], listener.tellers)[0];
  return moment ? told(moment, listener) : null;
}

/** All lines, in the order in which they happened. */
export const story = (events: readonly GameEvent[], listener: Listener): Line[] =>
  moments(events, listener.tellers).map((moment) => told(moment, listener));

function nameOf(seat: number, listener: Listener): string {
  return listener.names[seat] ?? (rivalName(listener) || number(seat + 1));
}

/** Who scores without a seat; "" if nobody does. */
const rivalName = ({ tellers }: Listener): string => tellers?.find(({ rival }) => rival)?.rival?.() ?? '';

/** The sentence of a moment, and those of what came along with it. */
function sentences(moment: Moment, listener: Listener, gains: Gain[]): string {
  const tellers = listener.tellers ?? [];
  const events = mainOf(moment, tellers);
  const more = moment.events.filter((event) => !events.includes(event)).map((event) => asideOf(event, tellers)?.(event) ?? '');
  return [mainSentence({ ...moment, events }, listener, gains), ...more].join(' ');
}

function mainSentence(moment: Moment, listener: Listener, gains: Gain[]): string {
  const first = moment.events[0] as GameEvent;
  const seat = moment.seat;
  const who: Args = {
    you: seat !== null && seat === listener.me ? 'yes' : 'no',
    who: seat === null ? '' : safe(nameOf(seat, listener)),
  };
  const special = listener.tellers?.find(({ sentences: known }) => known?.[first.event])?.sentences?.[first.event];
  if (special) return special(moment, { who, listener });
  switch (first.event) {
    case 'take':
      return t('log-take', { ...who, cards: cardList(first) });
    case 'buy':
      return t('log-buy', bought(moment, { who, listener }) ?? who);
    case 'place':
      return t('log-place', { ...who, tiles: tileList(moment) });
    case 'keep':
      return t('log-keep', { ...who, tiles: tileList(moment) });
    case 'add':
      return t('log-add', { ...who, tile: tileOf(first['tile']) });
    case 'remove':
      return t('log-remove', { ...who, tile: tileOf(first['tile']) });
    case 'swap':
      return t('log-swap', { ...who, tile: tileOf(first['new']), old: safe(tileName(text(first['old']))) });
    case 'pass':
      return letsPass(first) ? allPassed(moment.events, listener) : passed(text(first['declined']), { who, listener });
    case 'no action':
      return t('log-no-action', who);
    case 'turn':
      return t('log-turn', { ...who, round: roundOf(amount(first['turn']), listener.names.length) });
    case 'first player':
      return t('log-first', who);
    case 'deal':
      return t('log-deal', { ...who, cards: cardList(first) });
    case 'market':
    case 'display':
    case 'reshuffle':
      return refilled(moment.events);
    case 'scoring card':
      return t('log-scoring-card', { scoring: amount(first['scoring']) });
    case 'scoring':
      return t('log-scoring', {
        scoring: amount(first['scoring']),
        gains: list(gains.map((gain) => gained(gain, listener))),
      });
    case 'last turn':
      return t('log-last-turn');
    case 'leftover':
      return leftover(first, who);
    case 'end':
      return ended(first, listener);
    default:
      return t('log-unknown', { ...who, seat: seat === null ? 'none' : 'some', event: safe(first.event) });
  }
}

function passed(declined: string, telling: Telling): string {
  const special = telling.listener.tellers?.find((teller) => teller.declined?.[declined])?.declined?.[declined];
  return special ? special(telling) : t('log-pass', { ...telling.who, declined });
}

/** Those who did nothing in a window, each once. */
function allPassed(events: readonly GameEvent[], listener: Listener): string {
  const seats = [...new Set(events.flatMap((event) => seatOf(event) ?? []))];
  const you = seats.length === 1 && seats[0] === listener.me ? 'yes' : 'no';
  return t('log-pass-between', { you, count: seats.length, who: list(seats.map((seat) => safe(nameOf(seat, listener)))) });
}

/** Several tiles of which the same is told. */
export const tileList = (moment: Moment): string => list(moment.events.map((event) => tileOf(event['tile'])));
const cardList = (event: GameEvent): string => list(cardsOf(event).map((card) => bold(cardName(card))));

/** What was paid: « 9 dinars », and what came along. */
export function paid(event: GameEvent): string {
  const all = cardsOf(event);
  const currencies = [...new Set(all.map(currencyOf))];
  const sums = currencies.map((currency) => cardName(`${currency} ${totalOf(all.filter((card) => currencyOf(card) === currency))}`));
  const card = list(items(event['means']).map(text).map(cardName));
  if (!card) return safe(list(sums));
  return safe(sums.length ? t('log-paid-with', { paid: list(sums), card }) : t('log-paid-free', { card }));
}

/** What is told of a purchase, and of what became of the tile if that was settled at once; null if nothing was bought. */
export function bought(moment: Moment, { who, listener }: Telling): Args | null {
  const buy = moment.events.find((event) => event.event === 'buy');
  if (!buy) return null;
  const over = amount(buy['over']);
  const again = over === 0 && moment.events[0] === buy;
  const then = becameOf(moment, listener) ?? (moment.events.at(-1) !== buy ? 'declined' : again ? 'again' : 'open');
  const facts = { tile: tileOf(buy['tile']), paid: paid(buy), over, exact: over === 0 ? 'yes' : 'no', then };
  return { ...who, ...facts, to: rivalName(listener) };
}

/** What became of the tile with which the moment began; null if that is still open. */
export const becameOf = (moment: Moment, listener: Listener): string | null =>
  outcomeOf(moment.events.at(-1) as GameEvent, listener.tellers) ?? null;

/** Market, display and deck after a turn, in one line. */
function refilled(events: readonly GameEvent[]): string {
  const found: string[] = [];
  const shuffles = events.filter((event) => event.event === 'reshuffle');
  for (const event of shuffles) found.push(t('log-reshuffle', { cards: amount(event['cards']) }));
  const offers = events.filter((event) => event.event === 'market');
  if (offers.length) found.push(t('log-market', { tiles: list(offers.map(offered)) }));
  const shown = events.filter((event) => event.event === 'display').flatMap(cardsOf);
  if (shown.length) found.push(t('log-display', { cards: list(shown.map((card) => bold(cardName(card)))) }));
  return found.join(' ');
}

function offered(event: GameEvent): string {
  const currency = CURRENCIES[amount(event['slot']) - 1];
  const name = currency ? currencyName(currency) : text(event['slot']);
  return t('log-offer', { tile: tileOf(event['tile']), currency: name });
}

function leftover(event: GameEvent, who: Args): string {
  const totals = items(event['totals']).map(amount);
  const best = Math.max(0, ...totals);
  const named = text(event['currency']);
  const currency = CURRENCIES.includes(named as Currency) ? currencyName(named as Currency) : safe(named);
  const facts = { ...who, tile: tileOf(event['tile']), currency, best };
  return seatOf(event) === null ? t('log-leftover-none', facts) : t('log-leftover', facts);
}

function ended(event: GameEvent, listener: Listener): string {
  const winners = items(event['winners']).map(amount);
  const scores = items(event['scores']).map(amount);
  const points = scores[winners[0] ?? -1]; // those without a seat are not among them
  return t('log-end', {
    you: winners.length === 1 && winners[0] === listener.me ? 'yes' : 'no',
    winners: list(winners.map((seat) => safe(nameOf(seat, listener)))),
    count: winners.length,
    known: points === undefined ? 'no' : 'yes',
    points: points ?? 0,
  });
}

/** How the listener calls a seat. */
export const named = (seat: number, listener: Listener): string =>
  seat === listener.me ? t('log-you') : nameOf(seat, listener);

// ---------------------------------------------------------------------- where points come from

/** Points in a sentence: +0 is told, too. */
export const withSign = (points: number): string => (points < 0 ? `−${number(-points)}` : `+${number(points)}`);

export const gained = (gain: Gain, listener: Listener): string =>
  `${safe(named(gain.seat, listener))} <b>${withSign(gain.total)}</b>`;

export function gainsOf(event: GameEvent, listener: Listener): Gain[] {
  const found = new Map<number, Gain>();
  const gainOf = (seat: number): Gain => {
    const known = found.get(seat) ?? { seat, name: nameOf(seat, listener), total: 0, sources: [] };
    found.set(seat, known);
    return known;
  };
  listener.names.forEach((_, seat) => gainOf(seat));
  for (const entry of items(event['lines'])) {
    const line = entry as Record<string, unknown>;
    const gain = gainOf(amount(line['seat']));
    gain.total += amount(line['points']);
    gain.sources.push({ rule: text(line['rule']), text: source(line), points: amount(line['points']) });
  }
  return [...found.values()];
}

function source(line: Record<string, unknown>): string {
  const what = text(line['what']);
  if (what === 'wall') return t('log-source-wall');
  if (BUILDINGS.includes(what as Building)) {
    const rank = amount(line['rank']);
    const shared = amount(line['shared']);
    const place = shared > 1 ? `${rank}–${rank + shared - 1}` : String(rank);
    return t('log-source-building', { building: buildingName(what as Building), place, count: amount(line['count']) });
  }
  const told = scorerOf(text(line['rule']).split('-')[0] ?? '')?.scored?.line?.(line as unknown as ScoreLine);
  if (told) return told;
  const name = [tileName(what), cardName(what)].find((one) => one !== what);
  return name ?? t('log-source-other');
}
