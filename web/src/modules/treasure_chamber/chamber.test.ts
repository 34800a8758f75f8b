import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import ModulePanel from '../../games/alhambra/scoring/ModulePanel.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import Purse from '../../games/alhambra/table/Purse.svelte';
import Settlement from '../../games/alhambra/table/Settlement.svelte';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { BUILDINGS, type Building } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event } from '../testing';
import module from '.';
import Laden from './Laden.svelte';
import Line from './Line.svelte';
import { chestsOf, type ChestsPart } from './part';
import Rooms from './Rooms.svelte';

beforeAll(async () => {
  settings.language = 'en';
  settings.motion = 'reduced';
  await loadAreas('table', 'market', 'palace', 'scoring', 'log');
  await loadModules(['treasure_chamber']);
  await loadLanguage('en');
  const still = { cancel: () => {}, finished: Promise.resolve(), currentTime: 0 } as unknown as Animation;
  Element.prototype.animate ??= () => still;
});
afterEach(cleanup);

const bag = Object.fromEntries(BUILDINGS.map((one) => [one, 5])) as Record<Building, number>;
const PART: ChestsPart = {
  rooms: [['garden', 'tower', 'garden', 'pavilion'], ['arcades', 'arcades', 'chambers', 'seraglio'], []],
  bag, chests: [['GAR10-N'], [], []], room: null, bought: [], stopped: false, price: 8,
};
const HAND = ['florin 3', 'dinar 5', 'dinar 4', 'ducat 9', 'diamond 6'];

function setUp(kind: string, moves: string[], part: Partial<ChestsPart> = {}, seat = 0) {
  const player = samplePlayer();
  const tiles = [...player.alhambra.tiles, { tile: 'GAR9-E', cell: [0, 1] as [number, number], walls: 'E' }, { tile: 'GAR8-', cell: [1, 1] as [number, number], walls: '' }];
  const view = sampleView({
    parts: { treasure_chamber: { ...PART, ...part } }, decision: { seat, kind },
    players: { 0: samplePlayer({ hand: HAND, cards: 5, alhambra: { ...player.alhambra, tiles } }), 1: samplePlayer(), 2: samplePlayer() },
    choices: seat ? null : { moves, total: moves.length, bills: [] },
  });
  const table = { ...sampleTable(), setup: { ...sampleTable().setup, modules: ['treasure_chamber'] } };
  return fakeModel({ view, table });
}
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};

describe('the rooms', () => {
  const MOVES = ['take ducat 8', 'chests buy 1', 'chests buy 2'];

  it('are chosen by a tap, and confirmed by a second one', async () => {
    const { model, source } = setUp('action', MOVES);
    render(Rooms, { model, layout: 'wide' });
    expect(promptOf(model, false).hint).toContain('buy chests');
    await fireEvent.click(button('Room 1, 8 in any currencies: Pavilion, 2 × Garden, and Tower'));
    expect(promptOf(model, false)).toMatchObject({
      title: 'Buy the chests of room 1', hint: 'Pavilion, 2 × Garden, and Tower. Then you choose what to pay 8 with.', primary: { label: 'Choose' },
    });
    await fireEvent.click(button(/^Room 2/));
    expect(model.move).toBe('chests buy 2'); // another one instead
    await fireEvent.click(button(/^Room 2/));
    expect(source.played).toEqual(['chests buy 2']);
  });

  it('say why they cannot be bought', async () => {
    const { model, source } = setUp('action', ['take ducat 8']);
    source.refusal = { reason: 'chests-room-empty', text: 'Room 3 is empty.', rule: 'CHEST-05' };
    render(Rooms, { model, layout: 'narrow' });
    expect(button('Room 3: empty').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button('Room 3: empty'));
    await settled();
    expect(source.asked).toEqual(['chests buy 3']);
    expect(model.refusal).toMatchObject({ text: 'Room 3 is empty.' });
    expect(promptOf(model, false).hint).not.toContain('chests');
  });

  it('tell what is left in the bag, or still to be placed', () => {
    const text = (part: Partial<ChestsPart>): string | null => render(Rooms, { model: setUp('action', [], part).model, layout: 'wide' }).container.textContent;
    expect(text({})).toContain('30 chests are left in the bag.');
    const bag = Object.fromEntries(BUILDINGS.map((one) => [one, one === 'tower' ? 1 : 0])) as Record<Building, number>;
    expect(text({ bag, stopped: true })).toContain('No room is filled any more; 1 chest stays in the bag.');
    expect(text({ bought: ['tower', 'garden'] })).toMatch(/Chests to place:\s*Garden and Tower/);
    expect(text({ chests: [[], [], [], ['TOW11-', 'TOW12-']] })).toContain('2 chests: 2 × Tower.');
  });
});

