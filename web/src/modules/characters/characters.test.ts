import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import type { View } from '../../games/alhambra/wire';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import Panel from './Panel.svelte';
import { biddingOrder, cheapest, isSpent, partOf, waysToPay, type CharactersPart } from './part';
import Strip from './Strip.svelte';

const PART: CharactersPart = {
  owned: [['laila', 'faruk', 'yusuf'], [], []], used: [null, null, null], gone: [], aside: 4, auction: null, hakim: [null, null, null],
};
const AUCTION = { card: 'ammar', auctioneer: 2, bid: 5, bidder: 1, in: [0, 1] };

function table(part: Partial<CharactersPart>, kind: string, moves: string[], facts: Partial<View> = {}) {
  const choices = { moves, total: moves.length, bills: [] };
  const parts = { characters: { ...PART, ...part } as unknown as Record<string, unknown> };
  return fakeModel({ view: sampleView({ parts, decision: { seat: 0, kind }, choices, ...facts }) });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'market', 'log');
  await loadModules(['characters']);
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('an auction', () => {
  it('asks from the auctioneer on, clockwise', () => {
    expect(biddingOrder(AUCTION, [0, 1, 2])).toEqual([2, 0, 1]);
  });

  it('knows the cheapest way to cover a bid', () => {
    expect(cheapest(['dinar 7', 'dinar 5', 'dinar 1'], 6)).toEqual(['dinar 5', 'dinar 1']);
    expect(cheapest(['dinar 7', 'dinar 5'], 6)).toEqual(['dinar 7']);
    expect(cheapest(['dinar 7'], 8)).toBeNull();
    expect(cheapest([], 1)).toBeNull();
  });

  it('offers the legal bids one by one, and passing with one tap', async () => {
    const { model, source } = table({ auction: AUCTION }, 'auction', ['bid 6', 'bid 7', 'bid 12', 'pass']);
    render(Panel, { model, layout: 'wide' });
    expect(screen.getByText('Ammar El’Schauf')).toBeTruthy();
    screen.getByRole('button', { name: 'Offrir plus' }).click();
    screen.getByRole('button', { name: 'Offrir plus' }).click();
    await Promise.resolve();
    screen.getByRole('button', { name: 'Offrir 12' }).click();
    expect(source.played).toEqual(['bid 12']);
    screen.getByRole('button', { name: 'Passer' }).click();
    expect(source.played).toEqual(['bid 12', 'pass']);
  });

  it('shows others who is asked, without buttons', () => {
    const { model } = table({ auction: AUCTION }, 'auction', [], { decision: { seat: 1, kind: 'auction' }, choices: null });
    render(Panel, { model, layout: 'narrow' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('img', { name: 'Nina, décide' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Yusuf, a passé' })).toBeTruthy();
    expect(promptOf(model, false).title).toBe('Enchère pour Ammar El’Schauf\u00a0: Nina réfléchit');
  });

  it('is paid in one currency, the best way in each first', () => {
    const { model } = table({ auction: AUCTION }, 'bid', ['pay ducat 9', 'pay dinar 5', 'pay dinar 7', 'pay florin 4 florin 2']);
    expect(waysToPay(model, 5).map((one) => [one.move, one.over])).toEqual([
      ['pay dinar 5', 0], ['pay florin 4 florin 2', 1], ['pay ducat 9', 4], ['pay dinar 7', 2],
    ]);
    render(Panel, { model, layout: 'wide' });
    const told = screen.getAllByRole('radio').map((one) => one.parentElement?.querySelector('b')?.textContent);
    expect(told).toEqual(['5 dinars', '4 + 2 = 6 florins', '9 ducats', '7 dinars']);
  });
});

describe('powers', () => {
  it('are offered exactly when they can be used', async () => {
    const { model } = table({}, 'action', ['take ducat 8', 'laila 1', 'laila 3']);
    render(Strip, { model, layout: 'wide' });
    const laila = screen.getByRole('button', { name: /Laila.*Utilisable maintenant/ });
    expect(screen.getByRole('button', { name: /Faruk.*Montre la règle/ })).toBeTruthy();
    laila.click();
    expect(model.draft).toEqual({ step: 'special', words: ['laila'] });
    expect(model.move).toBeNull();
    expect(promptOf(model, false)).toMatchObject({ title: 'Laila\u00a0: quelle tuile doit partir\u202f?', primary: { missing: 'Choisissez une tuile' } });
    model.draft = { step: 'special', words: ['laila', '3'] };
    expect(model.move).toBe('laila 3');
    expect(promptOf(model, false).title).toBe('Remplacer Jardin 12');
  });

  it('leave no button in the prompt, and none to others', () => {
    const { model } = table({}, 'action', ['take ducat 8', 'laila 1', 'yammerad', 'machma dinar 5 dinar 4']);
    expect(promptOf(model, false).buttons).toEqual([]);
  });

  it('of the round are spent together', () => {
    const { model } = table({ used: ['faruk', null, null] }, 'action', []);
    const part = partOf(model);
    expect([isSpent(part, 0, 'laila'), isSpent(part, 0, 'yusuf'), isSpent(part, 1, 'laila')]).toEqual([true, false, false]);
  });

  it('change how much money may be taken at once', () => {
    const { model } = table({}, 'action', ['take dirham 3 dirham 2', 'take dirham 3']);
    model.draft = { step: 'take', picks: [2] };
    expect(promptOf(model, false).hint).toContain('7');
  });

  it('of Ammar use the ordinary controls, and pass', () => {
    const { model } = table({}, 'rebuild', ['remove GAR10-N', 'pass']);
    const prompt = promptOf(model, false);
    expect(prompt.title).toBe('Ammar\u00a0: un réaménagement de plus\u202f?');
    expect(prompt.buttons.map((one) => one.label)).toEqual(['Passer']);
  });
});
