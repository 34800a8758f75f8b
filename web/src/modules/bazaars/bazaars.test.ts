import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faceOf, tileMarkup } from '../../games/alhambra/art/tile';
import { parseMove } from '../../games/alhambra/moves';
import { tileName } from '../../games/alhambra/names';
import { sentence } from '../../games/alhambra/story';
import Market from '../../games/alhambra/table/Market.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { parseTile } from '../../games/alhambra/tiles';
import type { Choices, View } from '../../games/alhambra/wire';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, NAMES, told } from '../testing';
import { gain, stalls, tried } from './part';
import { story } from './story';
import Halo from './Halo.svelte';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'market', 'palace', 'log', 'scoring');
  await loadModules(['bazaars']);
  await loadLanguage('en');
});
afterEach(cleanup);

const SETUP = { ...sampleTable().setup, modules: ['bazaars'] };
const DINAR = { tile: 'BPSC3-', walls: '', currency: 'dinar', colours: ['pavilion', 'seraglio', 'chambers'] };
const DIRHAM = { tile: 'BSAG2-', walls: '', currency: 'dirham', colours: ['seraglio', 'arcades', 'garden'] };
const COUNTS = { pavilion: 1, seraglio: 0, arcades: 0, chambers: 0, garden: 1, tower: 0 };

/** The dinar bazaar can be paid exactly, the dirham bazaar cannot; what there is to do besides, as in the sample. */
function view(facts: Partial<View> = {}): View {
  const sample = sampleView();
  const choices = sample.choices as Choices;
  const moves = [...choices.moves, 'buy bazaar BPSC3- dinar 7 dinar 5'];
  const bill = { exact: 'BAZ-05', means: ['dirham 3', 'dirham 2'] };
  const bills = [
    ...choices.bills,
    { ...bill, tile: 'BPSC3-', offer: 'bazaar BPSC3-', price: 12, currency: 'dinar' as const, means: ['dinar 7', 'dinar 5'] },
    { ...bill, tile: 'BSAG2-', offer: 'bazaar BSAG2-', price: 7, currency: 'dirham' as const },
  ];
  return sampleView({ parts: { bazaars: { open: [DINAR, DIRHAM] } }, choices: { moves, total: moves.length, bills }, ...facts });
}

const modelled = (facts: Partial<View> = {}) => fakeModel({ view: view(facts), table: sampleTable({ setup: SETUP }) });
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await tick();
};

describe('what a name tells', () => {
  it('is what is printed on the tile', () => {
    expect(parseTile('BSAG2-N')).toMatchObject({
      kind: 'bazaar', building: null, cost: 0, walls: 'N', module: 'bazaars',
      shows: { families: ['seraglio', 'arcades', 'garden'], money: 'dirham' },
    });
    expect(tileName('BSAG2-')).toBe('Bazaar (Seraglio, Arcades, Garden)');
    expect(parseTile('BXYZ2-').kind).toBe('other');
  });

  it('is drawn: other colours and another currency are another picture', () => {
    const drawn = ['BSAG2-', 'BSAG1-', 'BSAT2-'].map((tile) => tileMarkup(faceOf({ tile }), { detail: 'full' }));
    expect(new Set(drawn).size).toBe(3);
  });

  it('stands in moves behind the word for what lies beside the market', () => {
    expect(parseMove('buy bazaar BSAG2- dirham 7')).toMatchObject({ verb: 'buy', kind: 'bazaar', tile: 'BSAG2-', cards: ['dirham 7'], means: '' });
    expect(parseMove('vizier buy bazaar BSAG2- dirham 7')).toMatchObject({ verb: 'buy', by: 'vizier', kind: 'bazaar', tile: 'BSAG2-' });
    expect(parseMove('buy GAR10- karim')).toMatchObject({ verb: 'buy', tile: 'GAR10-', means: 'karim' });
    expect(parseMove('buy GAR10- karim')).not.toHaveProperty('kind');
  });
});

