import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings, type Language } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import type { PlacedTile } from '../wire';
import type { Ghost, PalaceRefusal } from './model.svelte';
import { tileMap } from './palace-cells';
import { lastPlaces } from './palace-events';
import { cellLabel, signed, tileLabel, wallChange, type CellState } from './palace-labels';
import { blamedSides, readable, refusalTitle, ruleLink } from './palace-refusal';

const speak = async (language: Language): Promise<void> => {
  settings.language = language;
  await loadAreas('palace', 'table', 'rules');
};

const garden: PlacedTile = { tile: 'GAR10-N', cell: [1, 2], walls: 'N' };
const tower: PlacedTile = { tile: 'TOW9-NE', cell: [2, 2], walls: 'NE' };
const tiles = tileMap([garden, tower]);
const quiet: CellState = { wall: 6, chosen: false, removable: false, swappable: false, fresh: false };
const ghost = (wall: number | null): Ghost => ({ cell: [0, 2], move: 'place PAV8- 0,2', wall, counts: null });

describe('cells in words', () => {
  test.each([
    ['en', 'Column 1, row 2: Garden 10, wall north; east neighbour: Tower 9'],
    ['fr', 'Colonne 1, ligne 2\u00a0: Jardin 10, mur au nord\u202f; voisin est\u00a0: Tour 9'],
    ['de', 'Spalte 1, Zeile 2: Garten 10, Mauer im Norden; Nachbar im Osten: Turm 9'],
  ] as const)('a tile in %s', async (language, label) => {
    await speak(language);
    expect(cellLabel(tiles, [1, 2], garden, quiet)).toBe(label);
  });

  describe('in English', () => {
    beforeEach(() => speak('en'));

    test('a place for the tile in hand says what becomes of the wall, once it is known', () => {
      expect(cellLabel(tiles, [0, 2], undefined, { ...quiet, ghost: ghost(8) }))
        .toBe('Column 0, row 2: Free, placement allowed, wall 6 becomes 8; east neighbour: Garden 10');
      expect(cellLabel(tileMap([]), [0, 2], undefined, { ...quiet, ghost: ghost(6) })).toContain('wall stays 6');
      expect(cellLabel(tileMap([]), [0, 2], undefined, { ...quiet, ghost: ghost(null) }))
        .toBe('Column 0, row 2: Free, placement allowed');
      expect(cellLabel(tileMap([]), [0, -2], undefined, quiet)).toBe('Column 0, row -2: Free');
    });

    test('what can be done with a tile is part of its name', () => {
      const label = (state: Partial<CellState>): string =>
        cellLabel(tileMap([]), [2, 2], tower, { ...quiet, ...state });
      expect(label({ removable: true })).toContain('walls north and east, can go to the reserve');
      expect(label({ removable: true, swappable: true })).toContain('east, can be replaced');
      expect(label({ chosen: true, fresh: true })).toContain('chosen, new');
    });

    test('tiles of all kinds', () => {
      expect(tileLabel({ tile: 'F', walls: '' })).toBe('Fountain');
      expect(tileLabel({ tile: 'CHA11-', walls: '' })).toBe('Chambers 11, no wall');
    });

    test('changes', () => {
      expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '±0']);
      expect(wallChange(6, 8)).toBe('Wall 6 → 8');
      expect(wallChange(6, 6)).toBe('Wall stays 6');
    });
  });
});

describe('refusals', () => {
  beforeAll(() => speak('en'));
  const refusal: PalaceRefusal = {
    reason: 'place-own-wall', text: '', at: 'cell', cell: [1, 1], where: { cell: [1, 1], side: 'W' },
  };

  test('every reason has a title, an unknown one too', () => {
    expect(refusalTitle('place-own-wall')).toBe('Not here: wall against open side');
    expect(refusalTitle('something-new')).toBe('Not possible');
  });

  test('rules go by their names', () => {
    expect(ruleLink('BASE-PLACE-05')).toMatch(/^Rule: ./);
    expect(ruleLink('NEW-99')).toBe('See the rule');
  });

  test('tiles are called as people call them', () => {
    expect(readable('At 1,-1, ARC6-SW has a wall where GAR10- has none.'))
      .toBe('Here, Arcades 6 has a wall where Garden 10 has none.');
  });

  test('a cell is never told by its numbers', async () => {
    const told = [
      ['fr', 'Sans GAR10- en 2,0, d’autres tuiles seraient coupées.', 'Sans Jardin 10 ici, d’autres tuiles seraient coupées.'],
      ['fr', 'La tuile GAR10- ne peut pas quitter -1,-2 : elle reste.', 'La tuile Jardin 10 ne peut pas quitter cette case : elle reste.'],
      ['de', 'Auf 1,-1 liegt schon GAR10-.', 'Hier liegt schon Garten 10.'],
      ['de', 'GAR10- kann 1,0 nicht verlassen.', 'Garten 10 kann dieses Feld nicht verlassen.'],
    ] as const;
    for (const [language, sentence, words] of told) {
      settings.language = language;
      await loadAreas('palace');
      expect(readable(sentence)).toBe(words);
    }
    settings.language = 'en';
    await loadAreas('palace');
  });

  test('the side to blame, or every shared side where no way leads in', () => {
    expect(blamedSides(refusal, tiles, [1, 1])).toEqual(['W']);
    const locked: PalaceRefusal = { ...refusal, reason: 'place-unreachable', where: { cell: [2, 1] } };
    expect(blamedSides(locked, tiles, [2, 1])).toEqual(['S']);
    expect(blamedSides({ ...refusal, reason: 'place-hole', where: null }, tiles, [1, 1])).toEqual([]);
  });
});

test('the places of the last turn of a seat', () => {
  const event = (ply: number, name: string, seat: number, cell?: number[]): GameEvent =>
    ({ ply, event: name, seat, cell });
  const events = [
    event(1, 'turn', 1), event(2, 'place', 1, [0, 1]), event(3, 'turn', 0), event(4, 'place', 0, [5, 5]),
    event(5, 'turn', 1), event(6, 'place', 1, [1, 1]), event(7, 'swap', 1, [2, 1]), event(8, 'remove', 1, [3, 3]),
    event(9, 'turn', 0),
  ];
  expect(lastPlaces(events, 1)).toEqual([[2, 1], [1, 1]]);
  expect(lastPlaces(events, 0)).toEqual([]);
});
