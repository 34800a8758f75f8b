import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardMarkup } from '../../games/alhambra/art/money';
import { cardName } from '../../games/alhambra/names';
import { consequence } from '../../games/alhambra/table/market-payment';
import Payment from '../../games/alhambra/table/Payment.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import Purse from '../../games/alhambra/table/Purse.svelte';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { CURRENCIES } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event } from '../testing';
import module from '.';
import Bag from './Bag.svelte';
import Line from './Line.svelte';

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('table', 'market', 'log');
  await loadModules(['small_change']);
  await loadLanguage('en');
  const still = { cancel: () => {}, finished: Promise.resolve(), currentTime: 0 } as unknown as Animation;
  Element.prototype.animate ??= () => still;
});
afterEach(cleanup);

const BAG = { florin: 5, dirham: 6, dinar: 4, ducat: 0 };
const HAND = ['dinar 9', 'dinar 6', 'ducat 9'];
const SHOWN = ['florin coin 1', 'dinar coin 1', 'dinar coin 1'];
const MOVES = ['buy GAR12-S dinar 9 dinar 6'];

function setUp({ bag = BAG, per = 2, moves = MOVES, kind = 'action' } = {}) {
  const means = ['dinar 9', 'dinar 6', 'dinar coin 1', 'dinar coin 1'];
  const view = sampleView({
    parts: { small_change: { bag, per } },
    decision: { seat: 0, kind },
    players: {
      0: samplePlayer({ hand: HAND, cards: 3, shown_money: SHOWN }),
      1: samplePlayer({ shown_money: ['ducat coin 1', 'ducat coin 1'] }),
      2: samplePlayer(),
    },
    choices: { moves, total: moves.length, bills: [{ tile: 'GAR12-S', price: 12, currency: 'dinar', means }] },
  });
  const table = { ...sampleTable(), setup: { ...sampleTable().setup, modules: ['small_change'] } };
  return fakeModel({ view, table });
}
const coins = (): HTMLElement[] => screen.getAllByRole('button', { name: 'dinar coin' });

describe('coins in the purse', () => {
  it('lie in the column of their currency, and count', () => {
    const { model } = setUp();
    render(Purse, { model, layout: 'wide' });
    const open = screen.getByRole('list', { name: 'dinar, lying before you: 2, 2 in all' });
    expect(within(open).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'dinar: 2 cards, 15 in all' })).toBeTruthy();
    expect(document.querySelectorAll('.sum')[2]?.textContent).toBe('17');
  });

  it('leave no trace where nobody has one', () => {
    const { model } = fakeModel();
    const { container } = render(Purse, { model, layout: 'narrow' });
    expect(container.querySelector('.open')).toBeNull();
    expect(container.querySelector('.shown')).toBeNull();
  });

  it('are picked by a tap like cards, one by one', async () => {
    const { model, source } = setUp();
    render(Purse, { model, layout: 'wide' });
    await model.chooseOffer(2);
    expect(model.paying).toEqual(['dinar 9', 'dinar 6']); // as the server lists it
    await fireEvent.click(screen.getByRole('button', { name: '6 dinars' }));
    await fireEvent.click(coins()[0]!);
    expect(model.draft).toMatchObject({ composing: true, cards: ['dinar 9', 'dinar coin 1'] });
    await fireEvent.click(coins()[1]!);
    expect(coins().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    await fireEvent.click(screen.getByRole('button', { name: '6 dinars' }));
    expect(model.move).toBe('buy GAR12-S dinar 9 dinar 6 dinar coin 1 dinar coin 1'); // too much, on purpose
    await model.confirm();
    expect(source.played).toEqual(['buy GAR12-S dinar 9 dinar 6 dinar coin 1 dinar coin 1']);
  });

  it('can be picked before a tile', async () => {
    const { model } = setUp();
    render(Purse, { model, layout: 'narrow' });
    await fireEvent.click(coins()[0]!);
    expect(model.draft).toEqual({ step: 'purse', cards: ['dinar coin 1'] });
    expect(promptOf(model, false).title).toBe('1 dinar');
    await fireEvent.click(screen.getByRole('button', { name: '9 dinars' }));
    expect(promptOf(model, false).title).toContain('10');
  });

  it('do not pay for another currency', async () => {
    const { model } = setUp();
    render(Purse, { model, layout: 'wide' });
    await model.chooseOffer(2);
    await Promise.resolve();
    const florin = screen.getByRole('button', { name: 'florin coin' });
    expect(florin.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(florin);
    expect(model.paying).not.toContain('florin coin 1');
  });
});

describe('what comes back', () => {
  it('is said of every payment that is too much', async () => {
    const { model } = setUp();
    await model.chooseOffer(2);
    render(Payment, { model, layout: 'narrow' });
    expect(screen.getAllByText('3 over, 1 coin comes back at random; your turn ends')).toHaveLength(1);
    expect(promptOf(model, false).hint).toBe('3 over: 1 coin comes back at random');
  });

  it('is one coin for every two, as many as the bag holds', () => {
    const { model } = setUp();
    const back = (over: number, cards: string[] = []): string => module.back(model, over, cards);
    expect([1, 2, 3, 8].map((over) => back(over))).toEqual(['', '1 coin comes back at random', '1 coin comes back at random', '4 coins come back at random']);
    expect(module.back(setUp({ per: 3 }).model, 8, [])).toBe('2 coins come back at random');
    const nearly = setUp({ bag: { florin: 0, dirham: 2, dinar: 0, ducat: 0 } }).model;
    expect(module.back(nearly, 9, [])).toBe('2 coins come back at random');
  });

  it('counts coins that are paid as lying in the bag again', () => {
    const { model } = setUp({ bag: { florin: 0, dirham: 0, dinar: 0, ducat: 0 } });
    expect(module.back(model, 2, ['dinar 5'])).toBe('');
    expect(consequence(model, 2, ['dinar 5'])).toBe('2 lost, your turn ends');
    expect(module.back(model, 2, ['dinar 5', 'dinar coin 1', 'dinar coin 1'])).toBe('1 coin comes back at random');
  });

  it('comes from the bag to its owner', () => {
    const { model } = setUp();
    const travels = module.travels(event('coins drawn', 2, { cards: ['ducat coin 1', 'florin coin 1'] }));
    expect(travels).toMatchObject([{ seat: 2, from: ['coins'], to: ['seat-2'] }, { seat: 2 }]);
    expect(travels[0]?.picture()).toContain('viewBox="0 0 62 62"');
    expect(model.travels(event('coins drawn', 2, { cards: ['ducat coin 1'] }), null)).toHaveLength(1);
    expect(model.travels(event('take', 2, { cards: ['ducat 1'] }), null)).toHaveLength(1);
  });
});

it('shows what is in the bag, and the coins of the others', () => {
  const { model } = setUp();
  expect(module.count(model)).toBe(15);
  const bag = render(Bag, { model, layout: 'wide' }).container;
  expect(bag.textContent).toContain('In the bag, 15 coins: 5 florin coins, 6 dirham coins, and 4 dinar coins.');
  expect(bag.querySelectorAll('.none')).toHaveLength(1);
  expect(render(Line, { model, seat: 1 }).container.textContent).toContain('2 ducat coins');
  expect(render(Line, { model, seat: 2 }).container.textContent).toBe('');
});

it('draws the coins of each currency in another shape', () => {
  const outlines = CURRENCIES.map((currency) => / d="([^"]+)"/.exec(cardMarkup(`${currency} coin 1`))?.[1]);
  expect(new Set(outlines).size).toBe(4);
  expect(cardName('ducat coin 1')).toBe('ducat coin');
});
