/** What the final scoring says to those who listen, and the names of what it counts. */

import { list, t } from '../../../lib/i18n.svelte';
import type { Names } from '../../../table/players';
import { familyName, placeText } from '../score-words';
import { totalsAfter, type Final, type Place, type Row, type Step } from './final';

/** "(20 + 12) ÷ 2"; nothing where nothing is shared. */
export function splitText({ seats, pool }: Place): string {
  if (seats.length < 2) return '';
  const sum = pool.reduce((total, points) => total + points, 0);
  const added = pool.length > 1 ? `(${pool.join(' + ')})` : String(pool[0] ?? 0);
  return sum % seats.length ? t('scoring-tie-rounded', { pool: added, people: seats.length }) : t('scoring-tie', { pool: added, people: seats.length });
}

export const rankText = ({ from, seats }: Place): string => placeText(from, seats.length);

export function rowName(row: Row): string {
  switch (row.source) {
    case 'family':
      return familyName(row.family ?? '');
    case 'rows':
      return t('dice-end-rows');
    case 'columns':
      return t('dice-end-columns');
    case 'coins':
      return t('dice-end-coins');
    case 'bonus':
      return t('dice-end-bonus');
    default:
      return t('scoring-step-total');
  }
}

const gained = (values: readonly number[], names: Names): string =>
  list(values.flatMap((points, seat) => (points ? [t('scoring-say-points', { name: names(seat), points })] : [])));

/** One step of the scoring in one or two sentences. */
export function sentenceOf(step: Step, final: Final, names: Names): string {
  switch (step.kind) {
    case 'family': {
      const family = familyName(step.family);
      if (!step.places.length) return t('dice-end-say-nobody', { family });
      const places = step.places.map((place) =>
        t('dice-end-say-place', { place: rankText(place), people: list(place.seats.map(names)), points: place.points }));
      return t('dice-end-say-family', { family, places: places.join(t('scoring-say-and-then')) });
    }
    case 'lines':
      return step.lines.length ? t('dice-end-say-lines', { gains: gained(step.gains, names) }) : t('dice-end-say-no-lines');
    case 'coins':
      return step.lines.length ? t('dice-end-say-coins', { gains: gained(step.gains, names) }) : t('dice-end-say-no-coins');
    case 'bonus':
      return t('dice-end-say-bonus', { gains: gained(step.gains, names) });
    default:
      return t('scoring-say-total', { totals: list(totalsAfter(final, final.steps.length).map((points, seat) => t('scoring-say-points', { name: names(seat), points }))) });
  }
}
