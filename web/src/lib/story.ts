/**
 * What happened, told in sentences: events become the lines of the log.
 *
 * `moments` puts together what belongs together (cheap, no texts), `told` makes a line of a moment.
 * Catalogues mark what stands out: `<b>…</b>` is a result, `<r:BASE-BUY-03>…</r>` a word with a rule behind it.
 */

import { buildingName, cardName, currencyName, list, number, t, tileName, type Args } from './i18n.svelte';
import { currencyOf, totalOf } from './moves';
import { BUILDINGS, CURRENCIES, type Building, type Currency, type GameEvent } from './wire';

export type Part = string | { b: string } | { rule: string; text: string };
export type LineKind = 'move' | 'rule' | 'scoring' | 'turn';

/** Points of somebody in a scoring, by where they come from. */
export interface Gain {
  seat: number;
  name: string;
  total: number;
  sources: { rule: string; text: string; points: number }[];
}

export interface Line {
  key: number;
  seat: number | null;
  ply: number;
  kind: LineKind;
  parts: Part[];
  /** The turn that begins with this line. */
  turn: number | null;
  /** A scoring folds open. */
  gains: Gain[];
}

/** To whom the story is told: `me` is the seat that is "you"; null when nobody is, or several people look. */
export interface Listener {
  names: readonly string[];
  me: number | null;
}

/** Events that make one line. */
export interface Moment {
  key: number;
  kind: LineKind;
  events: GameEvent[];
  ply: number;
  seat: number | null;
  turn: number | null;
}

// ---------------------------------------------------------------------- what belongs together

const REFILLS = ['market', 'display', 'reshuffle'];
const OUTCOMES = ['place', 'keep', 'give to dirk'];
const BIDS = ['auction', 'bid', 'pass'];
const KINDS: Record<string, LineKind> = {
  turn: 'turn',
  deal: 'rule', 'first player': 'rule', market: 'rule', display: 'rule', reshuffle: 'rule', 'dirk draws': 'rule',
  character: 'move', 'auction unsold': 'move',
  'scoring card': 'scoring', scoring: 'scoring', 'last turn': 'scoring', leftover: 'scoring', end: 'scoring',
};

const seatOf = (event: GameEvent): number | null => (typeof event.seat === 'number' ? event.seat : null);
const kindOf = (event: GameEvent): LineKind => KINDS[event.event] ?? (seatOf(event) === null ? 'rule' : 'move');

