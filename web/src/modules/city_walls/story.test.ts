import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['city_walls']);
});

const { say } = told(story);

it('tells of cards and walls', () => {
  expect(say(event('wall card', null, { sides: 'NE' }))).toBe('Une carte Mur est posée à côté du chantier : au nord et à l’est.');
  expect(say(event('wall build', 1, { sides: 'S', tile: 'GAR10-N' }))).toBe('Kim construit un mur au sud de Jardin 10.');
  expect(say(event('wall build', 0, { sides: 'SW', tile: 'F' }))).toBe('Vous construisez des murs au sud et à l’ouest de la fontaine.');
});
