import { beforeAll, expect, it } from 'vitest';
import { sentence } from '../../games/alhambra/story';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, samplePlayer, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { plain, type Line } from '../../lib/story';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['dirk']);
});

const { tell } = told(story);

it('tells a purchase for him in one line', () => {
  const buy = event('buy', 1, { tile: 'TOW9-ES', cards: ['ducat 8', 'ducat 2'], over: 1 });
  const given = event('give to dirk', 1, { tile: 'TOW9-ES' }, 2);
  expect(tell([buy, given])[0]).toContain('tuile donnée à Dirk');
  expect(tell([given, { ...given, tile: 'GAR8-SW' }])).toEqual(['Kim donne Tour 9 et Jardin 8 à Dirk.']);
  expect(tell([event('dirk draws', null, { tiles: ['TOW9-ES'] })])).toEqual(['Dirk reçoit Tour 9.']);
});

it('calls him by his name in a scoring and at the end', () => {
  const listener = { names: ['Nina', 'Kim'], me: 1, tellers: [story] };
  const lines = [{ seat: 2, round: 2, rule: 'BASE-SCORE-02', what: 'tower', points: 13, rank: 1, shared: 1, count: 1 }];
  const line = sentence(event('scoring', null, { scoring: 2, lines, scores: [0, 0] }), listener) as Line;
  expect(line.gains.map(({ name, total }) => [name, total])).toEqual([['Nina', 0], ['Kim', 0], ['Dirk', 13]]);
  expect(plain(sentence(event('end', null, { scores: [80, 80], winners: [2] }), listener) as Line)).toBe('Partie terminée\u00a0: Dirk gagne.');
});

it('is offered the tile that is in the hand', async () => {
  await loadAreas('table');
  await loadModules(['dirk']);
  const moves = ['place TOW9-ES 1,0', 'keep TOW9-ES', 'dirk TOW9-ES', 'dirk GAR8-SW'];
  const view = sampleView({ parts: { dirk: { tiles: [], score: 0 } }, decision: { seat: 0, kind: 'placement' }, choices: { moves, total: 4, bills: [] } });
  view.players['0'] = samplePlayer({ pending: [{ tile: 'TOW9-ES' }], hand: [] });
  const { model } = fakeModel({ view });
  const give = promptOf(model, false).buttons.filter(({ label }) => label === 'Donner à Dirk');
  expect(give).toHaveLength(1);
  await give[0]?.act();
  expect(model.move).toBe('dirk TOW9-ES');
  expect(promptOf(model, false).title).toBe('Donner Tour 9 à Dirk');
});
