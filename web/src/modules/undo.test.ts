import { expect, it } from 'vitest';
import { fakeModel, sampleTable } from '../games/alhambra/table/testing';
import { loadAreas } from '../lib/i18n.svelte';
import { settings, type Language } from '../lib/settings.svelte';
import { loadModules, modulesOf } from '.';

const KEYS = Object.keys(import.meta.glob('./*/index.ts')).map((file) => file.split('/')[1] ?? '');

/** Events that come with a move which names them itself. */
const ALONG = ['vizier sleeps'];

it.each(['fr', 'en', 'de'] as Language[])('every move of a module has a name on the undo button (%s)', async (language) => {
  settings.language = language;
  await loadAreas('table');
  await loadModules(KEYS);
  await loadAreas(...KEYS);
  const { model } = fakeModel({ table: sampleTable({ setup: { ...sampleTable().setup, modules: KEYS } }) });
  const moves = modulesOf(model).flatMap((module) => module.moves ?? []).filter((event) => !ALONG.includes(event));
  expect(moves.length).toBeGreaterThan(5);
  const nameless = moves.filter((event) => !/: ?\S/.test(model.stepName({ ply: 1, event, seat: 0, tile: 'GAR10-N' }).replaceAll('\u00a0', ' ')));
  expect(nameless).toEqual([]);
});
