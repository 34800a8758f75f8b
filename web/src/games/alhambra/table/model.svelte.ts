/** A table of the palace game: what somebody is about to do, and the move that does it. Holds no rules. */

import { knows, t } from '../../../lib/i18n.svelte';
import type { Story } from '../../../lib/story';
import type { GameEvent, Refusal } from '../../../lib/wire';
import { decisionOf, modulesOf, rivalOf, tellersOf, type Rival, type Settling } from '../../../modules';
import { keepDraft, restoredDraft, type KeptDraft } from '../../../table/kept-draft';
import { TableModel, type ShownRefusal, type TableSource } from '../../../table/model.svelte';
import { ownSeat } from '../../../table/players';
import type { Standings } from '../../../table/standings';
import type { Travel } from '../../../table/travel';
import { cardsOf, cellIn, currencyOf, isMoney, paidText, parseMove, sameCards, sorted, takingText, totalOf, type Card, type ParsedMove } from '../moves';
import { tileName } from '../names';
import { previews, standingsNow } from '../questions';
import { letsPass, storyFor } from '../story';
import { CURRENCIES } from '../wire';
import type {
  Bill, Building, Cell, Currency, Money, Offer, PlacedTile, PlayerView, Preview, Side, TileFacts, View, Way,
} from '../wire';
import { NONE, type Draft } from './draft';
import { suggestions } from './market-payment';
import { candidates } from './no-place';
import { readable } from './palace-refusal';
import { Prospect } from './prospect.svelte';
import { travelsOf } from './travels';

/** A legal cell for the tile in hand. */
export interface Ghost {
  cell: Cell;
  move: string;
  by?: string; // with something that the tile needs there, on one of these sides
  sides?: Side[];
  wall: number | null; // the longest wall afterwards, once known
  counts: Record<Building, number> | null;
  points?: number; // what the tile itself would score there, if it scores by its place
}

/** How a tile for sale could be paid. */
export interface Payment {
  move: string;
  cards: Card[];
  means: string; // what comes along, such as a card that is spent; "": nothing
  way: number;
  total: number;
  over: number;
}

export type Affordability =
  | { kind: 'exact'; cards: Card[]; free?: boolean } // free: without any money
  | { kind: 'over'; by: number; cards?: Card[] } // the cards, if they are not what the place asks for
  | { kind: 'short'; by: number }
  | { kind: 'inexact' } // enough, but the very price cannot be paid
  | { kind: 'unknown' };

/** A refusal shown where it belongs. */
export interface PalaceRefusal extends ShownRefusal {
  at: 'cell' | 'card' | 'tile' | 'prompt';
  cell?: Cell;
  index?: number;
}

// Always the same ones: what depends on them is not drawn again with every tap.
const NO_GHOSTS: readonly Ghost[] = [];
const NO_TILES: readonly string[] = [];
const NO_TARGETS: ReadonlyMap<string, string> = new Map();
const SIDES = 'NESW';

/** The name that a tile would have after so many quarters of a turn. */
const turned = (tile: string, quarters: number): string =>
  tile.replace(/[NESW]*$/, (walls) => [...SIDES].filter((_, index) => walls.includes(SIDES.charAt((index + 4 - quarters) % 4))).join(''));
export const cellKey = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** The cards picked, with this card of the hand or without it. Of equal cards the first ones are picked. */
function toggled(hand: readonly Card[], picked: readonly Card[], index: number): Card[] {
  const card = hand[index] ?? '';
  const cards = [...picked];
  const used = cards.filter((one) => one === card).length;
  const before = hand.slice(0, index).filter((one) => one === card).length; // copies of this card to its left
  if (used > before) cards.splice(cards.indexOf(card), 1);
  else cards.push(card);
  return cards;
}

export class PalaceModel extends TableModel {
  declare refusal: PalaceRefusal | null;
  /** Somebody wants to know why the tile in hand fits nowhere. */
  asksWhy = $state(false);

  #kept: KeptDraft<Draft> = $state.raw({ stamp: '', draft: NONE });
  #previews: { stamp: string; found: Map<string, Preview> } = $state.raw({ stamp: '', found: new Map() });

  /** What a scoring would give now. */
  readonly prospect = new Prospect();

  constructor(source: TableSource) {
    super(source);
    this.#kept = restoredDraft(source.key, NONE);
  }

  // ---------------------------------------------------------------- what is known

  override get view(): View | null {
    return super.view as View | null;
  }

  override player(seat: number): PlayerView | null {
    return this.view?.players[String(seat)] ?? null;
  }

  get rival(): Rival | null {
    return rivalOf(this);
  }

  override get rivals(): readonly Rival[] {
    return this.rival ? [this.rival] : [];
  }

  /** Always the same one while nothing changes: whoever writes the log asks for every line. */
  readonly story: Story = $derived.by(() => storyFor({
    names: this.table?.seats.map((seat) => seat.name) ?? [],
    me: ownSeat(this),
    tellers: tellersOf(this),
  }));

  override get doing(): 'turn' | 'placing' | 'interrupt' {
    return MOMENTS[this.kind] ?? (decisionOf(this)?.interrupt ? 'interrupt' : 'turn');
  }

  override get next(): number | null {
    return this.kind === 'distribution' ? null : super.next;
  }

  override travels(event: GameEvent, before: View | null): readonly Travel[] {
    const own = modulesOf(this).flatMap((module) => module.travels?.(event, this) ?? []);
    return own.length ? own : travelsOf(event, before, this.source.events);
  }

  override isNews(event: GameEvent): boolean {
    return event.event !== 'turn' && !letsPass(event);
  }

