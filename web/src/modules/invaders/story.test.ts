import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import { story } from './story';

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('log');
  await loadModules(['invaders']);
});

const { say } = told(story);

it('tells of looks, and to nobody else what was seen', () => {
  expect(say(event('scout', 0, { building: 'garden', direction: 'S' }))).toBe('Vous envoyez un émissaire (Jardin)\u00a0: la prochaine attaque viendra du sud.');
  expect(say(event('scout', 1, { building: 'garden', direction: null }))).toBe('Kim envoie un émissaire (Jardin) et regarde la prochaine carte d’attaque.');
  expect(say(event('pass', 1, { declined: 'scout' }))).toBe('Kim laisse l’émissaire où il est.');
});

it('tells of scouts and open cards', () => {
  expect(say(event('scouts', null, { buildings: ['garden', 'tower'] }))).toBe('Émissaires exposés\u00a0: Jardin et Tour.');
  expect(say(event('scouts', null, { buildings: [] }))).toBe('Il n’y a plus d’émissaires.');
  expect(say(event('attack card', null, { direction: 'W' }))).toBe('La prochaine attaque viendra de l’ouest.');
});

it('tells of an attack who lost what', () => {
  const lines = [{ seat: 0, rule: 'ATT-06', what: 'attack', points: -4, due: 4, count: 2, sides: [['N', 2, 2]], segments: [] }];
  expect(say(event('attack', null, { scoring: 2, direction: 'N', lines }))).toBe('Après le 2ᵉ décompte, attaque du nord\u00a0: vous −4.');
  expect(say(event('attack', null, { scoring: 1, direction: 'E', lines: [] }))).toBe('Après le 1ᵉʳ décompte, attaque de l’est\u00a0: personne ne perd de points.');
});
