import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableModel } from '../../../table/model.svelte';
import { BestScores, MOST, reached, variantOf, type Best, type Variant } from './best.svelte';
import BestList from './BestList.svelte';

const ALONE: Variant = { rivals: 2, goal: 'high_score', specials: 1, sheet: '' };
const DUEL: Variant = { ...ALONE, goal: 'duel' };
const best = (table: string, score: number, date = 1): Best => ({ table, score, date, won: score > 50 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const full = (): void => void vi.stubGlobal('localStorage', {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('best scores', () => {
  it('are sorted, the earlier first of two equal ones, and there again after a reload', () => {
    const scores = new BestScores();
    scores.add(best('b', 40, 2), ALONE);
    scores.add(best('a', 40, 1), ALONE);
    scores.add(best('c', 70, 3), ALONE);
    expect(scores.of(ALONE).map((one) => one.table)).toEqual(['c', 'a', 'b']);
    expect(new BestScores().of(ALONE)).toEqual(scores.of(ALONE));
  });

  it('are kept once per table', () => {
    const scores = new BestScores();
    scores.add(best('a', 40), ALONE);
    scores.add(best('a', 90), ALONE);
    new BestScores().add(best('a', 90), DUEL);
    expect(new BestScores().of(ALONE).map((one) => one.score)).toEqual([40]);
    expect(new BestScores().of(DUEL)).toEqual([]);
  });

  it('are the best ten of each variant', () => {
    const scores = new BestScores();
    for (let score = 0; score < 14; score += 1) scores.add(best(`t${score}`, score), ALONE);
    scores.add(best('d', 1), DUEL);
    expect(scores.of(ALONE)).toHaveLength(MOST);
    expect(scores.of(ALONE)[0]?.score).toBe(13);
    expect(scores.of(DUEL)).toHaveLength(1);
    scores.clear(ALONE);
    expect(new BestScores().of(ALONE)).toEqual([]);
    expect(new BestScores().of(DUEL)).toHaveLength(1);
  });

  it('do not forget what another tab has kept', () => {
    const [one, other] = [new BestScores(), new BestScores()];
    one.add(best('a', 1), ALONE);
    other.add(best('b', 2), ALONE);
    expect(new BestScores().of(ALONE)).toHaveLength(2);
  });

  it.each(['nonsense', '7', '{}', '[null, 3, {"table": "a"}]', '[{"table":"a","score":"x","date":1,"won":true,"variant":{}}]'])(
    'that cannot be read are none: %s', (text) => {
      localStorage.setItem('alhambra-dice-best', text);
      expect(new BestScores().variants).toEqual([]);
    });

  it('in a full browser are shown, and it is told that they are not kept', () => {
    full();
    const scores = new BestScores();
    scores.add(best('a', 40), ALONE);
    scores.add(best('b', 50), ALONE);
    expect(scores.lost).toBe(true);
    expect(scores.of(ALONE)).toHaveLength(2);
  });
});

describe('what was reached', () => {
  const sheet = { own: false, specials_per_turn: 1 };
  const source = (more: object = {}): TableModel => ({
    source: {
      key: 'abc',
      you: { host: true, seats: [0] },
      view: { players: { 0: {} }, rivals: [{}, {}], duel: true, rounds: 18, sheet },
      table: { status: 'over', scores: [61, 30, 20], winners: [0], seats: [{ bot: '', resigned: false }], origin: null, lesson: '' },
      ...more,
    },
  } as unknown as TableModel);
  const table = (more: object): object => ({ table: { ...(source().source.table as object), ...more } });

  it('is the score of a game alone', () => {
    expect(reached(source(), 5)).toEqual({ entry: { table: 'abc', score: 61, date: 5, won: true }, variant: DUEL });
  });

  it.each([
    ['somebody else looks on', { you: { host: false, seats: [] } }],
    ['it goes on', table({ status: 'playing', scores: null })],
    ['others play too', { view: { players: { 0: {}, 1: {} }, rivals: [{}], duel: false, rounds: 18, sheet } }],
    ['it began from a record', table({ origin: { source: 'record', ply: 3 } })],
    ['it is a lesson', table({ lesson: 'first' })],
    ['a bot played', table({ seats: [{ bot: 'easy', resigned: false }] })],
  ])('is nothing if %s', (_, more) => expect(reached(source(more))).toBeNull());

  it('with a sheet of one\'s own is compared with that sheet only', () => {
    const own = {
      own: true, specials_per_turn: 2, grid: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 'tower')),
      points: { pavilion: [1], seraglio: [1], arcades: [1], chambers: [1], garden: [1], tower: [1] }, lines: [0, 1], reserve: 9,
      starting_coins: 3, coins_per_point: 2, change_cost: 1, second_cost: 3,
    };
    const view = { players: { 0: {} }, rivals: [{}, {}], duel: false, rounds: 18, sheet: own };
    const other = { ...view, sheet: { ...own, reserve: 10 } };
    const [one, two] = [variantOf(view as never), variantOf(other as never)];
    expect(one?.specials).toBe(2);
    expect(one?.sheet).not.toBe('');
    expect(one?.sheet).not.toBe(two?.sheet);
  });
});

describe('the list', () => {
  const shown = async (): Promise<HTMLElement[]> => within(await screen.findByRole('list')).getAllByRole('listitem');

  it('keeps what was reached, marks it, and does not count it again', async () => {
    new BestScores().add(best('old', 80), DUEL);
    const { unmount } = render(BestList, { entry: best('new', 60, 2), variant: DUEL });
    expect((await shown()).map((one) => one.classList.contains('new'))).toEqual([false, true]);
    expect(screen.queryByText('dice-best-place')).not.toBeNull();
    unmount();
    render(BestList, { entry: best('new', 60, 9), variant: DUEL });
    expect(await shown()).toHaveLength(2);
  });

  it('is empty at first, and says so', async () => {
    render(BestList, { entry: null, variant: ALONE });
    expect(await screen.findByText('dice-best-empty')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'dice-best-clear' })).toBeNull();
  });

  it('shows other ways to play', async () => {
    const scores = new BestScores();
    scores.add(best('a', 30), ALONE);
    scores.add(best('b', 20), DUEL);
    render(BestList, { entry: null, variant: ALONE });
    const ways = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'dice-best-way' });
    expect(ways.options).toHaveLength(2);
    expect(screen.queryByText('dice-best-lost')).toBeNull();
    await fireEvent.change(ways, { target: { value: ways.options[1]?.value } });
    expect(screen.queryByText('dice-best-lost')).not.toBeNull();
  });

  it('is cleared after a question', async () => {
    new BestScores().add(best('a', 30), ALONE);
    render(BestList, { entry: null, variant: ALONE });
    await fireEvent.click(await screen.findByRole('button', { name: 'dice-best-clear' }));
    const dialog = await screen.findByRole('alertdialog');
    await fireEvent.click(within(dialog).getByRole('button', { name: 'dice-best-clear' }));
    expect(screen.queryByRole('list')).toBeNull();
    expect(new BestScores().of(ALONE)).toEqual([]);
  });

  it('tells that a browser keeps nothing', async () => {
    full();
    render(BestList, { entry: best('a', 30), variant: ALONE });
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe('dice-best-not-kept');
    expect(await shown()).toHaveLength(1);
  });
});