  override async standings(): Promise<Standings> {
    const found = await standingsNow(this.source);
    return found ? (await import('../standings')).compared(this, found) : super.standings();
  }

  get hand(): Card[] {
    return (this.seat === null ? null : this.player(this.seat)?.hand) ?? [];
  }

  /** What I can pay with: the cards of my hand, then what lies openly before me. */
  readonly purse: readonly Card[] = $derived.by(() => {
    const shown = (this.seat === null ? null : this.player(this.seat)?.shown_money) ?? [];
    return shown.length ? [...this.hand, ...shown] : this.hand;
  });

  // ---------------------------------------------------------------- what can be done

  readonly moves: ParsedMove[] = $derived.by(() => (this.awaited ? (this.view?.choices?.moves ?? []).map(parseMove) : []));

  has(...verbs: ParsedMove['verb'][]): boolean {
    return this.moves.some((move) => verbs.includes(move.verb));
  }

  /** Moves that no part of the table stands for: they are offered as buttons. */
  readonly others = $derived.by(() => {
    const modules = modulesOf(this);
    const isOffered = (move: ParsedMove): boolean => modules.some((one) => one.offers?.(move.text.split(' '), this));
    return this.moves.filter((move) => (move.verb === 'other' || move.verb === 'pass') && !isOffered(move));
  });

  /** How the offer in this place of the market can be paid, best first. */
  payments(slot: number): Payment[] {
    const offer = this.offer(slot);
    if (!offer) return [];
    return this.moves.flatMap((move) => {
      if (move.verb !== 'buy' || move.tile !== offer.tile || move.kind !== offer.kind) return [];
      const { cards, means, text } = move;
      const total = cards.length ? totalOf(cards) : offer.price; // what pays without money pays exactly
      return [{ move: text, cards, means, way: this.#wayOf(offer.tile, means, cards), total, over: total - offer.price }];
    });
  }

  /** Every way to pay for a tile: with cards of its currency first. */
  ways(tile: string): Way[] {
    const bill = this.bill(tile);
    const offer = this.offers.find((one) => one?.tile === tile);
    const means = bill?.means ?? this.purse.filter((card) => currencyOf(card) === offer?.currency);
    return [{ with: '', cards: means }, ...(bill?.ways ?? [])];
  }

  /** The way that such a payment goes. */
  #wayOf(tile: string, means: string, cards: readonly Card[]): number {
    const ways = this.ways(tile);
    return Math.max(0, ways.findIndex((way) => way.with === means && cards.every((card) => way.cards.includes(card))));
  }

  /** What lies on the places of the market, then what is for sale beside them. */
  readonly offers: readonly (Offer | null)[] = $derived.by(() => {
    const beside = modulesOf(this).flatMap((module) => module.sells?.(this) ?? []);
    const market = this.view?.market ?? [];
    return beside.length ? [...market, ...beside] : market;
  });

  offer(slot: number): Offer | null {
    return this.offers[slot] ?? null;
  }

  /** Must the tile that is chosen be paid exactly? */
  get exactOnly(): boolean {
    const slot = this.draft.step === 'buy' ? this.draft.slot : -1;
    return this.kind === 'interlude' || this.#isExact(this.offer(slot));
  }

  #isExact = (offer: Offer | null): boolean => !!offer && !!this.bill(offer.tile)?.exact;

  /** How a purchase of it begins. */
  #buying = (offer: Offer): string => [this.#buys, offer.kind, offer.tile].filter(Boolean).join(' ');

  bill(tile: string): Bill | null {
    return this.view?.choices?.bills.find((bill) => bill.tile === tile) ?? null;
  }

  /** What the purse says to a price. Exact or over only when it is our turn to buy: then the server has counted it. */
  afford(slot: number): Affordability {
    const offer = this.offer(slot);
    if (!offer?.price || this.seat === null) return { kind: 'unknown' };
    if (this.draft.step === 'purse') return this.#meets(offer, this.draft.cards);
    const found = this.payments(slot);
    const best = found.find((one) => one.cards.length && !one.means && one.over === 0) ?? found.find((one) => one.cards.length && one.over === 0) ?? found[0];
    if (best) return best.over === 0 ? { kind: 'exact', cards: best.cards, ...(best.cards.length ? {} : { free: true }) } : { kind: 'over', by: best.over, ...(best.way ? { cards: best.cards } : {}) };
    const means = this.bill(offer.tile)?.means ?? this.purse.filter((card) => currencyOf(card) === offer.currency);
    const short = offer.price - totalOf(means);
    const others = modulesOf(this).flatMap((module) => Object.keys(module.money ?? {}));
    const worth = (money: Money): number => totalOf(this.purse.filter((card) => currencyOf(card) === money));
    if (this.bill(offer.tile)?.ways?.length || others.some((money) => worth(money) >= offer.price)) return { kind: 'unknown' };
    if (short > 0) return { kind: 'short', by: short };
    return this.#isExact(offer) && this.allListed ? { kind: 'inexact' } : { kind: 'unknown' };
  }

  /** Is every legal move listed? */
  get allListed(): boolean {
    const choices = this.view?.choices;
    return !!choices && choices.total === choices.moves.length;
  }

  /** What these cards of the purse say to a price. */
  #meets(offer: Offer, cards: Card[]): Affordability {
    if (this.#wayWith(offer.tile, cards) < 0) return { kind: 'unknown' };
    const over = totalOf(cards) - offer.price;
    if (over > 0 && this.#isExact(offer)) return { kind: 'inexact' };
    return over < 0 ? { kind: 'short', by: -over } : over ? { kind: 'over', by: over } : { kind: 'exact', cards };
  }

  /** The way to pay for a tile with these cards and nothing else; -1: there is none. */
  #wayWith(tile: string, cards: readonly Card[]): number {
    return this.ways(tile).findIndex((way) => !way.with && cards.every((card) => way.cards.includes(card)));
  }

  // ---------------------------------------------------------------- the draft

  get #stamp(): string {
    const view = this.view;
    return view ? `${view.ply}/${view.decision?.seat ?? '-'}/${this.seat ?? '-'}` : '';
  }

