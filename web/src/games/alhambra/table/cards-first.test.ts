import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { PalaceModel } from './model.svelte';
import { promptOf } from './prompt';
import { fakeModel, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'market', 'palace');
});

const pick = (model: PalaceModel, ...cards: string[]): void => cards.forEach((card) => model.pickMoney(model.hand.indexOf(card)));

it('says what the cards picked amount to, and which tiles they pay for', () => {
  const { model } = fakeModel();
  pick(model, 'dinar 7');
  expect(promptOf(model, false)).toMatchObject({ title: '7 dinars', primary: { missing: 'Choose a tile' }, undo: 'Undo: what you have picked' });
  expect([model.afford(2), model.afford(0)]).toEqual([{ kind: 'short', by: 5 }, { kind: 'unknown' }]);
  pick(model, 'dinar 5');
  expect(promptOf(model, false)).toMatchObject({
    title: '7 + 5 = 12 dinars', hint: 'Exact payment: play again', tile: 'GAR12-S', primary: { label: 'Buy Garden 12', missing: '' },
  });
  expect(model.afford(2)).toEqual({ kind: 'exact', cards: ['dinar 7', 'dinar 5'] });
});

it('buys the only tile with one tap', async () => {
  const { model, source } = fakeModel();
  pick(model, 'dinar 7', 'dinar 5');
  await promptOf(model, false).primary?.act();
  expect(source.played).toEqual(['buy GAR12-S dinar 7 dinar 5']);
});

it('leads to the payment of the tile that is tapped, with these cards', async () => {
  const { model, source } = fakeModel();
  pick(model, 'florin 4', 'florin 2', 'florin 1');
  expect(promptOf(model, false).hint).toBe('1 over, no change given');
  await model.chooseOffer(0);
  expect(model.draft).toEqual({ step: 'buy', slot: 0, cards: ['florin 4', 'florin 2', 'florin 1'], composing: false, way: 0 });
  await model.confirm();
  expect(source.played).toEqual(['buy ARC6-SW florin 4 florin 2 florin 1']);
});

it('takes cards that are too few along, to be added to', async () => {
  const { model } = fakeModel();
  pick(model, 'dinar 5');
  await model.chooseOffer(2);
  expect(model.draft).toMatchObject({ step: 'buy', cards: ['dinar 5'], composing: true });
});

it('says why not, where the tile is, and keeps the cards', async () => {
  const { model, source } = fakeModel();
  pick(model, 'dinar 7');
  await model.chooseOffer(3);
  expect(source.asked).toEqual(['buy TOW13-E dinar 7']);
  expect(model.refusal).toMatchObject({ at: 'tile', index: 3 });
  expect(model.draft).toEqual({ step: 'purse', cards: ['dinar 7'] });
});

it('begins anew with a card of another currency, and puts cards back', () => {
  const { model } = fakeModel();
  pick(model, 'dinar 7', 'ducat 9');
  expect(model.draft).toEqual({ step: 'purse', cards: ['ducat 9'] });
  pick(model, 'ducat 9');
  expect([model.draft.step, promptOf(model, false).undo]).toEqual(['none', '']);
});

it('is not for those who have a tile to place', () => {
  const pending = [{ tile: 'PAV6-N' }];
  const view = sampleView({ decision: { seat: 0, kind: 'placement' }, choices: { moves: ['keep PAV6-N', 'place PAV6-N 0,1'], total: 2, bills: [] } });
  view.players['0'] = { ...view.players['0']!, pending };
  const { model } = fakeModel({ view });
  pick(model, 'dinar 7');
  expect(model.draft.step).toBe('place');
});
