import { beforeAll, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import type { View } from '../../games/alhambra/wire';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules, modulesOf } from '..';
import { isAwake, offers } from './window';

const GARDEN = 'vizier buy GAR12-S dinar 7 dinar 5';
const ARCADES = 'vizier buy ARC6-SW florin 4 florin 2';

function table(moves: string[], facts: Partial<View> = {}) {
  const parts = { vizier: { awake: [true, false, true] } };
  const choices = { moves, total: moves.length, bills: [] };
  return fakeModel({ view: sampleView({ active: 1, parts, decision: { seat: 0, kind: 'interlude' }, choices, ...facts }) });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'vizier');
  await loadModules(['vizier']);
});

it('says whose vizier is awake', () => {
  const { model } = table(['pass']);
  expect([0, 1, 2].map((seat) => isAwake(model, seat))).toEqual([true, false, true]);
  const between = modulesOf(model)[0]?.between;
  expect([0, 1].map((seat) => between?.has(model, seat))).toEqual(['vizir éveillé', '']);
  expect(between?.notes(model)).toEqual(['Cette table ne demande qu’à ceux qui peuvent payer une tuile avec l’appoint.']);
});

it('offers the dearest tile, which one tap buys or declines; another one is a tap away', async () => {
  const { model, source } = table([ARCADES, GARDEN, 'pass']);
  expect(offers(model).map((one) => one.move)).toEqual([GARDEN, ARCADES]);
  const prompt = promptOf(model, false);
  expect(prompt).toMatchObject({
    interrupt: true, title: 'Appeler votre vizir\u202f?', undo: '',
    hint: 'Jardin 12 pour 7 + 5 = 12 dinars, sans rejouer. Ou touchez Arcades 6.',
    buttons: [{ label: 'Passer' }], primary: { label: 'Acheter Jardin 12', missing: '' },
  });
  expect(model.chosenSlot).toBe(2);
  expect(model.hand.filter((_, index) => model.isPaying(index))).toEqual(['dinar 7', 'dinar 5']);
  await model.confirm(); // Enter may have been meant for something else
  expect(source.played).toEqual([]);
  await model.chooseOffer(0);
  expect(promptOf(model, false).primary?.label).toBe('Acheter Arcades 6');
  await promptOf(model, false).primary?.act();
  await prompt.buttons[0]?.act();
  expect(source.played).toEqual([ARCADES, 'pass']);
});

it('lets somebody choose how to pay, and says why not in the same words', async () => {
  const { model, source } = table([GARDEN, 'pass']);
  await model.chooseOffer(2); // the one that is offered
  expect(model.draft).toMatchObject({ step: 'buy', slot: 2 });
  model.stepBack();
  expect(model.chosenSlot).toBe(2);
  expect(model.stepBack()).toBe(false);
  await model.chooseOffer(3);
  expect(source.asked).toEqual(['vizier buy TOW13-E ducat 9 ducat 6']);
});

it('can be woken by a button of the prompt', async () => {
  const parts = { vizier: { awake: [false, false, true] } };
  const choices = { moves: ['take ducat 8', 'vizier wake'], total: 2, bills: [] };
  const { model } = fakeModel({ view: sampleView({ parts, choices }) });
  const [wake] = promptOf(model, false).buttons;
  expect(wake).toMatchObject({ label: 'Réveiller le vizir', icon: 'vizier' });
  await wake?.act();
  expect([model.move, promptOf(model, false).title]).toEqual(['vizier wake', 'Réveiller votre vizir']);
});
