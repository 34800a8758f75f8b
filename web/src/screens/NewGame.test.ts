import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST } from '../games';
import { loadPart } from '../games/parts.svelte';
import type { Library, NewTable, Verdict } from '../lib/api';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import NewGame from './NewGame.svelte';

const explained = (key: string) => ({ key, name: key, summary: '' });
const LIBRARY: Library = {
  version: '1', rules_version: '1', language: 'en', languages: ['en'], seats: { least: 2, most: 6 },
  editions: [{ ...explained('2024'), options: {}, default: true }],
  modules: [
    {
      ...explained('vizier'), summary: 'Buy between two turns.', box: 1, automatic: false, seats: [2, 3, 4, 5, 6], options: [], conflicts: [],
      rules: 'vizier', rule: 'VIZ-01',
    },
  ],
  options: [], bots: [explained('easy')],
  paces: [{ ...explained('untimed'), bounds: [] }], time_outs: [explained('bot')],
  reactions: [], components: [], buildings: [], currencies: [],
};
let wishes: NewTable[] = [];
let verdict: Verdict = { ok: true, edition: '2024', modules: [], options: {}, reason: '', text: '' };
let links: { seat: number; url: string }[] = [];

// Texts are not loaded here: keys stand for them.
beforeEach(() => {
  wishes = [];
  links = [];
  verdict = { ok: true, edition: '2024', modules: [], options: {}, reason: '', text: '' };
  localStorage.clear();
  sessionStorage.clear();
  settings.name = '';
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    if (url.pathname === '/api/library') return Response.json(LIBRARY);
    if (url.pathname === '/api/library/games') return Response.json([]);
    if (url.pathname === '/api/library/check') return Response.json(verdict);
    wishes.push(JSON.parse(String(init.body)) as NewTable);
    return Response.json({ table: { key: 'abc' }, you: {}, links });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go('/', true);
});

async function openTable(): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name: /wizard-(open|play)/ }));
}

describe('a new game', () => {
  beforeAll(() => loadPart('wizard')); // as the page does before it opens this screen

  it('against two bots takes one click, and begins at once', async () => {
    render(NewGame);
    await openTable();
    await waitFor(() => expect(location.pathname).toBe('/t/abc'));
    expect(wishes).toHaveLength(1);
    expect(wishes[0]).toMatchObject({ name: 'common-names-people', start: true, edition: '2024', modules: [] });
    expect(wishes[0]?.seats.map((seat) => seat.name)).toEqual(['common-names-people', 'common-names-bots', 'common-names-bots 2']);
    expect(wishes[0]?.seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot']);
  });

  it('asks for the name once, and remembers it', async () => {
    const { unmount } = render(NewGame);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'wizard-your-name' });
    expect(field.value).toBe('common-names-people'); // a name to begin with, which can be changed in place
    expect(screen.queryByText('wizard-ask-name')).not.toBeNull();
    await fireEvent.input(field, { target: { value: ' Anna ' } });
    await openTable();
    await waitFor(() => expect(wishes[0]?.name).toBe('Anna'));
    await waitFor(() => expect(settings.name).toBe('Anna'));
    unmount();
    render(NewGame);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'wizard-your-name' })).value).toBe('Anna');
    expect(screen.queryByText('wizard-ask-name')).toBeNull();
  });

  it('keeps the links to its seats for the lobby, and what was chosen for the next time', async () => {
    links = [{ seat: 1, url: 'http://localhost/t/abc#secret' }];
    const { unmount } = render(NewGame);
    const seat = (await screen.findAllByRole('radiogroup', { name: 'wizard-kind' }))[0]!;
    await fireEvent.click(seat.querySelector('input[value="link"]')!);
    await fireEvent.click(screen.getByRole('checkbox', { name: /vizier/ }));
    await openTable();
    await waitFor(() => expect(location.pathname).toBe('/t/abc'));
    expect(wishes[0]).toMatchObject({ start: false, name: 'common-names-people', modules: ['vizier'] });
    const kept: unknown = JSON.parse(sessionStorage.getItem('alhambra-links-abc') ?? '');
    expect(kept).toEqual({ 1: 'http://localhost/t/abc#secret' });
    unmount();
    render(NewGame);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /vizier/ })).checked).toBe(true);
  });

  it('tells once what a module does', async () => {
    render(NewGame);
    await fireEvent.click(await screen.findByRole('checkbox', { name: /vizier/ }));
    expect(screen.getAllByText(/Buy between two turns/)).toHaveLength(1);
  });

  it('that cannot be played is explained, and not opened', async () => {
    verdict = { ...verdict, ok: false, reason: 'setup-seats', text: 'Not with so many.' };
    render(NewGame);
    expect((await screen.findByRole('alert')).textContent).toBe('Not with so many.');
    await openTable();
    expect(wishes).toEqual([]);
    expect(screen.getByRole('button', { name: 'wizard-play' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('several games', () => {
  const GAMES = [FIRST, 'other'].map((key) => ({ key, name: `Game ${key}`, summary: '', seats: { least: 1, most: 5 } }));
  const OTHER: Library = { ...LIBRARY, seats: { least: 1, most: 5 }, editions: [], modules: [] };

  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      if (url.pathname === '/api/library/games') return Response.json(GAMES);
      if (url.pathname === '/api/library') return Response.json(url.searchParams.get('game') === 'other' ? OTHER : LIBRARY);
      if (url.pathname === '/api/library/check') return Response.json(verdict);
      wishes.push(JSON.parse(String(init.body)) as NewTable);
      return Response.json({ table: { key: 'abc' }, you: {}, links });
    });
    settings.language = 'de'; // asked for anew
    go('/new');
  });
  afterEach(() => {
    settings.language = 'en';
  });

  it('can be chosen from, and names and seats stay', async () => {
    render(NewGame);
    await fireEvent.input(await screen.findByRole('textbox', { name: 'wizard-your-name' }), { target: { value: 'Anna' } });
    const seat = screen.getAllByRole('radiogroup', { name: 'wizard-kind' })[0]!;
    await fireEvent.click(seat.querySelector('input[value="link"]')!);
    await fireEvent.click(screen.getByRole('checkbox', { name: /vizier/ }));
    const games = await screen.findByRole('radiogroup', { name: 'wizard-which-game' });
    expect(games.querySelector<HTMLInputElement>('input:checked')?.value).toBe(FIRST);
    await fireEvent.click(games.querySelector('input[value="other"]')!);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /vizier/ })).toBeNull());
    expect(location.search).toBe('?game=other');
    expect(games.isConnected).toBe(true); // whoever chose with keys is still there
    await openTable();
    await waitFor(() => expect(wishes[0]).toMatchObject({ game: 'other', name: 'Anna', edition: '', modules: [], start: false }));
    expect(wishes[0]?.seats.map((one) => one.kind)).toEqual(['here', 'link', 'bot']);
  });

  it('each remember what was chosen for them', async () => {
    const { unmount } = render(NewGame);
    await fireEvent.click(await screen.findByRole('checkbox', { name: /vizier/ }));
    go('/new?game=other');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /vizier/ })).toBeNull());
    unmount();
    go('/new');
    render(NewGame);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /vizier/ })).checked).toBe(true);
  });
});
