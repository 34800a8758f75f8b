import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Library, SetupGuide } from '../lib/api';
import { go } from '../lib/router.svelte';
import { FIRST } from '../games';
import Setup from './Setup.svelte';
import { addressOf, addressOfGame, keepTicks, keptTicks, mixOf } from './setup/mix';

const explained = (key: string) => ({ key, name: key, summary: '' });
const module = (key: string, automatic = false) => ({
  ...explained(key), box: 1, automatic, seats: [2, 3, 4, 5, 6], options: [], conflicts: [], rules: key, rule: 'VIZ-01',
});
const LIBRARY: Library = {
  version: '1', rules_version: '1', language: 'en', languages: ['en'], seats: { least: 2, most: 6 },
  editions: [{ ...explained('second'), options: {}, default: false }, { ...explained('2024'), options: {}, default: true }],
  modules: [module('dirk', true), module('vizier'), module('characters')],
  options: [{
    ...explained('second_scoring_pile'), kind: 'choice', values: [{ value: 4, name: 'four' }, { value: 5, name: 'five' }],
    default: 4, rule: 'BASE-ED-01',
  }],
  bots: [], paces: [], time_outs: [], reactions: [], components: [], buildings: [], currencies: [],
};
let asked: URL[] = [];
let refusal: { reason: string; text: string } | null = null;

function guide(url: URL): SetupGuide {
  const modules = url.searchParams.getAll('modules');
  const seats = Number(url.searchParams.get('seats'));
  const steps = modules.map((key, index) => ({ number: index + 3, key: `guide-${key}`, module: key, text: `Lay out ${key}.`, rules: ['VIZ-01'] }));
  return {
    seats, edition: url.searchParams.get('edition') ?? '', modules, language: 'en', title: 'Guide',
    stages: [
      {
        key: 'players', name: 'Players', steps: [
          { number: 1, key: 'guide-places', module: 'base', text: `Each of the ${seats} players.`, rules: ['BASE-SETUP-01', 'BASE-COMP-06'] },
          { number: 2, key: 'guide-tiles', module: 'base', text: 'Take the tiles.', rules: ['BASE-COMP-01'] },
        ],
      },
      ...(steps.length ? [{ key: 'rest', name: 'Rest', steps }] : []),
    ],
  };
}

// Texts are not loaded here: keys stand for them.
beforeEach(() => {
  asked = [];
  refusal = null;
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname === '/api/library') return Response.json(LIBRARY);
    if (url.pathname === '/api/library/games') return Response.json([]);
    asked.push(url);
    return refusal ? Response.json(refusal, { status: 400 }) : Response.json(guide(url));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go('/');
});

const box = (name: string | RegExp): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name });

