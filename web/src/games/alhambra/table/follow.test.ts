import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import Narration from '../../../table/Narration.svelte';
import Standings from '../../../table/Standings.svelte';
import { BUILDINGS, type StandingsNow } from '../wire';
import PlayerFacts from './PlayerFacts.svelte';
import Players from './Players.svelte';
import { fakeModel, sampleView } from './testing';
import { travelsOf } from './travels';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('log', 'table', 'palace', 'scoring');
});
afterEach(cleanup);

const of = (event: string, seat: number, facts: object, ply = 5): GameEvent => ({ ply, event, seat, ...facts });
const ways = (event: GameEvent, events: GameEvent[] = []): unknown[] =>
  travelsOf(event, sampleView(), events).map(({ seat, from, to }) => [seat, from[0], to[0]]);

describe('what travels', () => {
  it('is every card that was taken, from its own place', () => {
    expect(ways(of('take', 1, { cards: ['dirham 3', 'dirham 2'] }))).toEqual([[1, 'display-2', 'seat-1'], [1, 'display-3', 'seat-1']]);
    expect(travelsOf(of('take', 1, { cards: ['dinar 9'] }), null, []).map(({ from }) => from)).toEqual([['display']]);
  });

  it('are two cards of a kind from two places', () => {
    const before = sampleView({ display: ['dinar 4', 'ducat 1', 'dinar 4', null] });
    expect(travelsOf(of('take', 1, { cards: ['dinar 4', 'dinar 4'] }), before, []).map(({ from }) => from[0])).toEqual(['display-0', 'display-2']);
  });

  it('is a tile, from where it was laid to its owner, and then to its cell', () => {
    const laid: GameEvent[] = [{ ply: 0, event: 'market', tile: 'GAR12-S', slot: 3 }, { ply: 2, event: 'market', tile: 'PAV7-E', slot: 2 }];
    expect(ways(of('buy', 2, { tile: 'PAV7-E', cards: [], over: 0 }), laid)).toEqual([[2, 'market-1', 'palace-2']]);
    expect(ways(of('place', 2, { tile: 'PAV7-E', cell: [-1, 2] }))).toEqual([[2, undefined, 'cell-2--1,2']]);
    expect(ways(of('swap', 2, { old: 'PAV7-E', new: 'GAR12-S', cell: [0, 1] }))).toEqual([[2, undefined, 'cell-2-0,1']]);
    expect(ways(of('leftover', 1, { tile: 'TOW13-E', currency: 'ducat', totals: [] }))).toEqual([[1, 'market-3', 'palace-1']]);
  });

  it('is nothing when nothing has changed hands', () => {
    for (const event of ['pass', 'turn', 'storm']) expect(ways(of(event, 1, {}))).toEqual([]);
    expect(ways({ ply: 1, event: 'market', tile: 'PAV7-E', slot: 1 })).toEqual([]);
  });
});

it('a tile that somebody has laid keeps a ring until I act', () => {
  const placed = of('place', 1, { tile: 'PAV5-NW', cell: [0, -1] });
  const { model, source } = fakeModel({ events: [of('take', 0, { cards: ['dinar 1'] }, 4), placed] });
  const { container } = render(PlayerFacts, { model, seat: 1, dense: false, own: false, now: 0 });
  expect(container.querySelectorAll('[data-spot="cell-1-0,-1"]')).toHaveLength(1);
  source.change({ events: [...source.events, of('take', 0, { cards: ['dinar 1'] }, 6)] });
  expect([...model.follow.marked]).toEqual([]);
});

it('the ring goes with the last move, and is gone when I act', async () => {
  const mine = of('take', 0, { cards: ['dinar 1'] }, 4);
  const { model, source } = fakeModel({ events: [mine, of('take', 1, { cards: ['ducat 8'] })] });
  const { container } = render(Players, { model, compact: true });
  const ringed = (): (string | null)[] => [...container.querySelectorAll('.ringed')].map((one) => one.getAttribute('data-spot'));
  expect(ringed()).toEqual(['seat-1']);
  source.change({ events: [...source.events, of('take', 2, { cards: ['dinar 4'] }, 6)] });
  await tick();
  expect(ringed()).toEqual(['seat-2']);
  source.change({ events: [...source.events, of('take', 0, { cards: ['dinar 4'] }, 7)] });
  await tick();
  expect(ringed()).toEqual([]);
});

it('the narration says what happened last, and how much since', async () => {
  const { model } = fakeModel({ events: [of('take', 0, { cards: ['dinar 1'] }, 4), of('take', 1, { cards: ['ducat 8'] }), of('take', 2, { cards: ['dinar 4'] }, 6)] });
  render(Narration, { model });
  const button = await screen.findByRole('button', { name: /Yusuf takes 4 dinars\s?\..*See the 2 moves/ });
  expect((button as HTMLButtonElement).disabled).toBe(false);
});

it('standings are a table with a row for everybody, as the server counts', async () => {
  const counts = (pavilion: number): StandingsNow['rows'][number]['counts'] =>
    ({ pavilion, seraglio: 0, arcades: 1.5, chambers: 0, garden: 0, tower: 0 });
  const rows = [{ counts: counts(1), wall: 3, points: 7 }, { counts: counts(2), wall: 9, points: 12 }, { counts: counts(0), wall: 0, points: 0 }];
  const { model, source } = fakeModel();
  source.answers['standings'] = () => ({ type: 'standings', standings: { scoring: 2, rows } });
  render(Standings, { model });
  const table = await screen.findByRole('table', { hidden: true });
  const heads = within(table).getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent?.trim());
  expect(heads).toHaveLength(1 + BUILDINGS.length + 3);
  expect(heads).toContain('Longest wall');
  const texts = within(table).getAllByRole('row', { hidden: true }).slice(1).map((row) => [...row.children].map((one) => one.textContent?.replace(', in the lead', '').trim()));
  expect(texts).toEqual([
    ['You', '1', '0', '1.5', '0', '0', '0', '3', '+7', '27'],
    ['Nina', '2', '0', '1.5', '0', '0', '0', '9', '+12', '31'],
    ['Yusuf', '0', '0', '1.5', '0', '0', '0', '0', '+0', '24'],
  ]);
  expect(screen.getByText(/second scoring/)).toBeTruthy();
});
