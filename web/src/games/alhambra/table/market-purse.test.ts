import { describe, expect, it } from 'vitest';
import { led } from '../../../ui/roving';
import { leftInPurse, payable, purseColumns } from './market-purse';

describe('the purse', () => {
  it('lies in the columns of the market, dearest first', () => {
    const columns = purseColumns(['ducat 6', 'florin 1', 'ducat 9', 'florin 4']);
    expect(columns.map((column) => column.currency)).toEqual(['florin', 'dirham', 'dinar', 'ducat']);
    const cards = columns.map((column) => column.cards.map((one) => one.card));
    expect(cards).toEqual([['florin 4', 'florin 1'], [], [], ['ducat 9', 'ducat 6']]);
    expect(columns.map((column) => column.sum)).toEqual([5, 0, 0, 15]);
    expect(columns[3]?.cards.map((one) => one.index)).toEqual([2, 0]);
  });

  it('keeps apart what lies openly, and counts it', () => {
    const [, , dinars] = purseColumns(['dinar 5', 'ducat 9', 'dinar token 1', 'dinar token 1'], [], 2);
    expect(dinars).toMatchObject({ sum: 7, cards: [{ index: 0 }], open: [{ card: 'dinar token 1', index: 2 }, { index: 3 }] });
    expect(new Set(dinars?.open.map(({ key }) => key)).size).toBe(2);
    const left = leftInPurse(['dinar 5', 'dinar token 1', 'dinar token 1'], ['dinar 5', 'dinar token 1']);
    expect(left).toEqual([{ currency: 'dinar', value: 1 }]);
    expect(payable(['dinar 5', 'dinar token 1'], ['dinar token 1']).map(({ index }) => index)).toEqual([1]);
  });

  it('keeps the same key for a card when a copy of it leaves', () => {
    const keys = (hand: string[]): string[] =>
      purseColumns(hand).flatMap((column) => column.cards.map((one) => one.key));
    const both = keys(['dinar 5', 'dinar 5']);
    expect(new Set(both).size).toBe(2);
    expect(both).toContain(keys(['dinar 5'])[0]);
  });

  it('has room for cards that are no money of the four kinds', () => {
    const fifth = purseColumns(['diamond 3', 'dinar 5']).at(-1);
    expect(fifth).toMatchObject({ currency: null, cards: [{ card: 'diamond 3', index: 0 }] });
  });

  it('tells what is left, copy by copy', () => {
    const left = leftInPurse(['dinar 5', 'dinar 5', 'florin 2'], ['dinar 5', 'florin 2']);
    expect(left).toEqual([{ currency: 'dinar', value: 5 }]);
  });

  it('finds the cards that pay', () => {
    const found = payable(['florin 2', 'dinar 5', 'florin 4'], ['florin 4', 'florin 2']);
    expect(found.map((one) => one.index)).toEqual([2, 0]);
  });
});

describe('arrows', () => {
  it('lead to the neighbour and stop at the ends', () => {
    expect([led('ArrowRight', 0, 4), led('ArrowDown', 0, 4), led('ArrowLeft', 2, 4)]).toEqual([1, 1, 1]);
    expect([led('End', 0, 4), led('Home', 3, 4)]).toEqual([3, 0]);
    expect([led('ArrowLeft', 0, 4), led('ArrowRight', 3, 4), led('Enter', 1, 4)]).toEqual([null, null, null]);
  });
});
