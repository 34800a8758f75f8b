import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['worker_huts']);
});

const { say, tell } = told(story);

it('tells of huts from the pile to the palace in one line', () => {
  const taken = event('hut', 1, { tile: 'HGAR1-N', next: 'HGAR3-W' });
  expect(say(taken)).toBe('Kim prend un abri de chantier\u00a0: Abri Jardin, le suivant est retourné.');
  expect(tell([taken, event('place', 1, { tile: 'HGAR1-N', cell: [1, 0] }, 2)])).toEqual([
    'Kim prend et construit un abri de chantier\u00a0: Abri Jardin, le suivant est retourné.',
  ]);
  expect(tell([taken, event('place', 1, { tile: 'HGAR2-N', cell: [1, 0] }, 2)])).toHaveLength(2); // another one
});
