/** Chests in words. */

import { buildingName } from '../../games/alhambra/names';
import { BUILDINGS, type Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';

/** « 2 × Jardin et Tour »; each family as `mark` writes it. */
export function colours(families: readonly Building[], mark: (one: string) => string = (one) => one): string {
  const found = BUILDINGS.map((family) => ({ family, count: families.filter((one) => one === family).length })).filter(({ count }) => count);
  return list(found.map(({ family, count }) => mark(count > 1 ? t('treasure_chamber-several', { count, family: buildingName(family) }) : buildingName(family))));
}

/** « 3 coffres : 2 × Jardin et Tour ». */
export const counted = (families: readonly Building[]): string =>
  t('treasure_chamber-count', { count: families.length, families: colours(families) });
