import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['street_trader']);
});

const { say } = told(story);

it('tells only the author what was chosen', () => {
  expect(say(event('trader choose', 0, { families: ['pavilion', 'garden', 'tower'], count: 3 }))).toBe(
    'Vous choisissez en secret\u00a0: Pavillon, Jardin et Tour.',
  );
  expect(say(event('trader choose', 1, { families: null, count: 3 }))).toBe('Kim choisit 3 habitants en secret.');
  expect(say(event('trader show', 1, { families: ['garden', 'tower'] }))).toBe('Kim montre ses habitants\u00a0: Jardin et Tour.');
});

it('tells who moves in, who comes, and who leaves', () => {
  expect(say(event('trader aside', 1, { tile: 'SER9-', cell: [1, 0] }))).toBe('Le marchand de Kim quitte la place de Sérail 9.');
  expect(say(event('trader settle', 1, { tile: 'SER9-', building: 'seraglio', in: 'tower' }))).toBe(
    'Kim installe un habitant dans Sérail 9, remplacé par Tour.',
  );
  expect(say(event('trader settle', 0, { tile: 'SER9-', building: 'seraglio', in: null }))).toBe('Vous installez un habitant dans Sérail 9.');
  expect(say(event('trader exchange', 0, { out: 'garden', in: 'tower' }))).toBe('Vous échangez un habitant\u00a0: Jardin contre Tour.');
  expect(say(event('trader leaves', 1, { tile: 'SER9-', building: 'seraglio' }))).toBe('L’habitant de Sérail 9 retourne dans la réserve générale.');
  expect(say(event('trader lay', 1, { cell: [1, 0] }))).toBe('Kim pose sa tuile Marchand.');
  expect(say(event('pass', 1, { declined: 'trader' }))).toBe('Kim laisse ses habitants tels quels.');
});
