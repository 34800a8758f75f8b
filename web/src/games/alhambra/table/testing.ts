/** For tests: a table of the palace game without a server. */

import type { GameEvent } from '../../../lib/wire';
import { FakeSource as AnySource, type Facts } from '../../../table/testing';
import type { Alhambra, Offer, PlayerView, Preview, View } from '../wire';
import { PalaceModel } from './model.svelte';

export { sampleTable } from '../../../table/testing';

type PalaceFacts = Facts & { view: View };

export class FakeSource extends AnySource {
  previews: Preview[] = [];

  constructor(facts: Partial<PalaceFacts> = {}) {
    super({ view: sampleView(), events: sampleDeal(), ...facts });
    this.answers['preview'] = ({ moves }) => (
      { type: 'previews', previews: this.previews.filter((one) => (moves as string[]).includes(one.move)) }
    );
  }

  override get view(): View {
    return super.view as View;
  }
}

/** A model of a sample table; drafts of earlier tests are forgotten. */
export function fakeModel(facts: Partial<PalaceFacts> = {}): { model: PalaceModel; source: FakeSource } {
  sessionStorage.clear();
  const source = new FakeSource(facts);
  return { model: new PalaceModel(source), source };
}

export function samplePlayer(facts: Partial<PlayerView> = {}): PlayerView {
  return { alhambra: sampleAlhambra(), reserve: [], pending: [], cards: 5, score: 0, ...facts };
}

function sampleAlhambra(): Alhambra {
  return {
    tiles: [
      { tile: 'F', cell: [0, 0], walls: '' },
      { tile: 'PAV5-NW', cell: [0, -1], walls: 'NW' },
      { tile: 'GAR10-N', cell: [1, 0], walls: 'N' },
    ],
    wall: 3,
    counts: { pavilion: 1, seraglio: 0, arcades: 0, chambers: 0, garden: 1, tower: 0 },
  };
}

const MARKET: Offer[] = [
  { slot: 1, currency: 'florin', price: 6, tile: 'ARC6-SW', walls: 'SW', building: 'arcades', cost: 6 },
  { slot: 2, currency: 'dirham', price: 7, tile: 'PAV7-E', walls: 'E', building: 'pavilion', cost: 7 },
  { slot: 3, currency: 'dinar', price: 12, tile: 'GAR12-S', walls: 'S', building: 'garden', cost: 12 },
  { slot: 4, currency: 'ducat', price: 13, tile: 'TOW13-E', walls: 'E', building: 'tower', cost: 13 },
];

/** Three players, the first one in front of the screen and to move. Prices can be paid exactly, too dearly, or not. */
export function sampleView(facts: Partial<View> = {}): View {
  const hand = ['florin 4', 'florin 2', 'florin 1', 'dirham 3', 'dirham 2', 'dinar 7', 'dinar 5', 'ducat 9', 'ducat 6'];
  const payments = [
    'buy ARC6-SW florin 4 florin 2', 'buy GAR12-S dinar 7 dinar 5', 'buy TOW13-E ducat 9 ducat 6',
    'buy ARC6-SW florin 4 florin 2 florin 1',
  ];
  const takes = ['take ducat 8', 'take dinar 4', 'take dirham 3', 'take dirham 2', 'take dirham 3 dirham 2'];
  return {
    ply: 20, turn: 12, active: 0,
    decision: { seat: 0, kind: 'action' },
    market: MARKET,
    display: ['ducat 8', 'dinar 4', 'dirham 3', 'dirham 2'],
    discard: ['dinar 1', 'dinar 2', 'florin 5', 'ducat 3', 'ducat 4'],
    deck: 71, supply: 31, due: [], scorings: 1,
    parts: null,
    players: {
      0: samplePlayer({ hand, cards: hand.length, score: 27 }),
      1: samplePlayer({ cards: 11, score: 31 }),
      2: samplePlayer({ cards: 9, score: 24 }),
    },
    choices: {
      moves: [...takes, ...payments],
      total: takes.length + payments.length,
      bills: [
        { tile: 'ARC6-SW', price: 6, currency: 'florin', means: ['florin 4', 'florin 2', 'florin 1'] },
        { tile: 'PAV7-E', price: 7, currency: 'dirham', means: ['dirham 3', 'dirham 2'] },
        { tile: 'GAR12-S', price: 12, currency: 'dinar', means: ['dinar 7', 'dinar 5'] },
        { tile: 'TOW13-E', price: 13, currency: 'ducat', means: ['ducat 9', 'ducat 6'] },
      ],
    },
    ...facts,
  };
}

/** How the game began: five cards for each of three players. */
export function sampleDeal(): GameEvent[] {
  const cards = ['dinar 2', 'ducat 8', 'dirham 4', 'florin 4', 'dinar 9'];
  return [0, 1, 2].map((seat): GameEvent => ({ ply: 0, event: 'deal', seat, cards }));
}
