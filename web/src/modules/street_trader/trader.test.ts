import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { BUILDINGS, type View } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import module from '.';
import Figures from './Figures.svelte';
import Line from './Line.svelte';
import Panel from './Panel.svelte';
import { homesOf, kept, type TraderPart } from './part';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'market', 'palace');
  await loadModules(['street_trader']);
  await loadLanguage('en');
});
afterEach(cleanup);

const PART: TraderPart = {
  discs: [['pavilion', 'garden', 'tower'], ['seraglio'], []],
  made: [true, true, true], shown: true,
  cells: [[0, 1], [1, 0], null],
  homes: [['GAR10-N'], [], []], groups: [[['garden']], [], []], points: [1, 0, 0],
  supply: { pavilion: 4, seraglio: 0, arcades: 7, chambers: 7, garden: 3, tower: 2 },
  built: null,
};

const CHOICES = ['pavilion seraglio arcades', 'pavilion garden tower', 'seraglio arcades chambers'].map((one) => `trader choose ${one}`);

function setUp(kind: string, moves: string[], part: Partial<TraderPart> = {}) {
  const view: View = sampleView({
    parts: { street_trader: { ...PART, ...part } }, decision: { seat: 0, kind }, choices: { moves, total: moves.length, bills: [] },
  });
  const table = { ...sampleTable(), setup: { ...sampleTable().setup, modules: ['street_trader'] } };
  return fakeModel({ view, table });
}
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};

describe('the first choice', () => {
  const hidden = { discs: [null, null, null], made: [false, true, false], shown: false, cells: [null, null, null], homes: [[], [], []] };

  it('is made of three figures, in whatever order they are tapped', async () => {
    const { model, source } = setUp('citizens', CHOICES, hidden);
    expect(kept(model)).toBe(3);
    expect(promptOf(model, false)).toMatchObject({ title: 'Choose 3 citizens, secretly', buttons: [] });
    render(Panel, { model, layout: 'wide' });
    for (const name of ['Tower', 'Pavilion']) await fireEvent.click(button(`${name} citizen`));
    expect(promptOf(model, false).primary).toMatchObject({ missing: 'Choose 3' });
    await fireEvent.click(button('Garden citizen'));
    expect(model.move).toBe('trader choose pavilion garden tower');
    expect(button('Arcades citizen').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button('Arcades citizen')); // a fourth changes nothing
    expect(model.move).toBe('trader choose pavilion garden tower');
    await fireEvent.click(button('Garden citizen')); // taken back
    expect(model.move).toBeNull();
    await fireEvent.click(button('Garden citizen'));
    await promptOf(model, false).primary?.act();
    expect(source.played).toEqual(['trader choose pavilion garden tower']);
  });

  it('is not told beside the name of anybody', () => {
    const { model } = setUp('citizens', CHOICES, hidden);
    const { container } = render(Line, { model, seat: 1 });
    expect(container.textContent).toContain('Has chosen citizens, secretly');
    expect(render(Line, { model, seat: 2 }).container.textContent).toContain('Has not chosen citizens yet');
    expect(render(Figures, { model, seat: 1, size: 100 }).container.querySelector('g')).toBeNull();
  });
});

describe('the disc', () => {
  const MOVES = ['trader lay 0,1', 'trader lay 2,0', 'trader lay -1,0'];

  it('is laid on a cell by two taps, and another cell says why not', async () => {
    const { model, source } = setUp('disc', MOVES, { cells: [null, [1, 0], null] });
    expect(model.laying).toBe('trader lay');
    expect(model.ghosts.map(({ cell }) => cell)).toEqual([[0, 1], [2, 0], [-1, 0]]);
    expect(promptOf(model, false)).toMatchObject({ title: 'Lay your trader disc', primary: null, buttons: [] });
    await model.chooseCell([2, 0]);
    expect(model.laid).toEqual([2, 0]);
    expect(promptOf(model, false)).toMatchObject({ title: 'Lay the trader disc here', primary: { label: 'Lay' } });
    await model.chooseCell([0, 1]); // another one
    expect(model.laid).toEqual([0, 1]);
    source.refusal = { reason: 'trader-lay-no-contact', text: 'No contact.', rule: 'TRADER-06' };
    await model.chooseCell([5, 5]);
    await settled();
    expect(source.asked).toEqual(['trader lay 5,5']);
    expect(model.refusal).toMatchObject({ at: 'cell', cell: [5, 5] });
    await model.chooseCell([0, 1]);
    expect(source.played).toEqual(['trader lay 0,1']);
  });

  it('cannot be laid on a tile', async () => {
    const { model, source } = setUp('disc', MOVES, { cells: [null, [1, 0], null] });
    source.refusal = { reason: 'trader-lay-occupied', text: 'Not free.', rule: 'TRADER-06' };
    await model.choosePlaced({ tile: 'GAR10-N', cell: [1, 0], walls: 'N' });
    expect(source.asked).toEqual(['trader lay 1,0']);
  });

  it('lies beside the palace with its citizens, and they live in buildings', () => {
    const { model } = setUp('action', ['take ducat 8']);
    expect(model.laying).toBe('');
    expect(model.ghosts).toEqual([]);
    expect(homesOf(model, 0)).toEqual([{ family: 'garden', cell: [1, 0] }]);
    const { container } = render(Figures, { model, seat: 0, size: 100 });
    expect(container.innerHTML).toContain('translate(180 74)');
    expect(container.innerHTML).toContain('translate(50 150)');
    expect([0, 1, 2].map((seat) => module.lies(model, seat))).toEqual([[[0, 1]], [[1, 0]], []]);
    expect(module.spoken(model, 0, [1, 0])).toEqual(['a citizen lives there']);
    expect(module.spoken(model, 0, [0, 1])).toEqual(['trader disc: Pavilion, Garden, and Tower']);
    expect(module.spoken(model, 0, [0, 0])).toEqual([]);
    expect(module.spoken(model, 2, [0, 1])).toEqual([]);
  });
});