describe('beside the market', () => {
  it('they copy the price of their column, and have none where it is empty', () => {
    const { model } = modelled();
    expect(stalls(model).map(({ tile, price }) => [tile, price])).toEqual([['BPSC3-', 12], ['BSAG2-', 7]]);
    const market = sampleView().market.map((offer) => (offer?.currency === 'dirham' ? null : offer));
    const { model: bought } = modelled({ market, choices: { moves: [], total: 0, bills: [] } });
    expect(stalls(bought).map(({ price }) => price)).toEqual([12, 0]);
    expect(bought.afford(5)).toEqual({ kind: 'unknown' });
  });

  it('are told with their price, what sets it, and what the purse says', () => {
    const { model } = modelled();
    const { container } = render(Market, { model, layout: 'wide' });
    const names = [...container.querySelectorAll('.stall .sr')].map((one) => one.textContent);
    expect(names).toEqual([
      'Bazaar (Pavilion, Seraglio, Chambers), 12 dinars like Garden 12, exact payment only, exact with 7 + 5',
      'Bazaar (Seraglio, Arcades, Garden), 7 dirhams like Pavilion 7, exact payment only, 2 short',
    ]);
  });

  it('say so where the money is there, and the very price cannot be paid', () => {
    const { model } = modelled();
    const choices = (model.view as View).choices as Choices;
    const bills = choices.bills.map((bill) => (bill.tile === 'BSAG2-' ? { ...bill, means: ['dirham 9'] } : bill));
    const { model: rich } = modelled({ choices: { ...choices, bills } });
    expect(rich.afford(5)).toEqual({ kind: 'inexact' });
    const { model: unsure } = modelled({ choices: { ...choices, bills, total: choices.total + 1 } });
    expect(unsure.afford(5)).toEqual({ kind: 'unknown' });
  });

  it('are bought by a tap and a confirmation', async () => {
    const { model, source } = modelled();
    render(Market, { model, layout: 'wide' });
    await fireEvent.click(screen.getByRole('button', { name: /^Bazaar \(Pavilion/ }));
    expect(model.draft).toMatchObject({ step: 'buy', slot: 4, cards: ['dinar 7', 'dinar 5'] });
    expect(model.chosenSlot).toBe(4);
    expect(promptOf(model, false).title).toBe('Buy Bazaar');
    await model.confirm();
    expect(source.played).toEqual(['buy bazaar BPSC3- dinar 7 dinar 5']);
  });

  it('say why they cannot be had', async () => {
    const market = sampleView().market.map((offer) => (offer?.currency === 'dinar' ? null : offer));
    const { model, source } = modelled({ market, choices: { moves: ['take ducat 8'], total: 1, bills: [] } });
    const asked: string[] = [];
    source.whyNot = async (move: string) => {
      asked.push(move);
      return { reason: 'bazaar-no-price', text: 'no price', rule: 'BAZ-06' };
    };
    await model.chooseOffer(4);
    expect(asked).toEqual(['buy bazaar BPSC3- dinar 7 dinar 5']);
    expect(model.refusal).toMatchObject({ rule: 'BAZ-06', at: 'tile', index: 4 });
  });

  it('are paid with cards picked first, if they are the very price', async () => {
    const { model } = modelled();
    model.draft = { step: 'purse', cards: ['dinar 7', 'dinar 5'] };
    expect(model.payable.map(({ move }) => move)).toEqual(['buy GAR12-S dinar 7 dinar 5', 'buy bazaar BPSC3- dinar 7 dinar 5']);
    model.draft = { step: 'purse', cards: ['dinar 7'] };
    expect(model.afford(4)).toEqual({ kind: 'short', by: 5 });
  });
});

describe('in a palace', () => {
  const moves = ['place BSAG2- 0,1', 'place BSAG2- -1,0', 'keep BSAG2-'];
  const line = { what: 'BSAG2-', points: 6, cell: [0, 1] as [number, number], cells: [[1, 0], [1, 1], [-1, 1]] as [number, number][], times: 2 };

  it('one that is tried tells both factors, and lights what it counts', async () => {
    const pending = [{ tile: 'BSAG2-' }];
    const { model, source } = modelled({ decision: { seat: 0, kind: 'placement' }, choices: { moves, total: 3, bills: [] } });
    (model.view as View).players['0'] = samplePlayer({ pending, hand: [] });
    const view = { ...(model.view as View) };
    const { model: placing, source: other } = fakeModel({ view, table: sampleTable({ setup: SETUP }) });
    other.previews = [
      { move: moves[0] ?? '', wall: 3, counts: COUNTS, lines: [line] },
      { move: moves[1] ?? '', wall: 3, counts: COUNTS },
    ];
    expect(source).toBeTruthy();
    await placing.loadPreviews();
    expect(placing.ghosts.map(({ points }) => points)).toEqual([6, 0]);
    await placing.chooseCell([0, 1]);
    expect(tried(placing)).toEqual([line]);
    expect(promptOf(placing, false).hint).toContain('In the last scoring: 3 × 2 = 6');
    const { container } = render(Halo, { model: placing, seat: 0, size: 80 });
    expect(container.querySelectorAll('.ring')).toHaveLength(1);
    expect([...container.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['1', '2', '3', '6']);
    await placing.chooseCell([-1, 0]);
    expect(promptOf(placing, false).hint).toContain('In the last scoring: 0 so far');
    await settled();
  });

  it('another tile tells what it changes', async () => {
    const tiles = [...samplePlayer().alhambra.tiles, { tile: 'BSAG2-', cell: [0, 1] as [number, number], walls: '', value: 2 }];
    const player = samplePlayer({ alhambra: { ...samplePlayer().alhambra, tiles }, pending: [{ tile: 'SER9-' }], hand: [] });
    const one = view({ decision: { seat: 0, kind: 'placement' }, choices: { moves: ['place SER9- 1,1'], total: 1, bills: [] } });
    one.players['0'] = player;
    const { model, source } = fakeModel({ view: one, table: sampleTable({ setup: SETUP }) });
    source.previews = [{ move: 'place SER9- 1,1', wall: 3, counts: COUNTS, lines: [line] }];
    await model.loadPreviews();
    expect(gain(model)).toBe(0);
    await model.chooseCell([1, 1]);
    expect(gain(model)).toBe(4);
    expect(promptOf(model, false).hint).toContain('Bazaars +4 in the last scoring');
  });

  it('one that is looked at shows its eight cells', () => {
    const tiles = [...samplePlayer().alhambra.tiles, { tile: 'BSAG2-', cell: [0, 1] as [number, number], walls: '', value: 12 }];
    const one = view();
    one.players['0'] = samplePlayer({ alhambra: { ...samplePlayer().alhambra, tiles } });
    const { model } = fakeModel({ view: one, table: sampleTable({ setup: SETUP }) });
    const { container, rerender } = render(Halo, { model, seat: 0, size: 80, pointed: null });
    expect(container.querySelector('.ring')).toBeNull();
    expect(container.textContent).toContain('12');
    void rerender({ pointed: [0, 1] });
    return settled().then(() => expect(container.querySelector('.ring')?.getAttribute('width')).toBe('294'));
  });
});

describe('what is told', () => {
  it('is that one comes beside the market', () => {
    expect(told(story).say(event('bazaar', null, { tile: 'BSAG2-', currency: 'dirham' }))).toBe('Bazaar (Seraglio, Arcades, Garden) comes beside the market.');
  });

  it('is the source of points in the last scoring', () => {
    const lines = [{ seat: 1, round: 3, rule: 'BAZ-11', what: 'BSAG2-', points: 6, cell: [0, 1], cells: [[1, 0], [1, 1], [-1, 1]], times: 2 }];
    const line = sentence(event('scoring', null, { scoring: 3, lines, scores: [13, 5] }), { names: NAMES.slice(0, 2), me: 1 });
    expect(line?.gains.flatMap(({ sources }) => sources.map(({ text }) => text))).toEqual(['Bazaar (Seraglio, Arcades, Garden)']);
  });
});