  /** What is picked now. A draft is forgotten when the position is another one. */
  get draft(): Draft {
    if (!this.mine) return NONE;
    return this.#kept.stamp === this.#stamp ? this.#kept.draft : this.#natural();
  }

  set draft(draft: Draft) {
    this.refusal = null;
    this.asksWhy = false;
    this.#kept = { stamp: this.#stamp, draft };
    keepDraft(this.source.key, this.#kept);
  }

  /** Where there is only one thing to take into the hand, it is in the hand; what is offered is picked. */
  #natural(): Draft {
    const pending = this.seat === null ? [] : (this.player(this.seat)?.pending ?? []);
    const first = pending[0];
    if (first && this.has('place', 'keep')) return { step: 'place', tile: first.tile, cell: null };
    const face = decisionOf(this);
    const move = face?.offers?.(this);
    if (move) return { step: 'other', move };
    const words = face?.begins?.(this);
    return words ? { step: 'special', words: words.split(' ') } : NONE;
  }

  /** Is something picked that can be put back? */
  get hasPicked(): boolean {
    const draft = this.draft;
    if (draft.step === 'place') return draft.cell !== null;
    return draft.step !== 'none' && JSON.stringify(draft) !== JSON.stringify(this.#natural());
  }

  /** The move that a confirmation would play; null if something is still missing. */
  readonly move: string | null = $derived.by(() => {
    const draft = this.draft;
    const find = (fits: (move: ParsedMove) => boolean): string | null => this.moves.find(fits)?.text ?? null;
    switch (draft.step) {
      case 'take': {
        return this.#taking(this.picked(draft.picks));
      }
      case 'purse':
        return this.payable.length === 1 ? (this.payable[0]?.move ?? null) : null;
      case 'buy':
        return this.#purchase(draft.slot, draft.cards, draft.way);
      case 'place': {
        return this.#laying(draft.tile, draft.cell, draft.side);
      }
      case 'add': {
        const { tile, target, side } = draft;
        if (!target) return this.#laying(tile, draft.cell, side);
        const swaps = this.#swaps(tile).filter((move) => move.tile === target);
        return (swaps.find((move) => move.side === side) ?? swaps[0])?.text ?? null;
      }
      case 'remove':
        return find((move) => move.verb === 'remove' && move.tile === draft.tile);
      case 'special':
        return find((move) => move.text === draft.words.join(' ')) ?? this.#settlement(draft.words);
      case 'other':
        return draft.move;
      default:
        return null;
    }
  });

  /** The move that lays the tile there; where several sides will do, with this one. */
  #laying(tile: string, cell: Cell | null, side: Side | undefined): string | null {
    const verb = this.draft.step;
    const found = this.moves.filter((move) => move.verb === verb && 'cell' in move && move.tile === tile && !!cell && cellKey(move.cell) === cellKey(cell));
    return (found.find((move) => 'side' in move && move.side === side) ?? found[0])?.text ?? null;
  }

