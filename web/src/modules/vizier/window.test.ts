import { beforeAll, beforeEach, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import type { View } from '../../games/alhambra/wire';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { isAwake, offers, priority } from './window';
import { keepWish, WISHES, wishAt } from './wishes.svelte';

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
beforeEach(() => keepWish('fake', 'exact'));

it('asks from the next player on', () => {
  const { model } = table(['pass']);
  expect(priority(model)).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((seat) => isAwake(model, seat))).toEqual([true, false, true]);
});

it('asks only who wants to be asked, and passes for the others', async () => {
  const asked = (moves: string[]): boolean[] => WISHES.map((wish) => {
    keepWish('fake', wish);
    return table(moves).model.mine;
  });
  expect([asked([GARDEN, 'pass']), asked(['pass'])]).toEqual([[false, true, true], [false, false, true]]);
  expect(asked([GARDEN, 'thief take dinar 4', 'pass'])).toEqual([true, true, true]); // that is another question
  keepWish('fake', 'never');
  const { model, source } = table([GARDEN, 'pass']);
  expect(promptOf(model, false)).toMatchObject({ title: 'Rien à décider\u00a0: la partie continue', buttons: [], primary: null });
  await model.answerUnasked();
  expect(source.played).toEqual(['pass']);
  expect(table([GARDEN, 'pass'], { decision: { seat: 1, kind: 'interlude' } }).model.unasked).toBeNull();
});

it('keeps what is wished for each table', () => {
  keepWish('one', 'always');
  keepWish('two', 'never');
  expect([wishAt('one'), wishAt('two'), wishAt('three')]).toEqual(['always', 'never', 'exact']);
  for (let number = 0; number < 50; number += 1) keepWish(`table ${number}`, 'never');
  expect(Object.keys(JSON.parse(localStorage.getItem('alhambra-vizier') ?? '{}') as object)).toHaveLength(40);
  expect(wishAt('one')).toBe('exact'); // long ago
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
