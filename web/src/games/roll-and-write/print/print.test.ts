import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../../../lib/router.svelte';
import { savedSheets } from '../sheets/saved.svelte';
import { printedFacts } from '../sheets/testing';
import PrintPage from './PrintPage.svelte';

let asked: { path: string; method: string; body: unknown }[] = [];
let refusal: { status: number; reason: string; text: string } | null = null;

beforeEach(() => {
  asked = [];
  refusal = null;
  for (const { id } of savedSheets.all) savedSheets.remove(id);
  go('/g/roll-and-write/print');
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    if (pathname === '/api/library/printed-sheet') return Response.json({ ...printedFacts(), assumed: [] });
    asked.push({ path: pathname + search, method: init.method ?? 'GET', body: init.body ? JSON.parse(String(init.body)) : null });
    if (refusal) return Response.json(refusal, { status: refusal.status });
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  go('/', true);
});

const query = (path: string): URLSearchParams => new URL(path, 'http://localhost').searchParams;

describe('sheets for paper', () => {
  it('show the printed sheet', async () => {
    render(PrintPage);
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'dice-sheets-print-player' });
    expect(atob(picture.src.split(',')[1] ?? '')).toContain('<svg');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', body: null });
    expect(Object.fromEntries(query(asked[0]!.path))).toMatchObject({ game: 'roll-and-write', what: 'player', format: 'svg', players: '4' });
  });

  it('show the score sheet for so many', async () => {
    render(PrintPage);
    await fireEvent.click(await screen.findByRole('radio', { name: 'dice-sheets-print-score' }));
    await fireEvent.click(await screen.findByRole('radio', { name: '5' }));
    await waitFor(() => expect(Object.fromEntries(query(asked.at(-1)!.path))).toMatchObject({ what: 'score', players: '5' }));
  });

  it('send along what differs on a sheet of one\'s own', async () => {
    const own = printedFacts();
    own.coin_reserve.size = 9;
    const { id } = savedSheets.add('Box', own);
    go(`/g/roll-and-write/print?sheet=${id}`);
    render(PrintPage);
    await screen.findByRole('img');
    expect(asked.at(-1)).toMatchObject({
      method: 'POST', body: { components: { sheet: { meta: { name: 'Box' }, coin_reserve: { size: 9 } } } },
    });
  });

  it('are given out as PDF', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    render(PrintPage);
    await fireEvent.click(await screen.findByRole('button', { name: 'dice-sheets-pdf' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    expect(query(asked.at(-1)!.path).get('format')).toBe('pdf');
  });

  it('that cannot be drawn say why', async () => {
    refusal = { status: 400, reason: 'rw-sheet-rows', text: 'Six rows.' };
    const { unmount } = render(PrintPage);
    expect((await screen.findByRole('alert')).textContent).toBe('Six rows.');
    unmount();
    refusal = { status: 404, reason: 'not-found', text: 'Nothing here.' };
    render(PrintPage);
    expect((await screen.findByRole('alert')).textContent).toBe('dice-sheets-print-none');
  });
});