  /** The moves by which a tile of the reserve takes the place of another. */
  #swaps(tile: string) {
    return this.moves.flatMap((move) => (move.verb === 'swap' && move.other === tile ? [move] : []));
  }

  /** How a purchase begins now. */
  get #buys(): string {
    return decisionOf(this)?.buys ?? 'buy';
  }

  /** Listed or not: whatever covers the price may be tried, the server knows every legal payment. */
  #purchase(slot: number, cards: Card[], number = 0): string | null {
    const offer = this.offer(slot);
    const way = offer && this.ways(offer.tile)[number];
    if (!offer || !way || (!cards.length && way.cards.length)) return null;
    const listed = this.payments(slot).find((payment) => payment.means === way.with && sameCards(payment.cards, cards));
    if (listed) return listed.move;
    const over = totalOf(cards) - offer.price;
    const may = this.has('buy') && offer.price > 0 && over >= 0 && !(over && this.#isExact(offer));
    return may ? `${this.#buying(offer)} ${paidText(cards, way.with)}` : null;
  }

  /** The moves that take money, by what they take: they are looked up for each card of the display at every tap. */
  readonly #takes = $derived.by(() => new Map(this.moves.flatMap((move) => (move.verb === 'take' ? [[sorted(move.cards).join(), move.text]] : []))));

  /** The move that takes these cards of the display; one that is no money is taken alone. */
  #taking(cards: Card[]): string | null {
    const [only] = cards;
    if (only && !isMoney(only) && cards.length === 1) {
      const alone = takingText(only);
      return this.moves.some((move) => move.text === alone) ? alone : null;
    }
    return this.#takes.get(sorted(cards).join()) ?? null;
  }

  /** Can this card be taken at all? */
  canTake(card: Card): boolean {
    const special = this.#takingHere(card);
    if (special) return this.moves.some(({ text }) => text === special);
    return isMoney(card) ? this.has('take') : this.#taking([card]) !== null;
  }

  /** The move that takes a card of the display where it is not done by `take`; "" where it is. */
  #takingHere(card: Card): string {
    const verb = decisionOf(this)?.takes;
    return verb ? `${verb} ${card}` : '';
  }

  /** Is it one of the cards that can be taken where that is no usual move? Then they are lit. */
  isLit(card: Card): boolean {
    return this.mine && !!decisionOf(this)?.takes && this.canTake(card);
  }

  /** The places of the display whose cards are picked. Of equal cards that are taken alone it is the first one. */
  readonly picks: readonly number[] = $derived.by(() => {
    const draft = this.draft;
    if (draft.step === 'take') return draft.picks;
    const place = draft.step === 'other' ? (this.view?.display ?? []).findIndex((card) => card && this.#takingHere(card) === draft.move) : -1;
    return place < 0 ? [] : [place];
  });

  picked(picks: readonly number[]): Card[] {
    return picks.map((index) => this.view?.display[index]).filter((card): card is Card => !!card);
  }

  /** Pick a money card of the display, or put it back. One that does not go with the others says why. */
  async toggleCard(index: number): Promise<void> {
    const card = this.view?.display[index];
    if (!this.mine || !card) return;
    if (this.#takingHere(card)) return this.#toggleHere(card, index);
    const picks = this.draft.step === 'take' ? this.draft.picks : [];
    if (picks.includes(index)) {
      const left = picks.filter((one) => one !== index);
      this.draft = left.length ? { step: 'take', picks: left } : NONE;
      return;
    }
    const wanted = [...picks, index];
    const cards = this.picked(wanted);
    if (this.#taking(cards)) {
      this.draft = { step: 'take', picks: wanted };
      return;
    }
    const special = cards.find((one) => !isMoney(one));
    const others = cards.filter((one) => one !== special);
    const asked = special ? [takingText(special), ...others].join(' ') : `take ${sorted(cards).join(' ')}`;
    const why = await this.source.whyNot(asked, this.seat ?? undefined);
    if (why) this.refuse({ ...why, at: 'card', index });
  }

  async #toggleHere(card: Card, index: number): Promise<void> {
    const move = this.#takingHere(card);
    if (this.draft.step === 'other' && this.draft.move === move) this.draft = this.#natural();
    else if (this.canTake(card)) this.draft = { step: 'other', move };
    else {
      const why = await this.source.whyNot(move, this.seat ?? undefined);
      if (why) this.refuse({ ...why, at: 'card', index });
    }
  }

  /** Take only this card, instead of those picked. */
  onlyCard(index: number): void {
    this.draft = { step: 'take', picks: [index] };
  }

  /** Would this card go with those picked? */
  cardFits(index: number): boolean {
    const draft = this.draft;
    const card = this.view?.display[index];
    if (!this.mine || !card) return false;
    if (this.#takingHere(card)) return this.canTake(card);
    const picks = draft.step === 'take' ? draft.picks : [];
    if (picks.includes(index)) return true;
    return this.#taking(this.picked([...picks, index])) !== null;
  }

  /** Choose a tile of the market; one that cannot be paid says why. */
  async chooseOffer(slot: number): Promise<void> {
    const offer = this.offer(slot);
    if (!this.mine || !offer) return;
    if (this.draft.step === 'purse') return this.#payWith(slot, offer, this.draft.cards);
    const best = suggestions(this, slot)[0];
    // Another one than the one that is offered: it is offered instead. The same one again: how it is paid.
    if (best && decisionOf(this)?.offers && slot !== this.chosenSlot) {
      this.draft = { step: 'other', move: best.move };
      return;
    }
    if (best) {
      this.draft = { step: 'buy', slot, cards: best.cards, composing: false, ...(best.way ? { way: best.way } : {}) };
      return;
    }
    // Too many payments are not all listed: there may be one among the others.
    const open = this.has('buy') && offer.price > 0 && !(this.#isExact(offer) && this.allListed);
    const way = open ? this.ways(offer.tile).findIndex((one) => totalOf(one.cards) >= offer.price) : -1;
    if (way >= 0 && this.kind !== 'interlude') {
      this.draft = { step: 'buy', slot, cards: [], composing: true, way };
      return;
    }
    const means = this.bill(offer.tile)?.means ?? this.purse.filter((card) => currencyOf(card) === offer.currency);
    const tried = means.length || offer.price ? sorted(means) : [`${offer.currency} 1`];
    const why = tried.length ? await this.source.whyNot(`${this.#buying(offer)} ${tried.join(' ')}`, this.seat ?? undefined) : null;
    this.refuse({ ...(why ?? this.#penniless(offer)), at: 'tile', index: slot });
  }

  /** First the cards, then the tile. Cards that cannot pay for it say why, and stay picked. */
  async #payWith(slot: number, offer: Offer, cards: Card[]): Promise<void> {
    const way = this.#wayWith(offer.tile, cards);
    if (way >= 0 && offer.price && !(this.#isExact(offer) && totalOf(cards) !== offer.price)) {
      const listed = suggestions(this, slot).some((one) => !one.means && sameCards(one.cards, cards));
      this.draft = { step: 'buy', slot, cards, composing: !listed, way };
      return;
    }
    const why = await this.source.whyNot(`${this.#buying(offer)} ${paidText(cards)}`, this.seat ?? undefined);
    if (why) this.refuse({ ...why, at: 'tile', index: slot });
  }

  /** The tiles that the cards picked in the purse pay for; only those paid exactly, if there are any. */
  readonly payable: readonly Payment[] = $derived.by(() => {
    const draft = this.draft;
    if (draft.step !== 'purse') return [];
    const found = this.offers.flatMap((offer, slot) => {
      const way = offer ? this.#wayWith(offer.tile, draft.cards) : -1;
      const move = way < 0 ? null : this.#purchase(slot, draft.cards, way);
      const total = totalOf(draft.cards);
      return offer && move ? [{ move, cards: draft.cards, means: '', way, total, over: total - offer.price }] : [];
    });
    const exact = found.filter((one) => one.over === 0);
    return exact.length ? exact : found;
  });

  /** Can cards of the purse be picked before a tile? */
  get canPayFirst(): boolean {
    const { step } = this.draft;
    return this.mine && this.has('take', 'buy') && step !== 'place' && step !== 'add' && step !== 'remove';
  }

  /** Pick a card of the purse before a tile, or put it back. One that pays for nothing together with the others begins anew. */
  pickMoney(index: number): void {
    const card = this.purse[index];
    if (!card || !this.canPayFirst) return;
    const before = this.draft.step === 'purse' ? this.draft.cards : [];
    const cards = toggled(this.purse, before, index);
    const fits = this.offers.some((offer) => offer && this.#wayWith(offer.tile, cards) >= 0);
    const kept = fits || !cards.includes(card) ? cards : [card];
    this.draft = kept.length ? { step: 'purse', cards: kept } : this.#natural();
  }

  /** The place of the market whose tile is picked, or offered. */
  get chosenSlot(): number | null {
    const draft = this.draft;
    if (draft.step === 'buy') return draft.slot;
    const move = draft.step === 'other' ? parseMove(draft.move) : null;
    const slot = move?.verb === 'buy' ? this.offers.findIndex((offer) => offer?.tile === move.tile && offer.kind === move.kind) : -1;
    return slot < 0 ? null : slot;
  }

  /** The cards of the purse that are picked to pay. */
  get paying(): readonly Card[] {
    const draft = this.draft;
    if (draft.step === 'buy' || draft.step === 'purse') return draft.cards;
    if (this.settling) return this.#settledWith(draft.step === 'special' ? draft.words.join(' ') : draft.step === 'other' ? draft.move : '');
    const move = draft.step === 'other' ? parseMove(draft.move) : null;
    return move?.verb === 'buy' ? move.cards : [];
  }

  // ---------------------------------------------------------------- paying for what is no tile

  /** What is to be paid now besides tiles; null if nothing is. */
  readonly settling: Settling | null = $derived.by(() => (this.mine ? (decisionOf(this)?.settles?.(this) ?? null) : null));

  /** How it can be paid, best first. */
  readonly settlements: readonly Card[][] = $derived.by(() => {
    const words = this.settling?.words;
    return words ? this.moves.flatMap(({ text }) => (text.startsWith(`${words} `) ? [this.#settledWith(text)] : [])) : [];
  });

  #settledWith(text: string): Card[] {
    const words = this.settling?.words ?? '';
    return text.startsWith(`${words} `) ? cardsOf(text.slice(words.length + 1).split(' ')) : [];
  }

  /** Listed or not: whatever covers the sum may be tried. */
  #settlement(words: readonly string[]): string | null {
    const text = words.join(' ');
    const due = this.settling;
    return due && totalOf(this.#settledWith(text)) >= due.price ? text : null;
  }

  /** Pay it with these cards. */
  settleWith(cards: readonly Card[]): void {
    const due = this.settling;
    if (due) this.draft = { step: 'special', words: [due.words, paidText(cards)].filter(Boolean).join(' ').split(' ') };
  }

  /** Pick a card of the purse for it, or put it back. Money that is never mixed with the cards picked begins anew. */
  settle(index: number): void {
    const card = this.purse[index];
    if (!card || !this.settling) return;
    const cards = toggled(this.purse, this.paying, index);
    const isMarket = (one: Card): boolean => CURRENCIES.some((currency) => currency === currencyOf(one));
    const mixes = (one: Card): boolean => currencyOf(one) === currencyOf(card) || (isMarket(one) && isMarket(card));
    this.settleWith(cards.every(mixes) || !cards.includes(card) ? cards : [card]);
  }

  #penniless(offer: Offer): Refusal {
    return { reason: 'no-cards', text: t('table-no-cards', { currency: offer.currency }), rule: 'BASE-BUY-02' };
  }

  choosePayment(cards: Card[], way = 0): void {
    if (this.draft.step === 'buy') this.draft = { ...this.draft, cards, way };
  }

  /** Pay in another way: what is picked stays as far as it goes with it. */
  chooseWay(number: number): void {
    const draft = this.draft;
    const way = draft.step === 'buy' ? this.ways(this.offer(draft.slot)?.tile ?? '')[number] : undefined;
    if (draft.step !== 'buy' || !way) return;
    this.draft = { ...draft, way: number, composing: true, cards: draft.cards.filter((card) => way.cards.includes(card)) };
  }

  /** The way to pay that is picked. */
  get way(): Way | null {
    const draft = this.draft;
    return draft.step === 'buy' ? (this.ways(this.offer(draft.slot)?.tile ?? '')[draft.way ?? 0] ?? null) : null;
  }

  /** Can this card of the hand pay for the tile that is picked, in any way? */
  pays(card: Card): boolean {
    const draft = this.draft;
    const ways = draft.step === 'buy' ? this.ways(this.offer(draft.slot)?.tile ?? '') : [];
    return ways.some((way) => way.cards.includes(card));
  }

  /** Pay card by card: from the purse, one at a time. A card that does not go with the others begins another way. */
  compose(index: number): void {
    const draft = this.draft;
    const card = this.purse[index];
    if (draft.step !== 'buy' || !card) return;
    const ways = this.ways(this.offer(draft.slot)?.tile ?? '');
    const other = ways.findIndex((way) => way.cards.includes(card));
    if (!this.way?.cards.includes(card) && other >= 0) {
      this.draft = { ...draft, cards: [card], composing: true, way: other };
      return;
    }
    this.draft = { ...draft, cards: toggled(this.purse, draft.cards, index), composing: true };
  }

  /** Is this card of the hand part of the payment picked? Of equal cards the first ones are. */
  isPaying(index: number): boolean {
    const card = this.purse[index];
    const used = this.paying.filter((one) => one === card).length;
    return this.purse.slice(0, index).filter((one) => one === card).length < used;
  }

  /** Take a bought tile, or one of the reserve, into the hand. */
  chooseTile(tile: string): void {
    if (!this.mine) return;
    if (this.targets.size) {
      void this.chooseTarget(tile);
      return;
    }
    const pending = this.seat === null ? [] : (this.player(this.seat)?.pending ?? []);
    if (pending.some((one) => one.tile === tile)) {
      this.draft = { step: 'place', tile, cell: null };
      return;
    }
    const draft = this.draft;
    this.draft = draft.step === 'add' && draft.tile === tile ? NONE : { step: 'add', tile, cell: null, target: null };
  }

  /** One of my tiles as the table tells it, with all its walls; of any other tile, its name. */
  factsOf(tile: string): TileFacts {
    const player = this.seat === null ? null : this.player(this.seat);
    return [...(player?.pending ?? []), ...(player?.reserve ?? []), ...(player?.alhambra.tiles ?? [])].find((one) => one.tile === tile) ?? { tile };
  }

  /** The tile that would be laid down. */
  get tileInHand(): string | null {
    const draft = this.draft;
    return draft.step === 'place' || draft.step === 'add' ? draft.tile : null;
  }

  /** What a module lays on a free cell now: the words before the cell; "" if nothing. */
  readonly laying: string = $derived.by(() => (this.mine ? (modulesOf(this).map((one) => one.lays?.(this)).find(Boolean) ?? '') : ''));

  /** The cell that such a move names; null for any other move. */
  #laidAt(move: string): Cell | null {
    const words = this.laying;
    return words && move.startsWith(`${words} `) ? cellIn(move.slice(words.length + 1)) : null;
  }

  /** The cell that is picked for it. */
  get laid(): Cell | null {
    return this.draft.step === 'other' ? this.#laidAt(this.draft.move) : null;
  }

  /** Every cell where it may lie. */
  readonly ghosts: readonly Ghost[] = $derived.by(() => {
    const tile = this.tileInHand;
    const verb = this.draft.step === 'add' ? 'add' : 'place';
    if (!tile) {
      if (!this.laying) return NO_GHOSTS;
      return this.moves.flatMap(({ text }): Ghost[] => {
        const cell = this.#laidAt(text);
        return cell ? [{ cell, move: text, wall: null, counts: null }] : [];
      });
    }
    const found = new Map<string, Ghost>();
    for (const move of this.moves) {
      if (move.verb !== verb || !('cell' in move) || move.tile !== tile) continue;
      const key = cellKey(move.cell);
      const there = found.get(key);
      if (there) {
        if (move.side) there.sides?.push(move.side);
        continue;
      }
      const preview = this.previewOf(move.text);
      const known = preview && 'wall' in preview ? preview : null;
      const by = move.by && move.side ? { by: move.by, sides: [move.side] } : {};
      const scored = known?.lines?.filter((line) => line.what === tile) ?? [];
      const points = scored.length ? { points: scored.reduce((sum, line) => sum + line.points, 0) } : {};
      found.set(key, { cell: move.cell, move: move.text, ...by, ...points, wall: known?.wall ?? null, counts: known?.counts ?? null });
    }
    const ghosts = [...found.values()];
    if (!ghosts.some(({ points }) => points !== undefined)) return ghosts;
    // A tile that scores by its place scores nothing where there is no line of it.
    return ghosts.map((ghost) => (ghost.wall === null || ghost.points !== undefined ? ghost : { ...ghost, points: 0 }));
  });

  /** The place that is chosen, if one is. */
  readonly place: Ghost | null = $derived.by(() => {
    const draft = this.draft;
    const cell = draft.step === 'place' || draft.step === 'add' ? draft.cell : null;
    return (cell && this.ghosts.find((ghost) => cellKey(ghost.cell) === cellKey(cell))) ?? null;
  });

  /** What the tile in hand needs where it is to lie, and the sides on which that may stand. */
  readonly need: { by: string; sides: Side[] } | null = $derived.by(() => {
    const draft = this.draft;
    if (draft.step !== 'add' || !draft.target) return this.place?.by ? { by: this.place.by, sides: this.place.sides ?? [] } : null;
    const swaps = this.#swaps(draft.tile).filter((move) => move.tile === draft.target);
    return swaps[0]?.by ? { by: swaps[0].by, sides: swaps.flatMap(({ side }) => side ?? []) } : null;
  });

  /** On which of these sides it stands. */
  get side(): Side | null {
    const draft = this.draft;
    const sides = this.need?.sides;
    if (!sides || (draft.step !== 'place' && draft.step !== 'add')) return null;
    return draft.side && sides.includes(draft.side) ? draft.side : (sides[0] ?? null);
  }

  chooseSide(side: Side): void {
    const draft = this.draft;
    if (draft.step === 'place' || draft.step === 'add') this.draft = { ...draft, side };
  }

  /** Tiles of the palace that the reserve tile in hand could take the place of. */
  readonly swappable: readonly string[] = $derived.by(() => {
    const draft = this.draft;
    if (draft.step !== 'add') return NO_TILES;
    return [...new Set(this.#swaps(draft.tile).map((move) => move.tile))];
  });

  /** Those among them whose place needs something on one side of the tile in hand. */
  readonly needing: readonly string[] = $derived.by(() => {
    const draft = this.draft;
    if (draft.step !== 'add') return NO_TILES;
    return [...new Set(this.#swaps(draft.tile).flatMap((move) => (move.by ? [move.tile] : [])))];
  });

  /** The word for what is needed in some of all these places. */
  get tool(): string | undefined {
    const draft = this.draft;
    const swap = draft.step === 'add' ? this.#swaps(draft.tile).find((move) => move.by) : undefined;
    return this.need?.by ?? this.ghosts.find((ghost) => ghost.by)?.by ?? swap?.by;
  }

  /** Can this tile of the reserve be added, or take the place of another? */
  canAdd(tile: string): boolean {
    return this.moves.some((move) => (move.verb === 'add' && move.tile === tile) || (move.verb === 'swap' && move.other === tile));
  }

  readonly removable: string[] = $derived.by(() => this.moves.flatMap((move) => (move.verb === 'remove' ? [move.tile] : [])));

  // ---------------------------------------------------------------- a move that is about one of my tiles

  /** What has been chosen of a move word by word, but for its tile, which is the last word. */
  get #stem(): readonly string[] | null {
    const draft = this.draft;
    if (draft.step !== 'special') return null;
    return this.moves.some((move) => move.text === draft.words.join(' ')) ? draft.words.slice(0, -1) : draft.words;
  }

  /** My tiles that it could be about, wherever they lie, each with the move. */
  readonly targets: ReadonlyMap<string, string> = $derived.by(() => {
    const stem = this.#stem;
    const player = this.seat === null ? null : this.player(this.seat);
    if (!stem?.length || !player) return NO_TARGETS;
    const own = new Set([...player.alhambra.tiles, ...player.reserve, ...player.pending].map(({ tile }) => tile));
    const found = this.moves.flatMap(({ text }): [string, string][] => {
      const words = text.split(' ');
      const tile = words.at(-1) ?? '';
      return words.length === stem.length + 1 && own.has(tile) && text.startsWith(`${stem.join(' ')} `) ? [[tile, text]] : [];
    });
    return found.length ? new Map(found) : NO_TARGETS;
  });

  /** The one that is chosen. */
  get target(): string | null {
    const draft = this.draft;
    const last = draft.step === 'special' ? draft.words.at(-1) : undefined;
    return last && this.targets.has(last) ? last : null;
  }

  /** Choose it; a second tap confirms. What cannot be chosen says why. */
  async chooseTarget(tile: string, cell?: Cell): Promise<void> {
    const stem = this.#stem;
    if (!this.mine || !stem) return;
    if (this.target === tile) return this.confirm();
    if (this.targets.has(tile)) {
      this.draft = { step: 'special', words: [...stem, tile] };
      return;
    }
    const why = await this.source.whyNot([...stem, tile].join(' '), this.seat ?? undefined);
    if (why && this.targets.size) this.refuse(cell ? { ...why, at: 'cell', cell } : { ...why, at: 'prompt' });
  }

  /** What a listed move would do, once the server has told. */
  previewOf(move: string): Preview | null {
    return this.#previews.stamp === this.#stamp ? (this.#previews.found.get(move) ?? null) : null;
  }

  /** Ask what the moves in reach would do; of a tile that fits nowhere, why not. Call whenever the tile in hand changes. */
  async loadPreviews(): Promise<void> {
    const stamp = this.#stamp;
    const tile = this.tileInHand;
    const wanted = this.moves
      .filter((move) => (move.verb === 'place' || move.verb === 'add' || move.verb === 'swap' || move.verb === 'remove')
        && (move.verb === 'remove' || move.tile === tile || (move.verb === 'swap' && move.other === tile)))
      .map((move) => move.text)
      .concat(decisionOf(this)?.begins ? [] : [...this.targets.values()])
      .concat(tile && !this.ghosts.length && !this.swappable.length ? candidates(this).map(({ move }) => move) : [])
      .filter((text) => !this.previewOf(text));
    for (let start = 0; start < wanted.length; start += 60) {
      const found = await previews(this.source, wanted.slice(start, start + 60), this.seat ?? undefined);
      if (stamp !== this.#stamp) return;
      const known = this.#previews.stamp === stamp ? this.#previews.found : new Map<string, Preview>();
      this.#previews = { stamp, found: new Map([...known, ...found.map((one) => [one.move, one] as const)]) };
    }
  }

  /** Lay the tile in hand on a cell; where it may not lie, say why. A second tap on the same cell confirms. */
  async chooseCell(cell: Cell): Promise<void> {
    const draft = this.draft;
    if (!this.mine) return;
    if (draft.step !== 'place' && draft.step !== 'add') {
      if (!this.laying) return;
      const there = this.ghosts.find((ghost) => cellKey(ghost.cell) === cellKey(cell));
      if (!there) return this.askCell(cell);
      if (this.laid && cellKey(this.laid) === cellKey(cell)) return this.confirm();
      this.draft = { step: 'other', move: there.move };
      return;
    }
    if (draft.cell && cellKey(draft.cell) === cellKey(cell)) {
      await this.confirm();
      return;
    }
    if (this.ghosts.some((ghost) => cellKey(ghost.cell) === cellKey(cell))) {
      this.draft = draft.step === 'add' ? { ...draft, cell, target: null } : { ...draft, cell };
      return;
    }
    await this.askCell(cell);
  }

  /** Why the tile in hand may not lie here. */
  async askCell(cell: Cell): Promise<void> {
    const tile = this.tileInHand;
    const laying = this.laying;
    if (!tile && !laying) return;
    const verb = this.draft.step === 'add' ? 'add' : 'place';
    const why = await this.source.whyNot(`${tile ? `${verb} ${tile}` : laying} ${cellKey(cell)}`, this.seat ?? undefined);
    if (why && this.tileInHand === tile && this.laying === laying) this.refuse({ ...why, at: 'cell', cell });
  }

  /** Show on the board why the tile in hand may not lie in this cell. */
  showWhy(why: Refusal, cell: Cell): void {
    this.refuse({ ...why, at: 'cell', cell });
  }

  /** Somebody tries to turn the tile in hand: the rules have an answer to that. A tile without walls is the same from all sides. */
  async tryTurning(): Promise<void> {
    const tile = this.tileInHand;
    const cell = this.ghosts[0]?.cell ?? [0, 0];
    if (!this.mine || !tile) return;
    const verb = this.draft.step === 'add' ? 'add' : 'place';
    for (let quarter = 1; quarter < 4; quarter += 1) {
      const other = turned(tile, quarter);
      const why = other === tile ? null : await this.source.whyNot(`${verb} ${other} ${cellKey(cell)}`, this.seat ?? undefined);
      if (why?.reason === 'place-rotated' && this.tileInHand === tile) return this.refuse({ ...why, at: 'prompt' });
    }
  }

  /** Tap a tile of the own palace: take it back, or let the reserve tile in hand take its place. */
  async choosePlaced(placed: PlacedTile): Promise<void> {
    const draft = this.draft;
    if (!this.mine) return;
    if (this.targets.size) return this.chooseTarget(placed.tile, placed.cell);
    if (draft.step === 'add' && draft.target === placed.tile) return this.confirm();
    if (draft.step === 'remove' && draft.tile === placed.tile) return this.confirm();
    if (draft.step === 'add') {
      if (this.swappable.includes(placed.tile)) {
        this.draft = { ...draft, cell: null, target: placed.tile };
        return;
      }
      const why = await this.source.whyNot(`swap ${placed.tile} ${draft.tile}`, this.seat ?? undefined);
      if (why) this.refuse({ ...why, at: 'cell', cell: placed.cell });
      return;
    }
    if (draft.step === 'place' || this.laying) return this.askCell(placed.cell);
    if (this.removable.includes(placed.tile)) {
      this.draft = { step: 'remove', tile: placed.tile };
      return;
    }
    const why = await this.source.whyNot(`remove ${placed.tile}`, this.seat ?? undefined);
    if (why) this.refuse({ ...why, at: 'cell', cell: placed.cell });
  }

  /** One step back in what is picked; false if nothing was. */
  override stepBack(): boolean {
    if (super.stepBack()) return true;
    if (!this.hasPicked) return false;
    const draft = this.draft;
    if (draft.step === 'place') this.draft = { ...draft, cell: null };
    else if (draft.step === 'special' && this.target) this.draft = { ...draft, words: draft.words.slice(0, -1) };
    else if (draft.step === 'add' && (draft.cell || draft.target)) this.draft = { ...draft, cell: null, target: null };
    else this.draft = this.#natural();
    return true;
  }

  // ---------------------------------------------------------------- doing it

  /** Only what somebody has picked: what is offered to them is not played by a key that was meant for something else. */
  override async confirm(): Promise<void> {
    const move = this.hasPicked ? this.move : null;
    if (move) await this.play(move);
  }

  protected override refuse(refusal: PalaceRefusal): void {
    super.refuse(refusal);
  }

  protected override settled(): void {
    this.#kept = { stamp: '', draft: NONE }; // what is natural now counts again
    keepDraft(this.source.key, this.#kept);
  }

  protected override isMove({ event }: GameEvent): boolean {
    return MOVES.has(event) || modulesOf(this).some((one) => one.moves?.includes(event));
  }

  /** Where nothing can be chosen, or nobody wants to be asked, passing is the answer. */
  override get unasked(): string | null {
    if (!this.awaited || !this.has('pass')) return null;
    const asks = decisionOf(this)?.asks?.(this) ?? this.view?.choices?.total !== 1;
    return asks ? null : 'pass';
  }

  override stepName({ event, tile: name }: GameEvent): string {
    const tile = typeof name === 'string' ? tileName(name) : '';
    // keys: table-undo-take table-undo-buy table-undo-place table-undo-keep table-undo-add table-undo-remove table-undo-swap
    // keys: table-undo-pass
    const key = `table-undo-${event}`;
    if (knows(key)) return t(key, { tile });
    return modulesOf(this).find((module) => module.undo?.[event])?.undo?.[event]?.(tile) ?? super.stepName({ event, ply: 0 });
  }

  protected override readable(text: string): string {
    return readable(text);
  }

  /** For sentences: « Jardin 10 ». */
  tileLabel(tile: string): string {
    return tileName(tile);
  }

  columns(cards: readonly Card[]): Record<Currency, Card[]> {
    const found: Record<Currency, Card[]> = { florin: [], dirham: [], dinar: [], ducat: [] };
    for (const card of cards) found[currencyOf(card) as Currency]?.push(card);
    return found;
  }
}

const MOMENTS: Record<string, PalaceModel['doing']> = { interlude: 'interrupt', placement: 'placing', distribution: 'placing' };
// Events that stand for a move itself, not for what follows from it.
const MOVES = new Set(['take', 'buy', 'place', 'keep', 'add', 'remove', 'swap', 'pass']);
