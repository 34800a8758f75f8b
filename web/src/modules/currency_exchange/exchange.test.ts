import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Money from '../../games/alhambra/table/Money.svelte';
import Payment from '../../games/alhambra/table/Payment.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import Purse from '../../games/alhambra/table/Purse.svelte';
import { fakeModel, samplePlayer, sampleView } from '../../games/alhambra/table/testing';
import type { View } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { countOf, heldBy } from './exchange';
import Held from './Held.svelte';

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('table', 'market');
  await loadModules(['currency_exchange', 'diamonds', 'characters']);
  await loadLanguage('en');
  const still = { cancel: () => {}, finished: Promise.resolve(), currentTime: 0 } as unknown as Animation;
  Element.prototype.animate ??= () => still;
});
afterEach(cleanup);

const CARD = 'exchange florin dinar';
const HAND = ['florin 4', 'florin 1', 'dinar 7', 'dinar 2', 'diamond 9', 'diamond 6', 'ducat 3'];

/** ARC6-SW for 6 florins: with diamonds, or with dinars and the card; Abdul Karim pays alone. */
function view(facts: Partial<View> = {}): View {
  const sample = sampleView();
  const moves = [
    'take ducat 8', 'take dirham 3', `exchange take dirham ducat`, 'buy ARC6-SW diamond 6',
    `buy ARC6-SW ${CARD} florin 4 dinar 2`, `buy ARC6-SW ${CARD} dinar 7`, 'buy ARC6-SW diamond 9', 'buy ARC6-SW karim',
  ];
  const ways = [
    { with: '', cards: ['diamond 9', 'diamond 6'] },
    { with: CARD, cards: ['florin 4', 'florin 1', 'dinar 7', 'dinar 2'] },
    { with: 'karim', cards: [] },
  ];
  return sampleView({
    display: ['ducat 8', 'exchange dirham ducat', 'dirham 3', 'dirham 2'],
    parts: { currency_exchange: { held: [[CARD], null, null], counts: [1, 2, 0] } },
    players: { ...sample.players, 0: samplePlayer({ hand: HAND, cards: HAND.length }) },
    choices: { moves, total: moves.length, bills: [{ tile: 'ARC6-SW', price: 6, currency: 'florin', means: ['florin 4', 'florin 1'], ways }] },
    ...facts,
  });
}
const table = () => {
  const made = fakeModel({ view: view() });
  const { table: info } = made.source;
  made.source.change({ table: { ...info, setup: { ...info.setup, modules: ['currency_exchange', 'diamonds'] } } });
  return made;
};
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });

describe('exchange cards', () => {
  it('are known by their two columns, those of others by their number', () => {
    const { model } = table();
    expect(heldBy(model, 0)).toEqual([{ card: CARD, from: 0, to: 2 }]);
    expect(heldBy(model, 1)).toEqual([]);
    expect([0, 1, 2].map((seat) => countOf(model, seat))).toEqual([1, 2, 0]);
    const { container } = render(Held, { model, seat: 1 });
    expect(container.textContent).toContain('2 exchange cards');
  });

  it('lie among the money on offer and are taken alone', async () => {
    const { model, source } = table();
    render(Money, { model, layout: 'wide' });
    await fireEvent.click(button('exchange card dirham/ducat'));
    expect(model.move).toBe('exchange take dirham ducat');
    expect(promptOf(model, false)).toMatchObject({ title: 'Take this card: exchange card dirham/ducat', hint: 'This card is taken alone.' });
    expect(promptOf(model, false).buttons).toEqual([]);
    await fireEvent.click(button(/^3 dirhams/));
    await settled();
    expect(source.asked).toEqual(['exchange take dirham ducat dirham 3']);
  });

  it('lie between their columns, and are picked there', async () => {
    const { model } = table();
    render(Purse, { model, layout: 'wide' });
    const card = button('exchange card florin/dinar');
    expect(card.getAttribute('aria-disabled')).toBe('true');
    await model.chooseOffer(0);
    await settled();
    await fireEvent.click(card);
    expect(model.draft).toMatchObject({ way: 2, composing: true });
    expect(card.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('paying', () => {
  it('suggests what every way has to offer, with what is discarded', async () => {
    const { model, source } = table();
    await model.chooseOffer(0);
    render(Payment, { model, layout: 'wide' });
    const words = screen.getAllByRole('radio').map((one) => one.closest('label')?.querySelector('.words')?.textContent?.replace(/\s+/g, ' ').trim());
    expect(words).toEqual([
      '6 diamond Exact payment: play again',
      '4 + 2 = 6 Discards: exchange card florin/dinar Exact payment: play again',
      'Free, as if exact Discards: Abdul Karim Exact payment: play again',
    ]);
    await fireEvent.click(screen.getAllByRole('radio')[2] as Element);
    expect(promptOf(model, false).hint).toBe('Without money, as if paid exactly: play again');
    await fireEvent.click(button('Take it for nothing'));
    expect(source.played).toEqual(['buy ARC6-SW karim']);
  });

  it('composes each way for itself', async () => {
    const { model, source } = table();
    await model.chooseOffer(0);
    render(Payment, { model, layout: 'wide' });
    await fireEvent.click(button('Compose it myself'));
    const ways = screen.getByRole('group', { name: 'How do you pay?' });
    expect(within(ways).getAllByRole('button').map((one) => one.textContent?.trim())).toEqual(['florin', 'diamond', 'exchange card florin/dinar', 'Abdul Karim']);
    expect(within(screen.getByRole('group', { name: 'Cards that pay for this tile' })).getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['9 diamonds', '6 diamonds']);
    await fireEvent.click(within(ways).getByRole('button', { name: /exchange card/ }));
    expect(model.draft).toMatchObject({ cards: [], way: 2 });
    for (const name of ['1 florin', '7 dinars']) await fireEvent.click(button(name));
    expect(model.move).toBe(`buy ARC6-SW ${CARD} dinar 7 florin 1`);
    await fireEvent.click(button('Buy for 8'));
    expect(source.played).toEqual([`buy ARC6-SW ${CARD} dinar 7 florin 1`]);
  });

  it('never mixes diamonds with anything: such a card begins anew', async () => {
    const { model } = table();
    await model.chooseOffer(0);
    model.chooseWay(2);
    model.compose(HAND.indexOf('florin 4'));
    expect(model.draft).toMatchObject({ way: 2, cards: ['florin 4'] });
    model.compose(HAND.indexOf('diamond 9'));
    expect(model.draft).toMatchObject({ way: 1, cards: ['diamond 9'] });
  });
});

it('gives diamonds a column of their own, and only where they are in play', async () => {
  const { model } = table();
  render(Purse, { model, layout: 'wide' });
  expect(screen.getByRole('list', { name: 'diamond: 2 cards, 15 in all' })).toBeTruthy();
  cleanup();
  render(Purse, { model: fakeModel().model, layout: 'wide' });
  expect(screen.queryByRole('list', { name: /diamond/ })).toBeNull();
});

it('can be undone by name', () => {
  const events = [{ ply: 20, event: 'exchange take', seat: 0, card: CARD }];
  const { model } = fakeModel({ view: sampleView({ parts: { currency_exchange: { hands: [[CARD], 0, 0] } } }), events });
  expect(promptOf(model, false).undo).toBe('Undo: card taken');
});
