import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { candidates, obstacles } from './no-place';
import Nowhere from './Nowhere.svelte';
import { promptOf } from './prompt';
import { fakeModel, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'palace', 'rules');
  HTMLDialogElement.prototype.showModal ??= function showModal() { this.open = true; };
  HTMLDialogElement.prototype.close ??= function close() { this.open = false; };
});
afterEach(cleanup);

/** A tile in hand that fits nowhere: a wall is in its way, and in one place there is no path. */
async function stuck(moves: string[], facts: object) {
  const view = sampleView({ decision: { seat: 0, kind: moves[0]?.startsWith('keep') ? 'placement' : 'action' }, choices: { moves, total: moves.length, bills: [] } });
  view.players['0'] = { ...view.players['0']!, ...facts };
  const { model, source } = fakeModel({ view });
  if (!model.tileInHand) model.chooseTile('PAV6-N');
  const wall = { reason: 'place-own-wall', text: 'A wall of PAV6-N meets the open side of GAR10-N at 2,0.', rule: 'BASE-PLACE-05' };
  const path = { reason: 'place-unreachable', text: 'No way.', rule: 'BASE-PLACE-06' };
  source.previews = candidates(model).map(({ move, cell }) => ({ move, ...(cell[1] < -1 ? path : wall) }));
  await model.loadPreviews();
  return { model, source };
}

const bought = () => stuck(['keep PAV6-N'], { pending: [{ tile: 'PAV6-N' }] });

it('looks at the free cells beside the palace', async () => {
  const { model } = await bought();
  expect(candidates(model).map(({ cell }) => cell.join())).toEqual(['0,-2', '-1,-1', '1,-1', '-1,0', '2,0', '0,1', '1,1']);
  expect(obstacles(model).map(({ reason, cells }) => [reason, cells.length])).toEqual([['place-own-wall', 6], ['place-unreachable', 1]]);
});

it('says why, and puts a bought tile into the reserve with one tap', async () => {
  const { model, source } = await bought();
  const prompt = promptOf(model, false);
  expect(prompt).toMatchObject({
    hint: 'No place is allowed: wall against open side (6) and no path on foot from the fountain (1).',
    buttons: [{ label: 'Why?' }], primary: { label: 'Into the reserve', missing: '' },
  });
  await prompt.primary?.act();
  expect(source.played).toEqual(['keep PAV6-N']);
});

it('lists every reason with its rule, and shows it on the board', async () => {
  const { model } = await bought();
  void promptOf(model, false).buttons[0]?.act();
  expect(model.asksWhy).toBe(true);
  render(Nowhere, { model });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'wall against open side 6 places', 'no path on foot from the fountain one place',
  ]);
  expect(screen.getAllByRole('button', { name: /^Rule: / })).toHaveLength(2);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Show it' })[1]!);
  expect(model.refusal).toMatchObject({ at: 'cell', cell: [0, -2], reason: 'place-unreachable' });
  expect(model.asksWhy).toBe(false);
});

it('has no button for a tile of the reserve but why', async () => {
  const { model } = await stuck(['take dinar 4', 'add TOW9-N 0,1'], { reserve: [{ tile: 'PAV6-N' }, { tile: 'TOW9-N' }] });
  expect(promptOf(model, false)).toMatchObject({ title: 'Add Pavilion 6', buttons: [{ label: 'Why?' }], primary: null, undo: 'Undo: what you have picked' });
});
