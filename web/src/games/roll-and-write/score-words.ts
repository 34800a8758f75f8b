/** Where points come from, in words: a line of a scoring as it is told in the log and at the end. */

import { t } from '../../lib/i18n.svelte';
import { amount, text } from '../../lib/story-words';
import { familyName as buildingName } from './names';
import { FAMILIES, type Family } from './wire';

/** Points of one contender for one thing. Seats behind the last one are fictitious players. */
export interface ScoreLine {
  seat: number;
  rule: string;
  /** A family, or "row", "column", "coins", "bonus". */
  what: string;
  points: number;
  rank?: number;
  /** How many share the places from `rank` on. */
  shared?: number;
  /** Buildings, or coins. */
  count?: number;
  /** Of a row or column. */
  line?: number;
  /** The last box was filled: the place was given out at the end of a round. */
  completed?: boolean;
}

export const isFamily = (what: string): what is Family => (FAMILIES as readonly string[]).includes(what);
export const familyName = (family: string): string => (isFamily(family) ? buildingName(family) : family);

/** Whatever a server sends. */
export function scoreLine(value: unknown): ScoreLine {
  const line = (value ?? {}) as Record<string, unknown>;
  return {
    seat: amount(line['seat']), rule: text(line['rule']), what: text(line['what']), points: amount(line['points']),
    rank: amount(line['rank']), shared: amount(line['shared']), count: amount(line['count']), line: amount(line['line']),
    completed: line['completed'] === true,
  };
}

/** "1", or "1–2" where several share them; places behind the third are worth nothing and are not told. */
export function placeText(rank: number, shared: number): string {
  const last = Math.max(rank, Math.min(rank + shared - 1, 3));
  return last > rank ? `${rank}–${last}` : String(rank);
}

/** What the points of a line are for. */
export function sourceText(line: ScoreLine): string {
  const { what, rank = 0, shared = 1, count = 0, line: number = 0 } = line;
  if (isFamily(what)) {
    const facts = { family: familyName(what), place: placeText(rank, shared), count };
    return line.completed ? t('dice-story-source-completed', facts) : t('dice-story-source-family', facts);
  }
  switch (what) {
    case 'row':
      return t('dice-story-source-row', { line: number, count });
    case 'column':
      return t('dice-story-source-column', { line: number, count });
    case 'coins':
      return t('dice-story-source-coins', { count });
    case 'bonus':
      return t('dice-story-source-bonus');
    default:
      return t('dice-story-source-other');
  }
}
