import { expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { isAwake, passesBy, priority } from './window';

function table(moves: string[], seat = 0) {
  const parts = { vizier: { awake: [true, false, true] } };
  return fakeModel({ view: sampleView({ active: 1, parts, decision: { seat, kind: 'interlude' }, choices: { moves, total: moves.length, bills: [] } }) }).model;
}

it('asks from the next player on', () => {
  const model = table(['pass']);
  expect(priority(model)).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((seat) => isAwake(model, seat))).toEqual([true, false, true]);
});

it('passes for those who do not want to be asked', () => {
  const able = table(['vizier buy GAR12-S dinar 7 dinar 5', 'pass']);
  const unable = table(['pass']);
  expect((['always', 'exact', 'never'] as const).map((wish) => passesBy(wish, able))).toEqual([false, false, true]);
  expect((['always', 'exact', 'never'] as const).map((wish) => passesBy(wish, unable))).toEqual([false, true, true]);
  expect(passesBy('never', table(['pass'], 1))).toBe(false);
});

it('buys between turns, and says why not in the same words', async () => {
  await loadModules(['vizier']);
  const parts = { vizier: { awake: [true, false, true] } };
  const choices = { moves: ['vizier buy GAR12-S dinar 7 dinar 5', 'pass'], total: 2, bills: [] };
  const { model, source } = fakeModel({ view: sampleView({ parts, decision: { seat: 0, kind: 'interlude' }, choices }) });
  await model.chooseOffer(2);
  expect(model.move).toBe('vizier buy GAR12-S dinar 7 dinar 5');
  model.stepBack();
  await model.chooseOffer(3);
  expect(source.asked).toEqual(['vizier buy TOW13-E ducat 9 ducat 6']);
  expect(model.others.map((move) => move.text)).toEqual(['pass']);
});

it('can be woken by a button of the prompt', async () => {
  settings.language = 'fr';
  await loadAreas('table', 'vizier');
  await loadModules(['vizier']);
  const parts = { vizier: { awake: [false, false, true] } };
  const choices = { moves: ['take ducat 8', 'vizier wake'], total: 2, bills: [] };
  const { model } = fakeModel({ view: sampleView({ parts, choices }) });
  const [wake] = promptOf(model, false).buttons;
  expect(wake).toMatchObject({ label: 'Réveiller le vizir', icon: 'vizier' });
  await wake?.act();
  expect([model.move, promptOf(model, false).title]).toEqual(['vizier wake', 'Réveiller votre vizir']);
});
