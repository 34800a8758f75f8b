/** The best scores of games alone, kept in this browser: the best ten of each way to play. */

import type { TableModel } from '../../../table/model.svelte';
import { isRecord, keepAt, keptAt } from '../kept';
import { printOf } from '../sheets/print-of';
import type { View } from '../wire';

export type Goal = 'high_score' | 'duel';

/** Scores can be compared only where all of this is the same. */
export interface Variant {
  /** How many fictitious players. */
  rivals: number;
  goal: Goal;
  /** Special actions that are allowed in a turn. */
  specials: number;
  /** The sheet by what is printed on it; '': the one that comes with the game. */
  sheet: string;
}

export interface Best {
  table: string;
  score: number;
  /** In milliseconds since 1970. */
  date: number;
  /** More points than each fictitious player. */
  won: boolean;
}

export interface Kept extends Best {
  variant: Variant;
}

export const MOST = 10; // of each variant
const NAME = 'alhambra-dice-best';

export const variantKey = ({ rivals, goal, specials, sheet }: Variant): string => [rivals, goal, specials, sheet].join(' ');
export const sameVariant = (one: Variant, other: Variant): boolean => variantKey(one) === variantKey(other);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isVariant(value: unknown): value is Variant {
  return isRecord(value) && isNumber(value['rivals']) && isNumber(value['specials']) && typeof value['sheet'] === 'string'
    && (value['goal'] === 'duel' || value['goal'] === 'high_score');
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && typeof value['table'] === 'string' && isNumber(value['score']) && isNumber(value['date'])
    && typeof value['won'] === 'boolean' && isVariant(value['variant']);
}

/** The best first; of equal ones, the earlier. */
const better = (one: Best, other: Best): number => other.score - one.score || one.date - other.date;

export class BestScores {
  #all: readonly Kept[] = $state.raw([]);
  /** What is seen here is not kept in this browser. */
  lost = $state(false);

  constructor() {
    this.#all = this.#read();
  }

  #read(): Kept[] {
    const found = keptAt(NAME);
    return Array.isArray(found) ? found.filter(isKept) : [];
  }

  #write(all: readonly Kept[]): void {
    this.#all = all;
    this.lost = !keepAt(NAME, all);
  }

  of(variant: Variant): Kept[] {
    return this.#all.filter((one) => sameVariant(one.variant, variant)).sort(better).slice(0, MOST);
  }

  /** Every way to play that has scores. */
  get variants(): Variant[] {
    return [...new Map(this.#all.map(({ variant }) => [variantKey(variant), variant])).values()];
  }

  /** Keep a score. A table counts once, however often its end is looked at. */
  add(entry: Best, variant: Variant): void {
    const known = this.lost ? [...this.#all] : this.#read(); // another tab may have kept something since
    if (known.some((one) => one.table === entry.table)) {
      this.#all = known;
      return;
    }
    const others = known.filter((one) => !sameVariant(one.variant, variant));
    const same = [...known.filter((one) => sameVariant(one.variant, variant)), { ...entry, variant }].sort(better);
    this.#write([...others, ...same.slice(0, MOST)]);
  }

  clear(variant: Variant): void {
    const known = this.lost ? this.#all : this.#read();
    this.#write(known.filter((one) => !sameVariant(one.variant, variant)));
  }
}

/** The variant of a game alone; null if others have seats. */
export function variantOf(view: View): Variant | null {
  if (Object.keys(view.players).length !== 1) return null;
  const { sheet, rounds } = view;
  return {
    rivals: view.rivals.length,
    goal: view.duel ? 'duel' : 'high_score',
    specials: sheet.specials_per_turn,
    sheet: sheet.own ? printOf(sheet, rounds) : '',
  };
}

/**
 * What was reached at this table by whoever looks at it; null if that is nobody's best: others played too, it goes on,
 * it is a replay or a lesson, it began from a record whose dice may be known, or a bot played.
 */
export function reached(model: TableModel, now = Date.now()): { entry: Best; variant: Variant } | null {
  const { table, you, view, key } = model.source;
  const score = table?.scores?.[0];
  if (!table || !view || table.status !== 'over' || score === undefined || !you?.seats.includes(0)) return null;
  if (table.origin || table.lesson || table.seats[0]?.bot || table.seats[0]?.resigned) return null;
  const variant = variantOf(view as View);
  return variant && { entry: { table: key, score, date: now, won: table.winners?.includes(0) ?? false }, variant };
}
