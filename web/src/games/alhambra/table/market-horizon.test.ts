import { describe, expect, it } from 'vitest';
import type { GameEvent, Setup } from '../../../lib/wire';
import type { View } from '../wire';
import { horizonOf } from './market-horizon';
import { sampleDeal, samplePlayer, sampleTable, sampleView } from './testing';

const setup = (facts: Partial<Setup> = {}): Setup => ({ ...sampleTable().setup, ...facts });
const dealt = (...counts: number[]): GameEvent[] =>
  counts.map((count, seat) => ({ ply: 0, event: 'deal', seat, cards: Array.from({ length: count }, () => 'dinar 1') }));

/** The beginning of a game for two: 72 cards, 7 and 5 dealt, 4 on offer, 2 scoring cards put in. */
const beginning = (facts: Partial<View> = {}): View =>
  sampleView({ ply: 0, deck: 58, discard: [], scorings: 0, players: holding(7, 5), ...facts });
const holding = (...counts: number[]): View['players'] =>
  Object.fromEntries(counts.map((cards, seat) => [seat, samplePlayer({ cards })]));

describe('where the scorings are', () => {
  it('knows the piles from what was dealt openly', () => {
    const { piles, hidden, next } = horizonOf(beginning(), setup(), dealt(7, 5));
    expect(piles?.map((pile) => pile.size)).toEqual([12, 12, 11, 12, 11]);
    expect(piles?.map((pile) => pile.scoring)).toEqual([false, true, false, true, false]);
    expect(next).toBe(1);
    expect(hidden).toEqual({ pile: 2, from: 13, to: 24 });
  });

  it('follows the deck into a pile', () => {
    const view = beginning({ ply: 9, deck: 40, players: holding(20, 10) });
    expect(horizonOf(view, setup(), dealt(7, 5)).hidden).toEqual({ pile: 2, from: 1, to: 6 });
  });

  it('looks for the second scoring once the first is announced or held', () => {
    const held = horizonOf(sampleView(), setup(), sampleDeal());
    expect([held.next, held.hidden]).toEqual([2, { pile: 4, from: 36, to: 54 }]);
    expect(held.piles?.map((pile) => pile.scoring)).toEqual([false, false, false, true, false]);
    const announced = horizonOf(sampleView({ scorings: 0, due: [1] }), setup(), sampleDeal());
    expect(announced).toMatchObject({ next: 2, hidden: held.hidden });
  });

  it('puts the second card where the edition or the host wants it', () => {
    const fifth = { pile: 5, from: 54, to: 71 };
    expect(horizonOf(sampleView(), setup({ edition: 'second' }), sampleDeal()).hidden).toEqual(fifth);
    expect(horizonOf(sampleView(), setup({ options: { second_scoring_pile: 5 } }), sampleDeal()).hidden).toEqual(fifth);
    const both = setup({ edition: 'second', options: { second_scoring_pile: 4 } });
    expect(horizonOf(sampleView(), both, sampleDeal()).hidden?.pile).toBe(4);
  });

  it('says nothing about piles when it cannot know them', () => {
    const reshuffled: GameEvent = { ply: 15, event: 'reshuffle', cards: 30 };
    const unknown = { piles: null, hidden: null, next: 2 };
    expect(horizonOf(sampleView(), setup(), [])).toMatchObject(unknown);
    expect(horizonOf(sampleView(), setup(), [...sampleDeal(), reshuffled])).toMatchObject(unknown);
    const stuffed = sampleView({ deck: 80 }); // by a module
    expect(horizonOf(stuffed, setup(), sampleDeal())).toMatchObject(unknown);
  });

  it('does not look ahead of the position shown', () => {
    const later: GameEvent = { ply: 21, event: 'reshuffle', cards: 30 };
    expect(horizonOf(sampleView(), setup(), [...sampleDeal(), later]).hidden).not.toBeNull();
  });

  it('expects the last scoring at the end, and nothing after it', () => {
    expect(horizonOf(sampleView({ scorings: 2 }), setup(), []).next).toBe(3);
    const ending = sampleView({ scorings: 1, decision: { seat: 0, kind: 'distribution' } });
    expect(horizonOf(ending, setup(), []).next).toBe(3);
    expect(horizonOf(sampleView({ scorings: 3, decision: null }), setup(), []).next).toBeNull();
  });
});