describe('moving in', () => {
  const can = ['pavilion', 'arcades', 'chambers', 'garden', 'tower'];
  const MOVES = [...can.map((one) => `trader settle ${one}`), 'pass'];

  it('asks who comes from the supply; a second tap confirms', async () => {
    const { model, source } = setUp('trader', MOVES, { built: 'GAR10-N', cells: [null, null, null] });
    expect(promptOf(model, false)).toMatchObject({ title: 'Let a citizen move in: Garden 10' });
    expect(promptOf(model, false).buttons).toHaveLength(1); // passing
    render(Panel, { model, layout: 'narrow' });
    expect(button('Seraglio citizens in the supply: 0').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button('Tower citizens in the supply: 2'));
    expect(model.move).toBe('trader settle tower');
    expect(promptOf(model, false)).toMatchObject({ hint: 'From the supply comes: Tower.', primary: { label: 'Move in' } });
    await fireEvent.click(button('Tower citizens in the supply: 2'));
    expect(source.played).toEqual(['trader settle tower']);
  });

  it('is offered in one tap where the supply is empty', () => {
    const supply = Object.fromEntries(BUILDINGS.map((one) => [one, 0])) as TraderPart['supply'];
    const { model } = setUp('trader', ['trader settle', 'pass'], { built: 'GAR10-N', supply });
    expect(model.move).toBe('trader settle');
    expect(promptOf(model, false)).toMatchObject({ hint: 'The supply is empty: nobody comes instead.', primary: { label: 'Move in', missing: '' } });
    const { container } = render(Panel, { model, layout: 'wide' });
    expect(container.querySelector('section')).toBeNull();
  });

  it('is replaced by an exchange where nobody matches', async () => {
    const moves = ['pavilion', 'garden'].flatMap((out) => ['chambers', 'tower'].map((one) => `trader exchange ${out} ${one}`));
    const { model, source } = setUp('trader', [...moves, 'pass'], { built: 'ARC9-', discs: [['pavilion', 'garden', 'garden'], [], []] });
    expect(promptOf(model, false)).toMatchObject({ title: 'Exchange a citizen?' });
    render(Panel, { model, layout: 'wide' });
    expect(screen.getAllByRole('button', { name: 'Garden citizen' })).toHaveLength(1); // equal ones once
    expect(button('Tower citizens in the supply: 2').getAttribute('aria-disabled')).toBe('true'); // first who leaves
    await fireEvent.click(button('Garden citizen'));
    expect(promptOf(model, false).primary).toMatchObject({ missing: 'Choose both citizens' });
    await fireEvent.click(button('Tower citizens in the supply: 2'));
    expect(promptOf(model, false).title).toBe('Exchange: Garden for Tower');
    await fireEvent.click(button('Tower citizens in the supply: 2'));
    expect(source.played).toEqual(['trader exchange garden tower']);
  });
});

it('shows the supply, the disc beside a name, and the groups that count', () => {
  const { model } = setUp('action', ['take ducat 8']);
  expect(render(Supply, { model, layout: 'wide' }).container.textContent).toContain('Garden citizens in the supply: 3');
  expect(render(Line, { model, seat: 0 }).container.textContent).toContain('Trader: Pavilion, Garden, and Tower; 1 citizen has moved in, 1 point');
  expect(module.owns(model)).toBe(true);
  expect(render(Strip, { model, layout: 'wide' }).container.textContent).toContain('Your groups of citizens: Garden; 1 point in every scoring');
});

it('can be undone by name', () => {
  expect(module.undo['trader settle']('Garden 10')).toBe('Undo: citizen moved in, Garden 10');
  expect(module.undo['trader choose']()).toBe('Undo: citizens chosen');
});
