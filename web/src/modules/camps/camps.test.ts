import { beforeAll, expect, it } from 'vitest';
import { sentence } from '../../games/alhambra/story';
import { tileLabel } from '../../games/alhambra/table/palace-labels';
import { readable, refusalTitle } from '../../games/alhambra/table/palace-refusal';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { parseTile } from '../../games/alhambra/tiles';
import { loadAreas, loadLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, NAMES } from '../testing';
import { rays, tried } from './sight';

const COUNTS = { pavilion: 1, seraglio: 0, arcades: 0, chambers: 0, garden: 1, tower: 0 };

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'palace', 'log');
  await loadModules(['camps']);
});

it('tells what the camp in hand would count where it is tried', async () => {
  const moves = ['place CAMP5-S 1,-1', 'keep CAMP5-S'];
  const view = sampleView({ decision: { seat: 0, kind: 'placement' }, choices: { moves, total: 2, bills: [] } });
  view.players['0'] = samplePlayer({ pending: [{ tile: 'CAMP5-S' }], hand: [] });
  const setup = { ...sampleTable().setup, modules: ['camps'] };
  const { model, source } = fakeModel({ view, table: sampleTable({ setup }) });
  const line = { what: 'CAMP5-S', points: 1, cell: [1, -1] as [number, number], cells: [[1, 0]] as [number, number][] };
  source.previews = [{ move: 'place CAMP5-S 1,-1', wall: 3, counts: COUNTS, lines: [line, { ...line, what: 'CAMP8-N' }] }];
  await model.loadPreviews();
  expect(tried(model)).toEqual([]);
  expect(model.ghosts[0]?.points).toBe(1);
  await model.chooseCell([1, -1]);
  expect(tried(model)).toEqual([line]);
  expect(promptOf(model, false).hint).toBe('1 point à chaque décompte');
});

it('draws one ray for each arrow', () => {
  expect(rays({ what: 'x', points: 3, cell: [0, 0], cells: [[1, 0], [2, 0], [0, -1]] })).toEqual([[[1, 0], [2, 0]], [[0, -1]]]);
});

it('is told by the name of its tile', () => {
  expect(parseTile('CAMP8-NE')).toMatchObject({ kind: 'camp', cost: 8, walls: '', sides: 'NE', module: 'camps' });
});

it('says in a few words why it cannot stand there', () => {
  expect(refusalTitle('camp-no-wall')).toBe('Pas ici\u00a0: aucun mur où s’appuyer');
  expect(refusalTitle('camp-new')).toBe('Ce n’est pas possible');
  expect(refusalTitle('remove-prop')).toBe('Elle doit rester\u00a0: un campement s’y appuie');
});

it('is the source of points in a scoring', () => {
  const lines = [{ seat: 1, round: 2, rule: 'CAMP-13', what: 'CAMP8-NE', points: 4 }];
  const line = sentence(event('scoring', null, { scoring: 2, lines, scores: [13, 5] }), { names: NAMES.slice(0, 2), me: 1 });
  expect(line?.gains.flatMap(({ sources }) => sources.map(({ text }) => text))).toEqual(['Campement 8']);
});

it('is called as people call it, with its bastions', async () => {
  settings.language = 'en';
  await loadLanguage('en');
  expect(tileLabel({ tile: 'CAMP8-NE', walls: '', bastions: 'NE' })).toBe('Camp 8, bastions north and east');
  expect(readable('CAMP8-NE leans on CHA11-.')).toBe('Camp 8 leans on Chambers 11.');
});
