import { describe, expect, it } from 'vitest';
import { currencyOf, isMoney, kindOf, paidText, parseMove, sameCards, takingText, totalOf } from './moves';

describe('parseMove', () => {
  it.each([
    ['take dinar 4 florin 1', { verb: 'take', cards: ['dinar 4', 'florin 1'] }],
    ['buy TOW7-NEW dinar 5 dinar 2', { verb: 'buy', tile: 'TOW7-NEW', cards: ['dinar 5', 'dinar 2'], means: '' }],
    ['buy GAR11- token florin dinar florin 9 dinar 2', { verb: 'buy', tile: 'GAR11-', cards: ['florin 9', 'dinar 2'], means: 'token florin dinar' }],
    ['buy TOW13-E diamond 9 diamond 4', { verb: 'buy', tile: 'TOW13-E', cards: ['diamond 9', 'diamond 4'], means: '' }],
    ['buy TOW7-NEW dinar 5 dinar token 1 dinar token 1', { verb: 'buy', tile: 'TOW7-NEW', cards: ['dinar 5', 'dinar token 1', 'dinar token 1'], means: '' }],
    ['buy GAR11- token florin dinar dinar 9 florin token 2', { verb: 'buy', tile: 'GAR11-', cards: ['dinar 9', 'florin token 2'], means: 'token florin dinar' }],
    ['buy GAR11- token florin dinar florin token 2 dinar 9', { verb: 'buy', tile: 'GAR11-', cards: ['florin token 2', 'dinar 9'], means: 'token florin dinar' }],
    ['take dinar token 3 florin 1', { verb: 'take', cards: ['dinar token 3', 'florin 1'] }],
    ['take dinar token', { verb: 'other', words: ['take', 'dinar', 'token'] }],
    ['buy TOW13-E karim', { verb: 'buy', tile: 'TOW13-E', cards: [], means: 'karim' }],
    ['place TOW7-NEW 1,-1', { verb: 'place', tile: 'TOW7-NEW', cell: [1, -1] }],
    ['door place GAR10-N 1,1 N', { verb: 'place', tile: 'GAR10-N', cell: [1, 1], by: 'door', side: 'N' }],
    ['door add GAR10-N 1,1 W', { verb: 'add', tile: 'GAR10-N', cell: [1, 1], by: 'door', side: 'W' }],
    ['door swap SHED3-N GAR10-N N', { verb: 'swap', tile: 'SHED3-N', other: 'GAR10-N', by: 'door', side: 'N' }],
    ['door swap SHED3-N GAR10-N', { verb: 'other', words: ['door', 'swap', 'SHED3-N', 'GAR10-N'] }],
    ['door take', { verb: 'other', words: ['door', 'take'] }],
    ['bid 7', { verb: 'other', words: ['bid', '7'] }],
    ['keep GAR10-', { verb: 'keep', tile: 'GAR10-' }],
    ['swap PAV8- GAR10-', { verb: 'swap', tile: 'PAV8-', other: 'GAR10-' }],
    ['friend buy TOW7-NEW dinar 7', { verb: 'buy', by: 'friend', tile: 'TOW7-NEW', cards: ['dinar 7'], means: '' }],
    ['exchange take florin dinar', { verb: 'other', words: ['exchange', 'take', 'florin', 'dinar'] }],
    ['friend wake', { verb: 'other', words: ['friend', 'wake'] }],
    ['pass', { verb: 'pass' }],
    ['hut GAR at 1,2', { verb: 'other', words: ['hut', 'GAR', 'at', '1,2'] }],
  ])('%s', (text, expected) => expect(parseMove(text)).toEqual({ text, ...expected }));
});

it('compares cards whatever their order', () => {
  expect(sameCards(['dinar 5', 'dinar 2'], ['dinar 2', 'dinar 5'])).toBe(true);
  expect(sameCards(['dinar 5'], ['dinar 5', 'dinar 5'])).toBe(false);
  expect(totalOf(['dinar 5', 'florin 2'])).toBe(7);
});

it('writes a payment with what comes along', () => {
  expect(paidText(['dinar 2', 'florin 9'], 'exchange florin dinar')).toBe('exchange florin dinar florin 9 dinar 2');
  expect(paidText([], 'karim')).toBe('karim');
});

it('knows money of every kind by its value and its currency', () => {
  expect(['dinar 5', 'dinar token 3', 'diamond 5', 'token florin dinar'].map(kindOf)).toEqual(['', 'token', '', '']);
  expect([isMoney('dinar token 3'), isMoney('dinar token'), isMoney('token dinar 3')]).toEqual([true, false, false]);
  expect(totalOf(['dinar 5', 'dinar token 3'])).toBe(8);
  expect(currencyOf('dinar token 3')).toBe('dinar');
  expect(paidText(['dinar token 1', 'dinar 5'])).toBe('dinar 5 dinar token 1');
});

it('knows money from other cards', () => {
  expect([isMoney('diamond 5'), isMoney('exchange florin dinar'), isMoney('gate')]).toEqual([true, false, false]);
  expect(takingText('exchange florin dinar')).toBe('exchange take florin dinar');
});
