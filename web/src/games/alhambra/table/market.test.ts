/** Market, purse, money and payment, as somebody uses them. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAreas, loadLanguage } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { toasts } from '../../../lib/toast.svelte';
import { loadModules } from '../../../modules';
import Horizon from './Horizon.svelte';
import Market from './Market.svelte';
import Money from './Money.svelte';
import Payment from './Payment.svelte';
import Purse from './Purse.svelte';
import { fakeModel, samplePlayer, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('table', 'market');
  await loadLanguage('en');
  // The pretended browser cannot animate.
  const still = { cancel: () => {}, finished: Promise.resolve(), currentTime: 0 } as unknown as Animation;
  Element.prototype.animate ??= () => still;
});
beforeEach(() => vi.useRealTimers());
afterEach(cleanup);

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const described = (thing: Element): string =>
  document.getElementById(thing.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};

describe('the market', () => {
  it('says everything about an offer in one label', () => {
    render(Market, { model: fakeModel().model, layout: 'wide' });
    const names = screen.getAllByRole('button').map((one) => one.querySelector('.sr')?.textContent);
    expect(names).toEqual([
      'Arcades 6, 6 florins, exact with 4 + 2; walls to the south and to the west',
      'Pavilion 7, 7 dirhams, 2 short; wall to the east',
      'Garden 12, 12 dinars, exact with 7 + 5; wall to the south',
      'Tower 13, 13 ducats, 2 over; wall to the east',
    ]);
  });

  it('opens the payment of an offer that can be paid', async () => {
    const { model } = fakeModel();
    render(Market, { model, layout: 'wide' });
    await fireEvent.click(button(/Garden 12/));
    expect(model.draft).toMatchObject({ step: 'buy', slot: 2 });
    expect(button(/Garden 12/).getAttribute('aria-expanded')).toBe('true');
  });

  it('says why another one cannot, and leads to the rule', async () => {
    const { model, source } = fakeModel();
    source.refusal = { reason: 'too-little', text: 'You have 5 dirhams, it costs 7.', rule: 'BASE-BUY-02' };
    render(Market, { model, layout: 'wide' });
    await fireEvent.click(button(/Pavilion 7/));
    await settled();
    expect(described(button(/Pavilion 7/))).toContain('You have 5 dirhams, it costs 7.');
    await fireEvent.click(button('See the rule'));
    expect(model.rule).toBe('BASE-BUY-02');
    await fireEvent.click(button('Close'));
    expect(screen.queryByText(/You have 5 dirhams/)).toBeNull();
  });

  it('stays readable and reachable when somebody else decides', () => {
    const view = sampleView({ decision: { seat: 1, kind: 'action' }, choices: null });
    render(Market, { model: fakeModel({ view }).model, layout: 'wide' });
    const disabled = screen.getAllByRole('button').map((one) => one.getAttribute('aria-disabled'));
    expect(disabled).toEqual(['true', 'true', 'true', 'true']);
  });

  it('keeps the focus on a place whose tile was bought', async () => {
    const { model, source } = fakeModel();
    render(Market, { model, layout: 'wide' });
    const first = button(/Arcades 6/);
    first.focus();
    source.change({ view: sampleView({ ply: 21, market: [null, ...sampleView().market.slice(1)] }) });
    await settled();
    expect(document.activeElement).toBe(first);
    expect(first.querySelector('.sr')?.textContent).toBe('florin: bought this turn');
  });

  it('is one tab stop; arrows lead through it', async () => {
    render(Market, { model: fakeModel().model, layout: 'narrow' });
    const all = screen.getAllByRole('button');
    expect(all.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
    all[0]?.focus();
    await fireEvent.keyDown(all[0] as Element, { key: 'End' });
    expect(document.activeElement).toBe(all[3]);
    expect(all.map((one) => one.tabIndex)).toEqual([-1, -1, -1, 0]);
  });
});

describe('the purse', () => {
  it('is a list of cards that can be picked before a tile', async () => {
    const { model } = fakeModel();
    render(Purse, { model, layout: 'wide' });
    const florins = screen.getByRole('list', { name: 'florin: 3 cards, 7 in all' });
    const cards = within(florins).getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(cards).toEqual(['4 florins', '2 florins', '1 florin']);
    await fireEvent.click(button('4 florins'));
    expect(button('4 florins').getAttribute('aria-pressed')).toBe('true');
    expect(model.draft).toEqual({ step: 'purse', cards: ['florin 4'] });
  });

  it('says so where nothing can be paid', async () => {
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 1, kind: 'action' }, choices: null }) });
    render(Purse, { model, layout: 'wide' });
    const shown = toasts.length;
    await fireEvent.click(button('4 florins'));
    expect(toasts.slice(shown).map((one) => one.text)).toEqual(['You cannot pay for anything now.']);
    expect(model.draft.step).toBe('none');
  });

  it('lets the cards be picked that pay for the tile chosen, and says why others cannot', async () => {
    const { model } = fakeModel();
    render(Purse, { model, layout: 'wide' });
    await model.chooseOffer(0);
    await settled();
    expect(button('4 florins').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button('1 florin'));
    expect(model.draft).toMatchObject({ cards: ['florin 4', 'florin 2', 'florin 1'], composing: true });
    const dinar = button('7 dinars');
    expect([dinar.getAttribute('aria-pressed'), dinar.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    await fireEvent.focus(dinar);
    expect(described(dinar)).toBe('Only florins pay for this tile.');
  });

  it('is nobody’s business for spectators', () => {
    const { model } = fakeModel({ you: { host: false, seats: [] } });
    const { container } = render(Purse, { model, layout: 'wide' });
    expect(container.querySelector('button')).toBeNull();
  });
});

describe('money', () => {
  it('picks cards, and marks those that do not go with them', async () => {
    const { model } = fakeModel();
    render(Money, { model, layout: 'wide' });
    expect(screen.getByRole('img', { name: 'Deck: 71 cards left' })).toBeTruthy();
    await fireEvent.click(button('3 dirhams'));
    expect(button('3 dirhams').getAttribute('aria-pressed')).toBe('true');
    expect(button('2 dirhams').getAttribute('aria-disabled')).toBeNull();
    expect(button('8 ducats, does not go with those picked').getAttribute('aria-disabled')).toBe('true');
  });

  it('answers to a card that does not fit, and offers to take it alone', async () => {
    const { model, source } = fakeModel();
    source.refusal = { reason: 'take-too-much', text: 'Several cards are worth 5 at most.', rule: 'BASE-MONEY-01' };
    render(Money, { model, layout: 'wide' });
    await fireEvent.click(button('3 dirhams'));
    await fireEvent.click(button(/8 ducats/));
    await settled();
    expect(screen.getByText(/Several cards are worth 5 at most/)).toBeTruthy();
    await fireEvent.click(button('Take only this one'));
    expect(model.draft).toEqual({ step: 'take', picks: [0] });
    expect(screen.queryByText(/Several cards/)).toBeNull();
  });

  it('shows who waits for a place, and why it cannot be taken', async () => {
    await loadModules(['currency_exchange']);
    const { model, source } = fakeModel({ view: sampleView({ waiting: ['exchange florin dinar', 'dinar 5'] }) });
    render(Money, { model, layout: 'narrow' });
    const waiting = within(screen.getByRole('list', { name: '2 cards wait for a place' }));
    const cards = waiting.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(cards).toEqual([
      'exchange card florin/dinar, waits for a place: cannot be taken yet',
      '5 dinars, waits for a place: cannot be taken yet',
    ]);
    expect(waiting.getByText('next')).toBeTruthy();
    const shown = toasts.length;
    await fireEvent.click(button(/^5 dinars, waits/));
    expect(toasts.slice(shown).map((one) => one.text)).toEqual([expect.stringContaining('all four places were full')]);
    expect([model.draft.step, source.asked]).toEqual(['none', []]);
    button('2 dirhams').focus();
    await fireEvent.keyDown(button('2 dirhams'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(waiting.getAllByRole('button')[0]);
    source.change({ view: sampleView() });
    await settled();
    expect(screen.queryByText('next')).toBeNull();
  });

  it('shows the letters only to those who use them', async () => {
    const { container } = render(Money, { model: fakeModel().model, layout: 'wide' });
    expect([...container.querySelectorAll('kbd')].map((one) => one.textContent)).toEqual(['Q', 'W', 'E', 'R']);
    settings.singleKeys = false;
    await settled();
    expect(container.querySelector('kbd')).toBeNull();
    settings.singleKeys = true;
  });
});

describe('payment', () => {
  it('suggests at most three ways, each with its consequence', async () => {
    const choices = sampleView().choices!;
    const moves = [...choices.moves, 'buy ARC6-SW florin 9', 'buy ARC6-SW florin 8'];
    const { model } = fakeModel({ view: sampleView({ choices: { ...choices, moves } }) });
    await model.chooseOffer(0);
    render(Payment, { model, layout: 'wide' });
    const ways = screen.getAllByRole('radio').map((one) => one.closest('label')?.querySelector('.words')?.textContent);
    expect(ways.map((words) => words?.trim())).toEqual([
      '4 + 2 = 6 Exact payment: play again', '4 + 2 + 1 = 7 1 lost, your turn ends', '9 3 lost, your turn ends',
    ]);
    expect(screen.getByText('Left in the purse: 1 florin, 5 dirhams, 12 dinars, and 15 ducats.')).toBeTruthy();
  });

  it('takes the focus, buys on Enter, and gives the focus back', async () => {
    const { model, source } = fakeModel();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    await model.chooseOffer(0);
    const { unmount, container } = render(Payment, { model, layout: 'wide' });
    await settled();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await fireEvent.click(screen.getAllByRole('radio')[1] as Element);
    expect(button('Buy for 7')).toBeTruthy();
    await fireEvent.submit(container.querySelector('form') as Element);
    expect(source.played).toEqual(['buy ARC6-SW florin 4 florin 2 florin 1']);
    unmount();
    await settled();
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('steps back on Escape', async () => {
    const { model } = fakeModel();
    await model.chooseOffer(0);
    render(Payment, { model, layout: 'wide' });
    await fireEvent.keyDown(screen.getAllByRole('radio')[0] as Element, { key: 'Escape' });
    expect(model.draft.step).toBe('none');
  });

  it('counts along with whoever composes, and does not buy for too little', async () => {
    const { model, source } = fakeModel();
    await model.chooseOffer(0);
    const { container } = render(Payment, { model, layout: 'wide' });
    await fireEvent.click(button('Compose it myself'));
    await fireEvent.click(button('4 florins'));
    const buy = screen.getByTestId('buy');
    expect([buy.textContent?.trim(), buy.getAttribute('aria-disabled')]).toEqual(['4 short', 'true']);
    await fireEvent.submit(container.querySelector('form') as Element);
    expect(source.played).toEqual([]);
    await fireEvent.click(button('2 florins'));
    expect(buy.textContent?.trim()).toBe('Pick your cards');
    await fireEvent.click(button('Back to the suggestions'));
    expect(buy.textContent?.trim()).toBe('Buy for 6');
  });

  it('asks for an exact payment between two turns', async () => {
    const choices = { ...sampleView().choices!, moves: ['pass', 'vizier buy ARC6-SW florin 4 florin 2'] };
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 0, kind: 'interlude' }, choices }) });
    await model.chooseOffer(0);
    render(Payment, { model, layout: 'wide' });
    expect(screen.getByText('Exact payment')).toBeTruthy();
    await fireEvent.click(button('Compose it myself'));
    await fireEvent.click(button('1 florin'));
    expect(screen.getByTestId('buy').textContent?.trim()).toBe('Exact payment only');
  });

  it('says what the table answered', async () => {
    const { model, source } = fakeModel();
    source.outcome = { ok: false, reason: 'stale', text: 'Nina has taken this tile.' };
    await model.chooseOffer(0);
    const { container } = render(Payment, { model, layout: 'wide' });
    await fireEvent.submit(container.querySelector('form') as Element);
    await settled();
    expect(screen.getByText(/Nina has taken this tile/)).toBeTruthy();
    expect(model.draft.step).toBe('buy');
  });
});

describe('horizon', () => {
  it('tells how far the scorings are', async () => {
    const { model, source } = fakeModel();
    render(Horizon, { model, layout: 'wide' });
    expect(screen.getByText('1st scoring done. The 2nd hides in pile 4: in 36 to 54 cards.')).toBeTruthy();
    source.change({ view: sampleView({ due: [2], scorings: 1 }) });
    await settled();
    expect(screen.getByText(/The 2nd scoring comes before the next turn. The 3rd comes when/)).toBeTruthy();
    source.change({ view: sampleView({ decision: null, scorings: 3, players: { 0: samplePlayer() } }) });
    await settled();
    expect(screen.getByText('All scorings are done.')).toBeTruthy();
  });
});
