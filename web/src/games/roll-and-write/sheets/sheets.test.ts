import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOf, correctionsOf, countsOf, factsOf, isFacts, printFor, roundsOf } from './facts';
import { freeName, LONGEST_NAME, SavedSheets } from './saved.svelte';
import { fullBrowser, printedFacts } from './testing';
import { tomlOf } from './toml';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const own = () => {
  const facts = printedFacts();
  facts.grid.cells[1]![4] = 'tower';
  facts.coin_reserve.size = 12;
  facts.scoring.tower = [30, 20, 10];
  facts.rounds.by_players[4] = 9;
  facts.solo.dummy_bonus[2] = 7;
  return facts;
};

describe('facts', () => {
  it('differ from the printed ones only where they were changed', () => {
    const { sheet } = correctionsOf(own(), printedFacts(), 'Mine');
    expect(Object.keys(sheet).sort()).toEqual(['coin_reserve', 'grid', 'meta', 'rounds', 'scoring', 'solo']);
    expect(sheet).toMatchObject({
      meta: { name: 'Mine' }, coin_reserve: { size: 12 }, scoring: { tower: [30, 20, 10] }, rounds: { by_players: { 4: 9 } },
      solo: { dummy_bonus: { 2: 7 } },
    });
    expect(sheet['rounds']).toEqual({ by_players: { 4: 9 } });
    expect(correctionsOf(printedFacts(), printedFacts(), 'Same')).toEqual({ sheet: { meta: { name: 'Same' } } });
  });

  it('come back from corrections as they were', () => {
    const found = factsOf(correctionsOf(own(), printedFacts(), 'Mine'), printedFacts());
    expect(found).toEqual({ name: 'Mine', facts: own() });
    expect(factsOf({}, printedFacts())).toEqual({ name: '', facts: printedFacts() });
    expect(factsOf({ sheet: 7 }, printedFacts()).facts).toEqual(printedFacts());
  });

  it('are counted', () => {
    expect(countsOf(own())).toEqual({ pavilion: 6, seraglio: 6, arcades: 6, chambers: 6, garden: 5, tower: 7 });
    expect([3, 4, 5].map((total) => roundsOf(own(), total))).toEqual([18, 9, 12]);
  });

  it('make two sheets the same or not, whatever they are called', () => {
    expect(printFor(own(), 3)).toBe(printFor(copyOf(own()), 3));
    expect(printFor(own(), 3)).not.toBe(printFor(printedFacts(), 3));
    expect(printFor(own(), 3)).not.toBe(printFor(own(), 4));
  });

  it.each([
    null, [], 'sheet', {}, { ...printedFacts(), grid: { cells: [] } }, { ...printedFacts(), scoring: { tower: [1, 2, 3] } },
    { ...printedFacts(), coins: { starting: 'x' } }, { ...printedFacts(), lines: { points_by_built: [1] } },
    { ...printedFacts(), rounds: { by_players: { 3: 1, 4: 1, 5: 1.5 }, starting_buildings: 1 } },
    { ...printedFacts(), grid: { cells: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 'castle')) } },
  ])('of another shape are none: %#', (value) => expect(isFacts(value)).toBe(false));

  it('of a sheet are facts', () => expect(isFacts(own())).toBe(true));
});

describe('a file', () => {
  it('has a table for each part, and quotes what must be', () => {
    const text = tomlOf(correctionsOf(own(), printedFacts(), 'Anna “the” \\ "first"\u007f'));
    expect(text).toContain('[sheet.meta]\nname = "Anna “the” \\\\ \\"first\\"\\u007F"\n');
    expect(text).toContain('[sheet.coin_reserve]\nsize = 12\n');
    expect(text).toContain('tower = [30, 20, 10]\n');
    expect(text).toContain('[sheet.rounds.by_players]\n4 = 9\n');
    expect(text).toMatch(/\[sheet\.grid\]\ncells = \[\n(?: {2}\["pavilion", .*\],\n){6}\]\n/);
    expect(text).not.toContain('[sheet.rounds]\n');
  });
});

describe('saved sheets', () => {
  it('are there again, with names of their own', () => {
    const saved = new SavedSheets();
    const one = saved.add('Mine', own());
    const other = saved.add(' Mine ', printedFacts());
    expect([one.name, other.name]).toEqual(['Mine', 'Mine 2']);
    saved.keep({ ...one, name: 'Yours' });
    expect(new SavedSheets().all.map((sheet) => sheet.name)).toEqual(['Yours', 'Mine 2']);
    saved.remove(one.id);
    expect(new SavedSheets().all).toEqual([other]);
    expect(saved.find(one.id)).toBeNull();
  });

  it('do not change with what they were made of', () => {
    const facts = own();
    const saved = new SavedSheets();
    const { id } = saved.add('Mine', facts);
    facts.coin_reserve.size = 50;
    expect(saved.find(id)?.facts.coin_reserve.size).toBe(12);
  });

  it('see what another tab has kept', () => {
    const [one, other] = [new SavedSheets(), new SavedSheets()];
    one.add('A', own());
    other.add('B', own());
    expect(new SavedSheets().all.map((sheet) => sheet.name)).toEqual(['A', 'B']);
  });

  it('are found by what is printed on them', () => {
    const saved = new SavedSheets();
    saved.add('Mine', own());
    expect(saved.nameOf(printFor(own(), 4), 4)).toBe('Mine');
    expect(saved.nameOf(printFor(printedFacts(), 4), 4)).toBe('');
  });

  it.each(['nonsense', '{}', '[3, null]', '[{"id":"a","name":"b","facts":{}}]'])('that cannot be read are none: %s', (text) => {
    localStorage.setItem('alhambra-dice-sheets', text);
    expect(new SavedSheets().all).toEqual([]);
  });

  it('in a browser that keeps nothing stay as long as the page, and it is told', () => {
    fullBrowser();
    const saved = new SavedSheets();
    saved.add('A', own());
    saved.add('B', own());
    expect(saved.lost).toBe(true);
    expect(saved.all.map((sheet) => sheet.name)).toEqual(['A', 'B']);
  });

  it('have names of a line at most', () => {
    const long = 'x'.repeat(100);
    expect(freeName(long, [])).toHaveLength(LONGEST_NAME);
    expect(freeName(long, [freeName(long, [])]).length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(freeName('a', ['a', 'a 2'])).toBe('a 3');
  });
});
