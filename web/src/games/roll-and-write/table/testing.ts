/** For tests: a table of the dice game without a server. */

import type { GameEvent } from '../../../lib/wire';
import { FakeSource as AnySource, type Facts } from '../../../table/testing';
import { FAMILIES, type Counts, type Family, type Foreseen, type PlayerView, type Prospect, type Sheet, type View } from '../wire';
import { DiceModel } from './model.svelte';

type DiceFacts = Facts & { view: View };

export class FakeSource extends AnySource {
  /** What moves would give, by their notation. */
  readonly prospects: Record<string, Omit<Prospect, 'move'>> = {};
  /** Which moves were asked about. */
  readonly wondered: string[] = [];

  constructor(facts: Partial<DiceFacts> = {}) {
    super({ view: sampleView(), events: sampleEvents(), ...facts });
    this.answers['prospects'] = ({ moves }) => {
      const asked = moves as string[];
      this.wondered.push(...asked);
      return { type: 'prospects', prospects: asked.flatMap((move) => (this.prospects[move] ? [{ move, ...this.prospects[move] }] : [])) };
    };
  }

  override get view(): View {
    return super.view as View;
  }
}

/** A model of a sample table; drafts of earlier tests are forgotten. */
export function fakeModel(facts: Partial<DiceFacts> = {}): { model: DiceModel; source: FakeSource } {
  sessionStorage.clear();
  const source = new FakeSource(facts);
  source.prospects['coins'] = { total: 40, coins: 1, crossings: SAMPLE_CROSSINGS } satisfies Omit<Foreseen, 'move'>;
  return { model: new DiceModel(source), source };
}

const ROWS: Family[][] = [
  ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'],
  ['arcades', 'chambers', 'garden', 'tower', 'pavilion', 'tower'],
  ['garden', 'tower', 'pavilion', 'seraglio', 'arcades', 'chambers'],
  ['seraglio', 'arcades', 'chambers', 'garden', 'tower', 'pavilion'],
  ['chambers', 'garden', 'tower', 'garden', 'seraglio', 'arcades'],
  ['tower', 'pavilion', 'seraglio', 'arcades', 'chambers', 'garden'],
];

const counts = (value: number): Counts => Object.fromEntries(FAMILIES.map((family) => [family, value])) as Counts;

export const sampleSheet: Sheet = {
  types: [...FAMILIES], grid: ROWS,
  boxes: { pavilion: 5, seraglio: 5, arcades: 6, chambers: 6, garden: 7, tower: 7 },
  points: { pavilion: [16, 8, 1], seraglio: [17, 9, 2], arcades: [18, 10, 3], chambers: [19, 11, 4], garden: [20, 12, 5], tower: [21, 13, 6] },
  lines: [0, 0, 0, 0, 2, 5, 10], reserve: 20, starting_coins: 3, coins_per_point: 2, change_cost: 1, second_cost: 3, specials_per_turn: 1, own: false,
};

export function samplePlayer(facts: Partial<PlayerView> = {}): PlayerView {
  return { built: ['1,1', '2,5', '4,4'], counts: { ...counts(0), pavilion: 2, garden: 1 }, coins: 3, circled: 5, yellow: [2], blue: [3], score: 0, ...facts };
}

/** The first seat's dice cross at 2,2 (free), 2,5 (built), 4,2 (free) and 4,5 (free). */
export const SAMPLE_CROSSINGS = [
  { cell: '2,2', family: 'chambers' as const },
  { cell: '2,5', family: 'pavilion' as const, built: true },
  { cell: '4,2', family: 'arcades' as const },
  { cell: '4,5', family: 'tower' as const },
];

/** Three players, the first one in front of the screen and to move. */
export function sampleView(facts: Partial<View> = {}): View {
  return {
    ply: 20, turn: 12, active: 0, decision: { seat: 0, kind: 'action' }, round: 4, rounds: 18, first: 0, specials: 0, rest: [0, 0],
    places: counts(0), finishing: [], standings: [40, 44, 31], rivals: [], duel: false, sheet: sampleSheet,
    players: { 0: samplePlayer({ yellow: [2, 4], blue: [2, 5] }), 1: samplePlayer(), 2: samplePlayer({ coins: 0 }) },
    choices: { moves: ['build 2,2', 'build 4,2', 'build 4,5', 'coins', 'change y2:3'], total: 40 },
    ...facts,
  };
}

/** How the first seat came to its dice. */
export function sampleEvents(): GameEvent[] {
  return [
    { ply: 17, event: 'hand on', seat: 0, yellow: 1, blue: 1, to: 1 },
    { ply: 17, event: 'dice', seat: 0, yellow: [2], blue: [5] },
    { ply: 20, event: 'build', seat: 2, cell: '4,4', family: 'garden', count: 1 },
    { ply: 20, event: 'hand on', seat: 2, yellow: 4, blue: 2, to: 0 },
    { ply: 20, event: 'dice', seat: 2, yellow: [2], blue: [3] },
  ];
}
