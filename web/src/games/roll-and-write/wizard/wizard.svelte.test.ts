import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Library } from '../../../lib/api';
import { firstDraft, minutes as span, optionsIn, type Draft } from '../../../screens/wizard/draft';
import { library, option } from '../../../screens/wizard/testing';
import { loadPrinted } from '../sheets/printed.svelte';
import { savedSheets } from '../sheets/saved.svelte';
import { printedFacts } from '../sheets/testing';
import parts from '.';
import DicePanel from './DicePanel.svelte';
import { chosenName, facts, minutes, remarks, rivalsOf, rounds, variant } from './plan';

const numbers = (...values: number[]) => values.map((value) => ({ value, name: String(value) }));
const DICE: Library = {
  ...library(), seats: { least: 1, most: 5 }, editions: [], modules: [],
  options: [
    { ...option('special_actions_per_turn'), values: numbers(1, 2), default: 1 },
    { ...option('fictitious_players'), values: numbers(2, 3, 4), default: 2, seats: [1] },
    { ...option('solo_duel', [{ value: false, name: '' }, { value: true, name: '' }], false), seats: [1] },
  ],
};

function draftFor(seats: number): Draft {
  const draft = firstDraft(DICE);
  draft.seats = Array.from({ length: seats }, (_, seat) => ({ kind: seat ? 'bot' : 'here', name: '', level: 'easy' }));
  return draft;
}

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of savedSheets.all) savedSheets.remove(id);
  vi.stubGlobal('fetch', async () => Response.json({ ...printedFacts(), assumed: ['grid'] }));
  await loadPrinted();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is played', () => {
  it.each([[1, 2, 18], [2, 1, 18], [3, 0, 18], [4, 0, 15], [5, 0, 12]])('by %i has %i fictitious players and %i rounds', (seats, rivals, count) => {
    expect([rivalsOf(draftFor(seats), DICE), rounds(draftFor(seats), DICE)]).toEqual([rivals, count]);
    expect(facts(draftFor(seats), DICE)).toEqual([{ name: 'dice-wizard-rounds', value: String(count) }]);
  });

  it('alone follows the opponents that were chosen', () => {
    const draft = draftFor(1);
    draft.options = { fictitious_players: 4, solo_duel: true };
    expect(rounds(draft, DICE)).toBe(12);
    expect(variant(draft, DICE)).toEqual({ rivals: 4, goal: 'duel', specials: 1, sheet: '' });
    expect(remarks(draft, DICE)[0]).toEqual({ name: 'dice-wizard-alone', said: 'dice-wizard-against' });
    draft.seats.push({ kind: 'bot', name: '', level: 'easy' });
    expect(rounds(draft, DICE)).toBe(18); // with two, the choice for one counts no more
    expect(optionsIn(draft, DICE)).toEqual({});
  });

  it('takes less time than a board game', () => {
    expect(minutes(draftFor(1), DICE)).toBe(14);
    expect(minutes(draftFor(3), DICE)).toBe(32);
    expect(span(draftFor(3), minutes(draftFor(3), DICE))).toEqual([30, 35]);
    expect(parts.minutes).toBe(minutes);
  });
});

describe('the panel', () => {
  const shown = (draft: Draft) => render(DicePanel, { props: { draft, library: DICE, verdict: null } });

  it('shows the choices for one player to one player only', () => {
    const { unmount } = shown(draftFor(3));
    expect(screen.queryByRole('radiogroup', { name: 'dice-wizard-opponents' })).toBeNull();
    unmount();
    shown(draftFor(1));
    expect(screen.queryByRole('radiogroup', { name: 'dice-wizard-opponents' })).not.toBeNull();
    expect(screen.queryByText(/dice-wizard-high-text/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'dice-wizard-best' })).not.toBeNull();
  });

  it('explains the third player to two', () => {
    shown(draftFor(2));
    expect(screen.queryByText('dice-wizard-two')).not.toBeNull();
  });

  it('opens the best list of what is chosen', async () => {
    shown(draftFor(1));
    await fireEvent.click(screen.getByRole('button', { name: 'dice-wizard-best' }));
    expect(await screen.findByText('dice-best-empty')).not.toBeNull();
  });

  it('tells why the server does not like the sheet', () => {
    const verdict = { ok: false, reason: 'x', text: 'Row 2 is short.', where: 'grid.cells', edition: '', modules: [], options: {} };
    render(DicePanel, { props: { draft: draftFor(3), library: DICE, verdict } });
    expect(screen.getByRole('alert').textContent).toBe('Row 2 is short.');
  });

  it('gives the chosen sheet to the draft, with its name and what differs', async () => {
    const own = printedFacts();
    own.coin_reserve.size = 9;
    const saved = savedSheets.add('Box', own);
    const draft = $state(draftFor(1));
    shown(draft);
    await fireEvent.click(screen.getByRole('radio', { name: /Box/ }));
    expect(draft.components).toEqual({ sheet: { meta: { name: 'Box' }, coin_reserve: { size: 9 } } });
    expect(chosenName(draft)).toBe('Box');
    expect(variant(draft, DICE).sheet).not.toBe('');
    savedSheets.keep({ ...saved, facts: { ...own, coin_reserve: { size: 8 } } });
    await waitFor(() => expect(draft.components).toMatchObject({ sheet: { coin_reserve: { size: 8 } } }));
    savedSheets.remove(saved.id);
    await waitFor(() => expect(draft.components).toBeNull());
  });
});
