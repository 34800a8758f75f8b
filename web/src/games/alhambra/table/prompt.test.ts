import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings, type Language } from '../../../lib/settings.svelte';
import { loadModules } from '../../../modules';
import Palace from './Palace.svelte';
import { promptOf } from './prompt';
import { fakeModel, samplePlayer, sampleTable, sampleView } from './testing';

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await loadAreas('table', 'palace');
}

function offered(...moves: string[]) {
  const view = sampleView({ choices: { moves, total: moves.length, bills: [] } });
  return fakeModel({ view }).model;
}

describe('the prompt', () => {
  beforeEach(() => speak('fr'));

  it.each([
    ['fr', 'Vous pouvez prendre de l’argent, acheter une tuile ou réaménager votre palais.'],
    ['en', 'You can take money, buy a tile, or redesign your palace.'],
    ['de', 'Du kannst Geld nehmen, ein Gebäude kaufen oder deinen Palast umbauen.'],
  ] as const)('lists actions of which one is chosen (%s)', async (language, hint) => {
    await speak(language);
    const model = offered('take ducat 8', 'buy ARC6-SW florin 4 florin 2', 'remove PAV5-NW');
    expect(promptOf(model, false).hint).toBe(hint);
  });

  it('calls a swap a swap', () => {
    const model = offered('swap PAV5-NW TOW9-NE', 'add TOW9-NE 2,0');
    model.draft = { step: 'add', tile: 'TOW9-NE', cell: null, target: null };
    expect(promptOf(model, false).title).toBe('Ajoutez Tour 9');
    model.draft = { step: 'add', tile: 'TOW9-NE', cell: null, target: 'PAV5-NW' };
    expect(promptOf(model, false).title).toBe('Échangez Pavillon 5 contre Tour 9');
  });

  it('names a card that is no money as a card', async () => {
    await loadModules(['currency_exchange']);
    const display = ['exchange florin dinar', 'dinar 4'];
    const moves = ['exchange take florin dinar', 'take dinar 4'];
    const view = sampleView({ display, choices: { moves, total: 2, bills: [] } });
    const setup = { ...sampleTable().setup, modules: ['currency_exchange'] };
    const { model } = fakeModel({ view, table: sampleTable({ setup }) });
    model.draft = { step: 'take', picks: [0] };
    expect(promptOf(model, false).title).toMatch(/^Prendre cette carte\u00a0: carte de change/);
    model.draft = { step: 'take', picks: [1] };
    expect(promptOf(model, false).title).toBe('Prendre 4 dinars');
  });
});

describe('a place that is tried', () => {
  it('tells the points of what leans on the palace, and not of a wall that stays', async () => {
    await speak('fr');
    await loadModules(['camps']);
    const moves = ['place CAMP5-S 1,-1', 'keep CAMP5-S'];
    const view = sampleView({ decision: { seat: 0, kind: 'placement' }, choices: { moves, total: 2, bills: [] } });
    view.players['0'] = samplePlayer({ pending: [{ tile: 'CAMP5-S' }], hand: [] });
    const setup = { ...sampleTable().setup, modules: ['camps'] };
    const { model, source } = fakeModel({ view, table: sampleTable({ setup }) });
    const counts = { pavilion: 1, seraglio: 0, arcades: 0, chambers: 0, garden: 1, tower: 0 };
    const lines = [{ what: 'CAMP5-S', points: 4, cell: [1, -1] as [number, number], cells: [[1, 0]] as [number, number][] }];
    source.previews = [{ move: 'place CAMP5-S 1,-1', wall: 3, counts, lines }];
    await model.loadPreviews();
    render(Palace, { model, layout: 'wide' });
    await model.chooseCell([1, -1]);
    expect(await screen.findByText('+4 points à un décompte')).toBeTruthy();
    expect(screen.queryByText(/reste à 3/)).toBeNull();
  });
});
