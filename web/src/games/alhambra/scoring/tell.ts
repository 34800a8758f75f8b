/** What a scoring says to those who listen, and the names of what it counts. */

import { list, t } from '../../../lib/i18n.svelte';
import { alsoOf, scorerOf } from '../../../modules';
import type { Names } from '../../../table/players';
import { buildingName, cardName, tileName } from '../names';
import type { Place, Reveal, Row, Step } from './reveal';
import { sharesAfter } from './reveal';

/** Modules by the beginning of their rules. One that is not known is still told: by what it scores. */
export const moduleName = (family: string): string => scorerOf(family)?.scored?.name() ?? t('scoring-module-other');
export const moduleIcon = (family: string): string => scorerOf(family)?.key ?? 'module';

/** What a line of a module is for: a tile, or somebody. */
export const whatName = (what: string): string => [tileName(what), cardName(what)].find((one) => one !== what) ?? what;

/** "+1 token": what counts besides the tiles, each with its rule. */
export function alsoTexts(also: Readonly<Record<string, number>>): { text: string; rule: string }[] {
  return Object.entries(also).map(([module, amount]) => {
    const whole = Math.floor(amount);
    const count = amount === whole ? String(whole) : `${whole || ''}½`;
    const also = alsoOf(module);
    if (!also) return { text: `+${count}`, rule: 'BASE-SCORE-02' };
    return { text: also.text({ count, many: amount > 1 ? 'yes' : 'no' }), rule: also.rule };
  });
}

/** 1–2 */
export const rankText = ({ from, to }: Place): string => (to > from ? `${from}–${to}` : String(from));

/** "(10 + 3) ÷ 2, rounded down"; nothing where nothing is shared. */
export function splitText(place: Place): string {
  const people = place.seats.length;
  if (people < 2) return '';
  const sum = place.pool.reduce((total, points) => total + points, 0);
  const pool = place.pool.length > 1 ? `(${place.pool.join(' + ')})` : String(place.pool[0] ?? 0);
  return sum % people ? t('scoring-tie-rounded', { pool, people }) : t('scoring-tie', { pool, people });
}

/** What a rank brings to each of those who have it; nothing is explained. */
export function gainText({ seats, points, pool }: Place): string {
  if (!points) return t('scoring-zero', { pool: pool.reduce((total, one) => total + one, 0) });
  return seats.length > 1 ? t('scoring-each', { points }) : t('scoring-plus', { points });
}

/** The points that a family brings by rank: "1st 8 · 2nd 1". Lines break between ranks only. */
export const worthText = (table: readonly number[]): string =>
  table.map((points, index) => t('scoring-worth', { place: index + 1, points }).replaceAll(' ', '\u00a0')).join(' · ');

export function rowName(row: Row): string {
  switch (row.source) {
    case 'before':
      return t('scoring-row-before');
    case 'wall':
      return t('scoring-step-wall');
    case 'family':
      return row.building ? buildingName(row.building) : '';
    case 'module':
      return moduleName(row.family ?? '');
    default:
      return t('scoring-step-total');
  }
}

const pointsOf = (values: readonly number[], names: Names, seats: readonly number[]): string =>
  list(seats.map((seat) => t('scoring-say-points', { name: names(seat), points: values[seat] ?? 0 })));

/** One step of a scoring in one or two sentences. */
export function sentenceOf(step: Step, reveal: Reveal, names: Names): string {
  const everybody = step.gains.map((_, seat) => seat);
  const winners = everybody.filter((seat) => step.gains[seat]);
  switch (step.kind) {
    case 'wall':
      if (!winners.length) return t('scoring-say-no-wall');
      return t('scoring-say-wall', { gains: pointsOf(step.gains, names, winners) });
    case 'family': {
      const family = buildingName(step.building);
      if (!step.places.length) return t('scoring-say-nobody', { family });
      const places = step.places.map((place) => placeSentence(place, names)).join(t('scoring-say-and-then'));
      const more = step.also.flatMap((also, seat) => {
        const parts = alsoTexts(also).map(({ text }) => text);
        return parts.length ? [t('scoring-say-also', { name: names(seat), parts: list(parts) })] : [];
      });
      return [t('scoring-say-family', { family, places }), ...more, ...step.places.map(splitText).filter(Boolean)].join(' ');
    }
    case 'module': {
      const sequel = step.sequel && scorerOf(step.family)?.scored?.sequel;
      if (step.sequel && sequel) {
        const title = sequel.title(step.sequel);
        return winners.length ? t('scoring-say-module', { module: title, gains: pointsOf(step.gains, names, winners) }) : `${title}. ${sequel.none()}`;
      }
      return t('scoring-say-module', { module: moduleName(step.family), gains: pointsOf(step.gains, names, winners) });
    }
    default: {
      const totals = sharesAfter(reveal, reveal.steps.length).map((share) => share.total);
      return t('scoring-say-total', { totals: pointsOf(totals, names, everybody) });
    }
  }
}

function placeSentence(place: Place, names: Names): string {
  const people = list(place.seats.map(names));
  const span = place.to > place.from ? 'many' : 'one';
  const facts = { span, from: place.from, to: place.to, people, points: place.points };
  return place.seats.length > 1 ? t('scoring-say-shared', facts) : t('scoring-say-place', facts);
}
