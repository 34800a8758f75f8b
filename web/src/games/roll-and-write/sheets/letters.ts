/** The key of each family: the letter that is typed for it and stands in its cells. */

import { t } from '../../../lib/i18n.svelte';
import { FAMILIES, type Family } from '../wire';

// keys: dice-sheets-letter-pavilion dice-sheets-letter-seraglio dice-sheets-letter-arcades dice-sheets-letter-chambers
// keys: dice-sheets-letter-garden dice-sheets-letter-tower
export const letterOf = (family: Family): string => t(`dice-sheets-letter-${family}`);

/** The family of a typed sign: its letter, or its number from 1 to 6. */
export function familyOf(sign: string): Family | null {
  const byNumber = /^[1-6]$/.test(sign) ? FAMILIES[Number(sign) - 1] : undefined;
  return byNumber ?? FAMILIES.find((one) => letterOf(one).toLowerCase() === sign.toLowerCase()) ?? null;
}
