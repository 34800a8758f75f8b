import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { loadModules } from '../../../modules';
import type { Alhambra, Building, PlayerView, View } from '../wire';
import type { PalaceModel } from './model.svelte';
import { majorityChange, tally } from './palace-majority';
import { fakeModel, samplePlayer, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('palace', 'table');
  await loadModules(['dirk']);
});

type Some = Partial<Record<Building, number>>;
const counts = (some: Some): Record<Building, number> => ({ ...tally([]), ...some });
const owner = (some: Some, facts: Partial<PlayerView> = {}): PlayerView => {
  const alhambra: Alhambra = { tiles: [{ tile: 'F', cell: [0, 0], walls: '' }], wall: 2, counts: counts(some) };
  return samplePlayer({ alhambra, ...facts });
};

/** The first player has one arcade and is about to lay another one. */
async function placing(
  rivals: [Some, Some], facts: Partial<View> = {}, after: Some = { arcades: 2 },
): Promise<PalaceModel> {
  const pending = [{ tile: 'ARC6-SW', walls: 'SW' }];
  const { model, source } = fakeModel({
    view: sampleView({
      decision: { seat: 0, kind: 'placement' },
      players: { 0: owner({ arcades: 1 }, { pending, hand: [] }), 1: owner(rivals[0]), 2: owner(rivals[1]) },
      choices: { moves: ['place ARC6-SW 0,1', 'keep ARC6-SW'], total: 2, bills: [] },
      ...facts,
    }),
  });
  source.previews = [{ move: 'place ARC6-SW 0,1', wall: 4, counts: counts(after) }];
  await model.loadPreviews();
  await model.chooseCell([0, 1]);
  return model;
}

test.each([
  [[{ arcades: 0 }, { arcades: 2 }], 'Arcades 1 → 2, level with Yusuf'],
  [[{ arcades: 2 }, { arcades: 2 }], 'Arcades 1 → 2, level with Nina and Yusuf'],
  [[{ arcades: 1 }, { arcades: 0 }], 'Arcades 1 → 2, alone in front'],
  [[{ arcades: 3 }, { arcades: 0 }], 'Arcades 1 → 2, behind Nina'],
  [[{ arcades: 3 }, { arcades: 2 }], 'Arcades 1 → 2, level with Yusuf, behind Nina'],
] as [[Some, Some], string][])('against %j', async (rivals, sentence) => {
  expect(majorityChange(await placing(rivals))).toBe(sentence);
});

test('an exchange changes two families, and none left is compared with nobody', async () => {
  const model = await placing([{ tower: 1 }, {}], {}, { arcades: 0, tower: 1 });
  expect(majorityChange(model)).toBe('Arcades 1 → 0 · Tower 0 → 1, level with Nina');
});

test('Dirk counts too', async () => {
  const model = await placing([{}, {}], { parts: { dirk: { tiles: ['ARC8-N', 'ARC4-NES', 'CAMP8-NE'], score: 0 } } });
  expect(majorityChange(model)).toContain('level with Dirk');
});

test('nothing to say before something is picked, or while it is unknown', async () => {
  const { model } = fakeModel();
  expect(majorityChange(model)).toBeNull();
  const picked = await placing([{}, {}], {}, { arcades: 1 });
  expect(majorityChange(picked)).toBeNull(); // a camp, for instance
});