describe('paying for a room', () => {
  const MOVES = ['chests pay dinar 5 florin 3', 'chests pay ducat 9', 'chests pay dinar 5 dinar 4'];
  const text = (): string | null => document.querySelector('.running')?.textContent ?? null;

  it('begins with the best payment, which one tap plays', async () => {
    const { model, source } = setUp('chamber', MOVES, { room: 1 });
    render(Settlement, { model, layout: 'wide' });
    expect(model.paying).toEqual(['dinar 5', 'florin 3']);
    expect(promptOf(model, false)).toMatchObject({ title: 'Chests: pay 5 + 3 = 8', hint: 'Exactly, without another action', primary: { label: 'Pay 8', missing: '' } });
    expect(text()).toContain('5 + 3 = 8');
    await promptOf(model, false).primary?.act();
    expect(source.played).toEqual(['chests pay dinar 5 florin 3']);
  });

  it('is made of cards of any currency, one by one', async () => {
    const { model, source } = setUp('chamber', MOVES, { room: 1 });
    render(Settlement, { model, layout: 'narrow' });
    await fireEvent.click(button('3 florins')); // put back
    expect(text()).toContain('3 short');
    expect(promptOf(model, false).primary).toMatchObject({ missing: '3 short' });
    expect(model.move).toBeNull();
    await fireEvent.click(button('9 ducats'));
    expect(text()).toContain('9 + 5 = 14');
    expect(text()).toContain('6 lost, no change given');
    expect(model.hasPicked).toBe(true);
    await model.confirm(); // not listed: too many cards, on purpose
    expect(source.played).toEqual(['chests pay ducat 9 dinar 5']);
  });

  it('is picked in the purse as well, and taken back', async () => {
    const { model } = setUp('chamber', MOVES, { room: 1 });
    render(Purse, { model, layout: 'wide' });
    expect(button('5 dinars').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button('4 dinars'));
    expect(model.paying).toEqual(['dinar 5', 'dinar 4', 'florin 3']);
    expect(model.stepBack()).toBe(true);
    expect(model.paying).toEqual(['dinar 5', 'florin 3']);
    expect(model.stepBack()).toBe(false);
  });

  it('shows the payments that are as good', async () => {
    const { model } = setUp('chamber', MOVES, { room: 1 });
    render(Settlement, { model, layout: 'wide' });
    const best = screen.getByRole('group', { name: 'The closest payments' });
    expect([...best.querySelectorAll('button')].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    await fireEvent.click(button('9 ducats: 1 lost, no change given'));
    expect(model.move).toBe('chests pay ducat 9');
  });

  it('begins anew with money that is never mixed', async () => {
    const { model } = setUp('chamber', MOVES, { room: 1 });
    render(Settlement, { model, layout: 'wide' });
    await fireEvent.click(document.querySelectorAll('.pick')[HAND.length - 1]!);
    expect(model.paying).toEqual(['diamond 6']);
    await fireEvent.click(button('4 dinars'));
    expect(model.paying).toEqual(['dinar 4']);
  });

  it('is told to the others, who are asked for nothing', () => {
    const { model } = setUp('chamber', [], { room: 1 }, 1);
    expect(model.settling).toBeNull();
    expect(render(Settlement, { model, layout: 'wide' }).container.querySelector('section')).toBeNull();
    expect(promptOf(model, false).title).toMatch(/pays for chests$/);
  });
});

describe('placing chests', () => {
  const MOVES = ['chests place GAR9-E', 'chests place GAR8-'];
  const at = { bought: ['garden'] as Building[], room: 1 };

  it('is done by tapping a building; a second tap confirms', async () => {
    const { model, source } = setUp('chests', MOVES, at);
    expect([...model.targets.keys()]).toEqual(['GAR9-E', 'GAR8-']);
    expect(promptOf(model, false)).toMatchObject({ title: 'Place your chests', primary: { missing: 'Tap a building' } });
    expect(model.hasPicked).toBe(false);
    source.previews = [{ move: 'chests place GAR9-E', wall: 3, counts: model.player(0)!.alhambra.counts }];
    await model.loadPreviews();
    expect(model.previewOf('chests place GAR9-E')).toBeNull(); // no wall changes by it
    await model.choosePlaced({ tile: 'GAR9-E', cell: [0, 1], walls: 'E' });
    expect(promptOf(model, false)).toMatchObject({ title: 'Chest on Garden 9', primary: { label: 'Place', missing: '' } });
    expect(module.onTarget(['chests', 'place', 'GAR9-E'])).toContain('translate(27 80)');
    expect(model.stepBack()).toBe(true);
    expect([...model.targets.keys()]).toEqual(['GAR9-E', 'GAR8-']); // still to be tapped
    await model.choosePlaced({ tile: 'GAR8-', cell: [1, 1], walls: '' });
    await model.choosePlaced({ tile: 'GAR8-', cell: [1, 1], walls: '' });
    expect(source.played).toEqual(['chests place GAR8-']);
  });

  it('says why a building cannot take one', async () => {
    const { model, source } = setUp('chests', MOVES, at);
    source.refusal = { reason: 'chest-laden', text: 'It carries one.', rule: 'CHEST-08' };
    await model.choosePlaced({ tile: 'GAR10-N', cell: [1, 0], walls: 'N' });
    expect(source.asked).toEqual(['chests place GAR10-N']);
    expect(model.refusal).toMatchObject({ at: 'cell', cell: [1, 0], rule: 'CHEST-08' });
    expect(module.reasons['chest-laden']()).toBe('Not here: it carries a chest already');
  });

  it('is told to those who wait', () => {
    const { model } = setUp('chests', [], at, 1);
    expect(promptOf(model, false).title).toMatch(/places chests: Garden$/);
    expect(model.targets.size).toBe(0);
  });
});

it('shows the chests on their tiles and beside the names', () => {
  const { model } = setUp('action', []);
  expect(chestsOf(model, 0)).toEqual([{ family: 'garden', cell: [1, 0] }]);
  expect(render(Laden, { model, seat: 0, size: 100 }).container.innerHTML).toContain('translate(100 0)');
  expect(module.spoken(model, 0, [1, 0])).toEqual(['carries a chest']);
  expect(module.spoken(model, 0, [0, 1])).toEqual([]);
  expect(render(Line, { model, seat: 0 }).container.textContent).toContain('1 chest: Garden');
  expect(render(Line, { model, seat: 1 }).container.textContent).toBe('');
  expect(module.count(model)).toBe(8);
});

it('lets chests travel to their buyer, to the next one, and onto their tiles', () => {
  const { model } = setUp('action', []);
  const to = (name: string, seat: number | null, facts: object): (string | undefined)[] => module.travels(event(name, seat, facts), model).map((one) => one.to[0]);
  expect(to('chests bought', 1, { room: 2, families: ['garden', 'tower'] })).toEqual(['seat-1', 'seat-1']);
  expect(module.travels(event('chests bought', 1, { room: 2, families: ['garden'] }), model)[0]?.from).toEqual(['room-2', 'chamber']);
  expect(to('chests placed', 0, { tiles: ['GAR9-E', 'GAR8-'] })).toEqual(['cell-0-0,1', 'cell-0-1,1']);
  expect(to('chest placed', 2, { tile: 'TOW12-' })).toEqual(['palace-2']);
  expect(to('chests passed', 2, { families: ['garden'] })).toEqual(['seat-2']);
  expect(to('chests returned', null, { families: ['garden'] })).toEqual([]);
});

it('is a row of chests with ranks in a scoring', () => {
  const { model } = setUp('action', []);
  const lines = [
    { seat: 0, rule: 'CHEST-19', what: 'chests', points: 3, rank: 2, shared: 2, count: 1, tiles: ['PAV5-NW'] },
    { seat: 1, rule: 'CHEST-18', what: 'chests', points: 14, rank: 1, shared: 1, count: 2, tiles: ['GAR10-N', 'TOW12-'] },
  ];
  const { container } = render(ModulePanel, { model, step: { kind: 'module', family: 'CHEST', lines, gains: [3, 14, 0] } });
  expect(container.textContent).toContain('Chests');
  expect(container.textContent).toContain('2 chests, rank 1');
  expect(container.textContent).toContain('1 chest, ranks 2–3 shared');
  expect(container.querySelectorAll('.row svg')).toHaveLength(3);
  expect([...container.querySelectorAll('header b')].map((one) => one.textContent)).toEqual(['+14', '+3']); // by rank
});

it('can be undone by name', () => {
  expect(module.undo['chests chosen']()).toBe('Undo: room chosen');
  expect(module.undo['chests bought']()).toBe('Undo: chests bought');
  expect(module.undo['chest placed']('Garden 10')).toBe('Undo: chest on Garden 10');
});