/** The events of a game, or of a part of it, in moments. */
export function moments(events: readonly GameEvent[]): Moment[] {
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
    const joined = candidate && (isRefill ? candidate.ply === event.ply : joins(candidate, event));
    const earlier = joined ? candidate : null;
    if (earlier) {
      earlier.events.push(event);
      earlier.ply = event.ply;
      return;
    }
    const { ply } = event;
    const moment: Moment = { key, kind: kindOf(event), events: [event], ply, seat: seatOf(event), turn: null };
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
function joins(moment: Moment, event: GameEvent): boolean {
  const first = moment.events[0] as GameEvent;
  const last = moment.events.at(-1) as GameEvent;
  if (first.event === 'character') return BIDS.includes(event.event); // an auction is one line, whoever bids
  if (moment.seat !== seatOf(event) || moment.seat === null) return false;
  if (event.event === 'buy') return last.event === 'vizier sleeps' && last.ply === event.ply;
  if (event.event === 'pass') return isBonus(moment) && (event['declined'] ?? 'extra') === 'extra';
  if (event.event === 'gate') return last.ply === event.ply && last['tile'] === event['tile'];
  if (!OUTCOMES.includes(event.event)) return false;
  if (last.event === 'buy' || last.event === 'hut') return last['tile'] === event['tile'];
  return first.event === event.event; // several tiles built one after the other
}

/** An exact payment in one's own turn, with which the moment ends so far: another action may follow. */
function isBonus(moment: Moment): boolean {
  const last = moment.events.at(-1);
  return last?.event === 'buy' && last['over'] === 0 && moment.events[0] === last;
}

// ---------------------------------------------------------------------- facts, whatever a server sends

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const cards = (event: GameEvent): string[] => items(event['cards']).map(text);
const tiles = (event: GameEvent): string[] => items(event['tiles']).map(text);

// ---------------------------------------------------------------------- marks

// Names come from people: nothing in them is a mark.
const HIDDEN = '\ue000';
const safe = (words: string): string => words.replaceAll('<', HIDDEN);
const bold = (words: string): string => `<b>${safe(words)}</b>`;
const MARKS = /<b>(.*?)<\/b>|<r:([A-Z0-9-]+)>(.*?)<\/r>/g;

function parse(marked: string): Part[] {
  const parts: Part[] = [];
  const shown = (words: string): string => words.replaceAll(HIDDEN, '<');
  let from = 0;
  for (const match of marked.matchAll(MARKS)) {
    if (match.index > from) parts.push(shown(marked.slice(from, match.index)));
    const [whole, strong, rule, word = ''] = match;
    parts.push(rule ? { rule, text: shown(word) } : { b: shown(strong ?? '') });
    from = match.index + whole.length;
  }
  if (from < marked.length) parts.push(shown(marked.slice(from)));
  return parts;
}

const wordsOf = (part: Part): string => (typeof part === 'string' ? part : 'b' in part ? part.b : part.text);

/** The line without marks, for those who listen. */
export const plain = (line: Line): string => line.parts.map(wordsOf).join('');

// ---------------------------------------------------------------------- sentences

/** The line of a moment. */
export function told(moment: Moment, listener: Listener): Line {
  const { key, seat, ply, kind, turn } = moment;
  const first = moment.events[0] as GameEvent;
  const gains = first.event === 'scoring' ? gainsOf(first, listener) : [];
  return { key, seat, ply, kind, turn, gains, parts: parse(sentences(moment, listener, gains)) };
}

/** One event as a line; null if there is nothing to tell. */
export function sentence(event: GameEvent, listener: Listener): Line | null {
  const moment = moments([event])[0];
  return moment ? told(moment, listener) : null;
}

/** All lines, in the order in which they happened. */
export const story = (events: readonly GameEvent[], listener: Listener): Line[] =>
  moments(events).map((moment) => told(moment, listener));

function nameOf(seat: number, listener: Listener): string {
  return listener.names[seat] ?? t('module-dirk');
}

/** The sentence of a moment, and that of the gate that came with it. */
function sentences(moment: Moment, listener: Listener, gains: Gain[]): string {
  const gate = moment.events.find((event) => event.event === 'gate');
  if (!gate || moment.events[0] === gate) return mainSentence(moment, listener, gains);
  const rest = { ...moment, events: moment.events.filter((event) => event !== gate) };
  return `${mainSentence(rest, listener, gains)} ${t('log-gate-there', { side: text(gate['side']) })}`;
}

function mainSentence(moment: Moment, listener: Listener, gains: Gain[]): string {
  const first = moment.events[0] as GameEvent;
  const seat = moment.seat;
  const who: Args = {
    you: seat !== null && seat === listener.me ? 'yes' : 'no',
    who: seat === null ? '' : safe(nameOf(seat, listener)),
  };
  switch (first.event) {
    case 'take':
      return t('log-take', { ...who, cards: cardList(first) });
    case 'buy':
    case 'vizier sleeps':
      return purchase(moment, who);
    case 'hut':
      return hut(moment, who);
    case 'exchange take':
      return t('log-exchange-take', { ...who, card: bold(cardName(text(first['card']))) });
    case 'place':
      return t('log-place', { ...who, tiles: tileList(moment) });
    case 'keep':
      return t('log-keep', { ...who, tiles: tileList(moment) });
    case 'give to dirk':
      return t('log-dirk', { ...who, tiles: tileList(moment) });
    case 'add':
      return t('log-add', { ...who, tile: tile(first['tile']) });
    case 'remove':
      return t('log-remove', { ...who, tile: tile(first['tile']) });
    case 'swap':
      return t('log-swap', { ...who, tile: tile(first['new']), old: safe(tileName(text(first['old']))) });
    case 'pass':
      return t('log-pass', { ...who, declined: text(first['declined']) });
    case 'no action':
      return t('log-no-action', who);
    case 'vizier wakes':
      return t('log-vizier-wakes', who);
    case 'bonus show':
      return t('log-bonus-show', { ...who, tile: tile(first['tile']) });
    case 'bonus back':
      return t('log-bonus-back', { ...who, tile: tile(first['tile']) });
    case 'gate card':
      return t('log-gate-card');
    case 'gate discarded':
      return t('log-gate-discarded');
    case 'gate take':
      return t('log-gate-take', who);
    case 'gate':
      return t('log-gate', { ...who, tile: tile(first['tile']), side: text(first['side']) });
    case 'character':
      return auction(moment, listener);
    case 'auction':
      return t('log-auction-opens', { ...who, card: card(first['card']) });
    case 'bid':
      return t('log-bid', { ...who, amount: amount(first['amount']) });
    case 'auction won':
      return t('log-auction-won', { ...who, card: card(first['card']), amount: amount(first['amount']), paid: paid(first) });
    case 'auction unsold':
      return t('log-auction-unsold', { card: card(first['card']) });
    case 'fatima':
      if (first['kept']) return t('log-fatima-kept', { ...who, points: amount(first['points']) });
      return t('log-fatima-swapped', { ...who, card: card(first['card']) });
    case 'knihstig':
      return t('log-knihstig', { ...who, card: card(first['card']) });
    case 'machma':
      return t('log-machma', { ...who, given: card(first['given']), taken: card(first['taken']) });
    case 'laila':
      return t('log-laila', { ...who, out: tile(first['out']), in: tile(first['in']) });
    case 'yammerad':
      return t('log-yammerad', { ...who, known: first['card'] ? 'yes' : 'no', card: first['card'] ? card(first['card']) : '' });
    case 'hakim':
      return t('log-hakim', { ...who, family: bold(buildingName(text(first['family']) as Building)) });
    case 'laid aside':
      return t('log-laid-aside', { card: card(first['card']) });
    case 'turn':
      return t('log-turn', { ...who, turn: amount(first['turn']) });
    case 'first player':
      return t('log-first', who);
    case 'deal':
      return t('log-deal', { ...who, cards: cardList(first) });
    case 'market':
    case 'display':
    case 'reshuffle':
      return refilled(moment.events);
    case 'dirk draws':
      return t('log-dirk-draws', { count: tiles(first).length, tiles: list(tiles(first).map(tile)) });
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

const card = (name: unknown): string => bold(cardName(text(name)));
const tile = (name: unknown): string => bold(tileName(text(name)));
const tileList = (moment: Moment): string => list(moment.events.map((event) => tile(event['tile'])));
const cardList = (event: GameEvent): string => list(cards(event).map((card) => bold(cardName(card))));

/** An auction in one line: how high everybody went. */
function auction(moment: Moment, listener: Listener): string {
  const highest = new Map<number, number>();
  for (const event of moment.events) {
    const seat = seatOf(event);
    if (seat === null || event.event === 'auction') continue;
    highest.set(seat, Math.max(highest.get(seat) ?? 0, amount(event['amount'])));
  }
  const bids = [...highest].map(([seat, most]) => t('log-auction-bid', { name: safe(named(seat, listener)), amount: most }));
  return t('log-auction', { card: card(moment.events[0]?.['card']), count: bids.length, bids: list(bids) });
}

/** What was paid: « 9 dinars », and what came along. */
function paid(event: GameEvent): string {
  const all = cards(event);
  const currencies = [...new Set(all.map(currencyOf))];
  const sums = currencies.map((currency) => cardName(`${currency} ${totalOf(all.filter((card) => currencyOf(card) === currency))}`));
  const card = list(items(event['means']).map(text).map(cardName));
  if (!card) return safe(list(sums));
  return safe(sums.length ? t('log-paid-with', { paid: list(sums), card }) : t('log-paid-free', { card }));
}

function purchase(moment: Moment, who: Args): string {
  const buy = moment.events.find((event) => event.event === 'buy');
  if (!buy) return t('log-vizier-sleeps', who);
  const last = moment.events.at(-1) as GameEvent;
  const over = amount(buy['over']);
  const vizier = moment.events[0] !== buy;
  const facts: Args = { ...who, tile: tile(buy['tile']), paid: paid(buy), over };
  // What became of the tile, if it was settled at once.
  const then = last === buy ? (over === 0 && !vizier ? 'again' : 'open') : THEN[last.event];
  return t(vizier ? 'log-vizier-buy' : 'log-buy', { ...facts, exact: over === 0 ? 'yes' : 'no', then: then ?? 'open' });
}

function hut(moment: Moment, who: Args): string {
  const taken = moment.events[0] as GameEvent;
  const last = moment.events.at(-1) as GameEvent;
  const then = last === taken ? 'open' : (THEN[last.event] ?? 'open');
  return t('log-hut', { ...who, tile: tile(taken['tile']), next: taken['next'] ? 'yes' : 'no', then });
}

const THEN: Record<string, string> = { place: 'built', keep: 'kept', 'give to dirk': 'dirk', pass: 'declined' };

/** Market, display and deck after a turn, in one line. */
function refilled(events: readonly GameEvent[]): string {
  const found: string[] = [];
  const shuffles = events.filter((event) => event.event === 'reshuffle');
  for (const event of shuffles) found.push(t('log-reshuffle', { cards: amount(event['cards']) }));
  const offers = events.filter((event) => event.event === 'market');
  if (offers.length) found.push(t('log-market', { tiles: list(offers.map(offered)) }));
  const shown = events.filter((event) => event.event === 'display').flatMap(cards);
  if (shown.length) found.push(t('log-display', { cards: list(shown.map((card) => bold(cardName(card)))) }));
  return found.join(' ');
}

function offered(event: GameEvent): string {
  const currency = CURRENCIES[amount(event['slot']) - 1];
  const name = currency ? currencyName(currency) : text(event['slot']);
  return t('log-offer', { tile: tile(event['tile']), currency: name });
}

function leftover(event: GameEvent, who: Args): string {
  const totals = items(event['totals']).map(amount);
  const best = Math.max(0, ...totals);
  const named = text(event['currency']);
  const currency = CURRENCIES.includes(named as Currency) ? currencyName(named as Currency) : safe(named);
  const facts = { ...who, tile: tile(event['tile']), currency, best };
  return seatOf(event) === null ? t('log-leftover-none', facts) : t('log-leftover', facts);
}

function ended(event: GameEvent, listener: Listener): string {
  const winners = items(event['winners']).map(amount);
  const scores = items(event['scores']).map(amount);
  const points = scores[winners[0] ?? -1]; // Dirk's are not among them
  return t('log-end', {
    you: winners.length === 1 && winners[0] === listener.me ? 'yes' : 'no',
    winners: list(winners.map((seat) => safe(nameOf(seat, listener)))),
    count: winners.length,
    known: points === undefined ? 'no' : 'yes',
    points: points ?? 0,
  });
}

const named = (seat: number, listener: Listener): string =>
  seat === listener.me ? t('log-you') : nameOf(seat, listener);

// ---------------------------------------------------------------------- where points come from

const gained = (gain: Gain, listener: Listener): string =>
  `${safe(named(gain.seat, listener))} <b>+${number(gain.total)}</b>`;

function gainsOf(event: GameEvent, listener: Listener): Gain[] {
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
  const name = [tileName(what), cardName(what)].find((one) => one !== what);
  return name ?? t('log-source-other');
}
