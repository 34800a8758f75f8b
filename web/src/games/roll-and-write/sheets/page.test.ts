import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Corrections } from '../../../lib/api';
import { go } from '../../../lib/router.svelte';
import { savedSheets } from './saved.svelte';
import SheetsPage from './SheetsPage.svelte';
import { printedFacts } from './testing';

let verdict: object = { ok: true };
let reading: object = { ok: true, components: {} };
let checked: Corrections[] = [];

// Texts are not loaded here: keys stand for them.
beforeEach(() => {
  verdict = { ok: true };
  reading = { ok: true, components: {} };
  checked = [];
  for (const { id } of savedSheets.all) savedSheets.remove(id);
  go('/g/roll-and-write/sheets');
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    if (url.pathname === '/api/library/printed-sheet') return Response.json({ ...printedFacts(), assumed: ['grid', 'coin_reserve'] });
    if (url.pathname === '/api/library/components') return Response.json(reading);
    const { components } = JSON.parse(String(init.body)) as { components: Corrections };
    checked.push(components);
    return Response.json(verdict);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  go('/', true);
});

const press = async (name: string): Promise<void> => void (await fireEvent.click(await screen.findByRole('button', { name })));
const cells = (): string[] => savedSheets.all[0]?.facts.grid.cells.flat() ?? [];

async function make(): Promise<void> {
  render(SheetsPage);
  await press('dice-sheets-make');
  await screen.findByRole('grid');
}

describe('sheets of one\'s own', () => {
  it('begin with the printed one, of which it is told what is assumed', async () => {
    render(SheetsPage);
    expect(await screen.findByText('dice-sheets-assumed')).not.toBeNull();
    expect(screen.queryByText('dice-sheets-none')).not.toBeNull();
    await press('dice-sheets-make');
    await screen.findByRole('grid');
    expect(location.search).toBe(`?sheet=${savedSheets.all[0]?.id}`);
    expect(savedSheets.all[0]?.facts).toEqual(printedFacts());
  });

  it('are filled by fingers: a cell, then its family, and the next cell follows', async () => {
    await make();
    await fireEvent.click(screen.getAllByRole('gridcell')[7]!);
    const tower = within(screen.getByRole('group', { name: 'dice-sheets-palette' })).getAllByRole('button')[5]!;
    await fireEvent.click(tower);
    await fireEvent.click(tower);
    expect(cells().slice(6, 10)).toEqual(['pavilion', 'tower', 'tower', 'chambers']);
    expect(screen.getAllByRole('gridcell').findIndex((one) => one.getAttribute('aria-selected') === 'true')).toBe(9);
  });

  it('are filled by keys: numbers and letters, and arrows move about', async () => {
    await make();
    const grid = screen.getByRole('grid');
    for (const key of ['6', '6', 'ArrowDown', 'ArrowLeft', '1', 'End', '2', 'Home', 'Backspace', '5']) await fireEvent.keyDown(grid, { key });
    expect(cells().slice(0, 12)).toEqual([
      'tower', 'tower', 'arcades', 'chambers', 'garden', 'tower',
      'pavilion', 'pavilion', 'arcades', 'chambers', 'garden', 'garden', // Backspace went back to the end of this row
    ]);
  });

  it('are checked by the server, and told at the field what is wrong', async () => {
    await make();
    verdict = { ok: false, reason: 'rw-sheet-points', where: 'scoring.tower', text: 'None larger.' };
    await fireEvent.input(screen.getAllByRole('textbox', { name: 'dice-sheets-points-of' })[16]!, { target: { value: '77' } });
    expect((await screen.findAllByText('None larger.')).length).toBeGreaterThan(0);
    const fields = screen.getAllByRole('textbox', { name: 'dice-sheets-points-of' });
    expect(fields.map((one) => one.getAttribute('aria-invalid') ?? '').join('')).toBe('truetruetrue');
    expect(fields.slice(15).every((one) => one.getAttribute('aria-invalid') === 'true')).toBe(true);
    expect(checked.at(-1)).toMatchObject({ sheet: { scoring: { tower: [21, 77, 6] } } });
    expect(screen.queryByText('dice-sheets-not-yet')).not.toBeNull();
  });

  it('that are wrong as a whole say so too', async () => {
    verdict = { ok: false, reason: 'components-size', text: 'Too large.' };
    await make();
    expect((await screen.findByText('Too large.')).getAttribute('role')).toBe('alert');
  });

  it('take whole numbers only, and keep the last one', async () => {
    await make();
    const field = screen.getByRole('textbox', { name: 'dice-sheets-reserve' });
    await fireEvent.input(field, { target: { value: '14' } });
    await fireEvent.input(field, { target: { value: '' } });
    expect(screen.queryByText('dice-sheets-number')).not.toBeNull();
    expect(savedSheets.all[0]?.facts.coin_reserve.size).toBe(14);
    await fireEvent.blur(field);
    expect((field as HTMLInputElement).value).toBe('14');
  });

  it('have names, and no two the same', async () => {
    savedSheets.add('Box', printedFacts());
    await make();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'dice-sheets-name' });
    await fireEvent.input(field, { target: { value: 'Box' } });
    await fireEvent.blur(field);
    expect(field.value).toBe('Box 2');
    await fireEvent.input(field, { target: { value: ' ' } });
    expect(screen.queryByText('dice-sheets-nameless')).not.toBeNull();
  });

  it('are duplicated, and deleted after a question', async () => {
    savedSheets.add('Box', printedFacts());
    render(SheetsPage);
    await press('dice-sheets-duplicate');
    expect(savedSheets.all.map((one) => one.name)).toEqual(['Box', 'Box 2']);
    go('/g/roll-and-write/sheets');
    await fireEvent.click((await screen.findAllByRole('button', { name: 'dice-sheets-delete' }))[0]!);
    expect(savedSheets.all).toHaveLength(2);
    const dialog = await screen.findByRole('alertdialog');
    await fireEvent.click(within(dialog).getByRole('button', { name: 'dice-sheets-delete' }));
    expect(savedSheets.all.map((one) => one.name)).toEqual(['Box 2']);
  });

  it('are read from a file, or it is told why not', async () => {
    render(SheetsPage);
    const input = await screen.findByLabelText<HTMLInputElement>('dice-sheets-import');
    const file = new File(['[sheet]'], 'my box.toml');
    reading = { ok: false, reason: 'components-file', text: 'No such file.' };
    await fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByText('No such file.')).not.toBeNull();
    expect(savedSheets.all).toEqual([]);
    reading = { ok: true, components: { sheet: { coin_reserve: { size: 9 } } } };
    await fireEvent.change(input, { target: { files: [file] } });
    await screen.findByRole('grid');
    expect(savedSheets.all.map((one) => [one.name, one.facts.coin_reserve.size])).toEqual([['my box', 9]]);
  });

  it('are saved as the file that is read again', async () => {
    const sheet = printedFacts();
    sheet.coin_reserve.size = 9;
    savedSheets.add('Box', sheet);
    let saved: Blob | null = null;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:1';
    });
    render(SheetsPage);
    await press('dice-sheets-export');
    await waitFor(() => expect(saved).not.toBeNull());
    expect(await saved!.text()).toBe('[sheet.meta]\nname = "Box"\n\n[sheet.coin_reserve]\nsize = 9\n');
  });

  it('of another browser are not here', async () => {
    go('/g/roll-and-write/sheets?sheet=gone');
    render(SheetsPage);
    expect(await screen.findByText('dice-sheets-gone')).not.toBeNull();
  });
});