describe('the set-up of a real table', () => {
  it('shows what the address asks for', async () => {
    go('/setup?players=4&edition=second&modules=vizier,characters&option=second_scoring_pile%3D5');
    render(Setup);
    await box('Each of the 4 players.');
    await box('Lay out characters.');
    expect(asked).toHaveLength(1);
    const query = asked[0]!.searchParams;
    expect(query.get('seats')).toBe('4');
    expect(query.get('edition')).toBe('second');
    expect(query.getAll('modules')).toEqual(['vizier', 'characters']);
    expect(query.getAll('options')).toEqual(['second_scoring_pile=5']);
    expect((await box('vizier')).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  });

  it('is a list of steps under headings, with links to the rules', async () => {
    go('/setup?modules=vizier');
    render(Setup);
    await box('Take the tiles.');
    expect(screen.getByRole('region', { name: 'Players' }).querySelectorAll('ol > li')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Rest' }).querySelector('ol')?.start).toBe(3);
    const links = screen.getAllByRole('link', { name: 'setup-rule' }).map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/rules/BASE-SETUP-01', '/rules/BASE-COMP-06', '/rules/BASE-COMP-01', '/rules/VIZ-01']);
    expect(screen.queryByText('BASE-COMP-01')).toBeNull(); // its number is on the page of the rule
  });

  it('keeps in the address what is chosen, and asks for that', async () => {
    go('/setup');
    render(Setup);
    await fireEvent.click(await box('characters'));
    await fireEvent.click(screen.getByRole('radio', { name: '2' }));
    await box('Each of the 2 players.');
    expect(location.pathname + location.search).toBe('/setup?players=2&edition=2024&modules=characters');
    await box('Lay out characters.');
    go('/setup?players=6&edition=2024');
    await box('Each of the 6 players.');
    expect((await box('characters')).checked).toBe(false);
  });

  it('remembers what is ticked off, for this mix only', async () => {
    go('/setup?players=4&edition=2024');
    const { unmount } = render(Setup);
    await fireEvent.click(await box('Take the tiles.'));
    expect((await box('Take the tiles.')).checked).toBe(true);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
    unmount();
    render(Setup);
    await waitFor(async () => expect((await box('Take the tiles.')).checked).toBe(true));
    await fireEvent.click(screen.getByRole('radio', { name: '5' }));
    await box('Each of the 5 players.');
    expect((await box('Take the tiles.')).checked).toBe(false);
  });

  it('says when all is done, and can be started over', async () => {
    go('/setup');
    render(Setup);
    await fireEvent.click(await box('Take the tiles.'));
    await fireEvent.click(await box('Each of the 3 players.'));
    expect(screen.getByRole('status').textContent?.trim()).toBe('setup-all-done');
    await fireEvent.click(screen.getByRole('button', { name: 'setup-reset' }));
    expect(screen.getByRole('status').textContent?.trim()).toBe('setup-progress');
    expect((await box('Take the tiles.')).checked).toBe(false);
  });

  it('prints and shares', async () => {
    const print = vi.fn();
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('print', print);
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } });
    go('/setup?players=5&edition=2024&modules=vizier');
    render(Setup);
    await fireEvent.click(await screen.findByRole('button', { name: 'setup-print' }));
    expect(print).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'setup-share' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/setup?players=5&edition=2024&modules=vizier`);
  });

  it('that is impossible is explained in the words of the server', async () => {
    refusal = { reason: 'setup-value', text: 'The option cannot be 9.' };
    go('/setup?option=second_scoring_pile%3D9');
    render(Setup);
    expect((await screen.findByRole('alert')).textContent).toContain('The option cannot be 9.');
    refusal = null;
    await fireEvent.click(screen.getByRole('button', { name: 'setup-options-drop' }));
    await box('Take the tiles.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('addresses', () => {
  it('that make no sense are read as far as they do', () => {
    const read = (query: string) => mixOf(new URLSearchParams(query), LIBRARY);
    expect(read('')).toEqual({ game: FIRST, players: 3, edition: '2024', modules: [], options: [] });
    expect(read('players=77&edition=1999&modules=dirk,vizier,nothing&option=x')).toEqual({
      game: FIRST, players: 3, edition: '2024', modules: ['vizier'], options: [],
    });
    expect(read('players=2.5').players).toBe(3);
    expect(read('modules=characters&modules=vizier').modules).toEqual(['vizier', 'characters']);
  });

  it('are read as they were written', () => {
    const mix = {
      game: FIRST, players: 4, edition: 'second', modules: ['vizier', 'characters'], options: ['second_scoring_pile=5'],
    };
    const address = addressOf(mix);
    expect(address).toBe('/setup?players=4&edition=second&modules=vizier,characters&option=second_scoring_pile%3D5');
    expect(mixOf(new URL(address, 'http://localhost').searchParams, LIBRARY)).toEqual(mix);
  });

  it('name the game, if it is not the first', () => {
    const mix = { game: 'dice', players: 1, edition: '', modules: [], options: [] };
    const alone = { ...LIBRARY, seats: { least: 1, most: 5 }, editions: [] };
    expect(addressOf(mix)).toBe('/setup?game=dice&players=1');
    expect(mixOf(new URL(addressOf(mix), 'http://localhost').searchParams, alone)).toEqual(mix);
  });

  it('come from a new game too', () => {
    const game = { seats: [1, 2, 3, 4], edition: '2024', modules: ['vizier'], options: { second_scoring_pile: 5 } };
    expect(addressOfGame(FIRST, game)).toBe('/setup?players=4&edition=2024&modules=vizier&option=second_scoring_pile%3D5');
  });
});

describe('ticks', () => {
  it('survive nonsense in the store', () => {
    for (const kept of ['nonsense', '[]', '{"address":"/setup","done":3}', 'null']) {
      localStorage.setItem('alhambra-setup', kept);
      expect(keptTicks('/setup')).toEqual([]);
    }
    keepTicks('/setup', [1, 4]);
    expect(keptTicks('/setup')).toEqual([1, 4]);
    expect(keptTicks('/setup?players=2')).toEqual([]);
  });
});
