import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { LANGUAGES, settings } from '../../lib/settings.svelte';
import { plain } from '../../lib/story';
import type { GameEvent, View } from '../../lib/wire';
import { FakeSource, sampleTable } from '../../table/testing';
import { loadGame } from '..';
import game from '.';
import { PlainModel } from './model.svelte';
import { plainStory } from './story';
import table from './plain-table';

const TARGET = 8;

/** Pig, as a server would send it: roll as often as you dare, a one costs what the turn has brought. */
class Pig extends FakeSource {
  static begin(): View {
    return {
      ply: 0, turn: 1, active: 0, decision: { seat: 0, kind: 'roll_or_hold' }, pot: 0, last_dice: [], open: true,
      players: { 0: { score: 0, coins: 3 }, 1: { score: 0, coins: 3 } },
      choices: { moves: ['roll', 'hold'], total: 2 },
    } as View;
  }

  constructor() {
    const setup = { game: 'pig', edition: '', modules: [], options: {} };
    super({ view: Pig.begin(), table: sampleTable({ setup, seats: sampleTable().seats.slice(0, 2) }) });
  }

  override async play(move: string) {
    const view = this.view as View & { pot: number };
    const ply = view.ply + 1;
    if (move !== 'roll' && move !== 'hold') return { ok: false as const, reason: 'no', text: 'A pig does not fly.', rule: 'PIG-01' };
    await super.play(move);
    const rolled: GameEvent = { ply, event: 'roll', seat: 0, die: 4 };
    const held: GameEvent = { ply, event: 'hold', seat: 0, pot: view.pot };
    const score = (view.players['0']?.score ?? 0) + (move === 'hold' ? view.pot : 0);
    const over = score >= TARGET;
    const next = {
      ...view, ply, pot: move === 'roll' ? view.pot + 4 : 0, last_dice: move === 'roll' ? [4] : [],
      players: { ...view.players, 0: { ...view.players['0'], score } },
      ...(over ? { decision: null, choices: null } : {}),
    } as View;
    const end: GameEvent = { ply, event: 'end', winners: [0], scores: [score, 0] };
    this.change({
      view: next, events: [...this.events, move === 'roll' ? rolled : held, ...(over ? [end] : [])],
      ...(over ? { table: { ...this.table, status: 'over', scores: [score, 0], winners: [0] } } : {}),
    });
    return { ok: true as const };
  }
}

function seat(facts: { source?: Pig } = {}): { source: Pig; model: PlainModel } {
  const source = facts.source ?? new Pig();
  const model = new PlainModel(source);
  render(table.Table, { model });
  return { source, model };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const moves = (): HTMLElement => screen.getByRole('region', { name: 'What you can do' });

beforeEach(async () => {
  settings.language = 'en';
  await loadAreas('table', 'log', 'scoring', 'plain');
});
afterEach(cleanup);

describe('the default controls', () => {
  it('are those of a game that has no folder', async () => {
    expect(await loadGame('pig')).toBe(game);
    expect(await loadGame('toString')).toBe(game);
  });

  it('play a whole game', async () => {
    const { source, model } = seat();
    expect(screen.getByRole('heading', { name: 'Your turn' })).toBeTruthy();
    await fireEvent.click(button('roll'));
    await fireEvent.click(button('roll'));
    await waitFor(() => expect(screen.getByText('last dice').nextElementSibling?.textContent).toBe('4'));
    expect(screen.getByText('pot').nextElementSibling?.textContent).toBe('8');
    await fireEvent.click(button('hold'));
    expect(source.played).toEqual(['roll', 'roll', 'hold']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The game is over' })).toBeTruthy());
    cleanup();
    const Ending = await table.ending();
    render(Ending, { model, onreplay: () => {}, onrematch: () => {} });
    expect(screen.getByRole('heading', { name: 'You win' })).toBeTruthy();
    expect(screen.getByLabelText('8 points')).toBeTruthy();
  });

  it('show points, what is known by its own name, and the events as a log', async () => {
    seat();
    expect(screen.getByText('open').nextElementSibling?.textContent).toBe('yes');
    expect(screen.getAllByText('coins')[0]?.nextElementSibling?.textContent).toBe('3');
    expect(screen.getByText('roll or hold')).toBeTruthy();
    await fireEvent.click(button('roll'));
    const log = await screen.findByRole('group', { name: 'Log' });
    await waitFor(() => expect(within(log).getByRole('listitem').textContent).toContain('you: roll (die: 4)'));
  });

  it('let any move be written, and say why it is refused', async () => {
    const { model } = seat();
    await fireEvent.click(screen.getByText('Write a move', { selector: 'summary' }));
    const field = screen.getByLabelText('Write a move');
    await fireEvent.input(field, { target: { value: 'fly' } });
    await fireEvent.click(button('Play'));
    expect(await screen.findByText('A pig does not fly.', { selector: 'p' })).toBeTruthy();
    await fireEvent.click(button('See the rule'));
    expect(model.rule).toBe('PIG-01');
  });

  it('go back', async () => {
    const { source, model } = seat();
    const back: (number | undefined)[] = [];
    source.undo = async (ply?: number) => {
      back.push(ply);
      return { ok: true };
    };
    expect(model.canUndo).toBe(false);
    await fireEvent.click(button('roll'));
    await fireEvent.click(button('roll'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(back).toEqual([1]);
  });

  it('search among many moves, and tell of those that were not sent', async () => {
    const source = new Pig();
    const many = Array.from({ length: 30 }, (_, index) => `bet ${index}`);
    source.change({ view: { ...Pig.begin(), choices: { moves: many, total: 45 } } });
    seat({ source });
    expect(within(moves()).getByText('15 more moves are possible. Write them below.')).toBeTruthy();
    await fireEvent.input(within(moves()).getByRole('searchbox'), { target: { value: '17' } });
    expect(within(moves()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('offer nothing to whoever watches', () => {
    const source = new Pig();
    source.change({ you: { host: false, seats: [], eye: null }, view: { ...Pig.begin(), choices: null } });
    seat({ source });
    expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
    expect(screen.getByText('You are watching.')).toBeTruthy();
  });

  it('can be used by everybody', async () => {
    seat();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('a plain log', () => {
  it.each(LANGUAGES)('speaks %s', async (language) => {
    settings.language = language;
    await loadLanguage(language);
    const story = plainStory((one) => ['Ana', 'Ben <b>'][one] ?? '');
    const events: GameEvent[] = [
      { ply: 1, event: 'roll_again', seat: 1, dice: [3, 5], free: true },
      { ply: 1, event: 'rain' },
      { ply: 2, event: 'end', winners: [0, 1] },
    ];
    const lines = story.moments(events).map((moment) => story.told(moment));
    expect(lines.map(({ kind }) => kind)).toEqual(['move', 'rule', 'scoring']);
    const [first = '', second, third] = lines.map(plain);
    expect(first).toMatch(/^Ben <b>.?: roll again \(dice.?: 3, 5, free.?: \S+\)$/);
    expect(second).toBe('rain');
    expect(third).toMatch(/Ana \S+ Ben <b>$/);
  });
});
