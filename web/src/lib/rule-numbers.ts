/** Ids of rules in rows: `upTo('BASE-COMP', 3)` is BASE-COMP-01 to BASE-COMP-03. */

const two = (number: number): string => String(number).padStart(2, '0');

export const some = (family: string, numbers: readonly number[]): string[] =>
  numbers.map((number) => `${family}-${two(number)}`);

export const upTo = (family: string, last: number): string[] =>
  some(family, Array.from({ length: last }, (_, index) => index + 1));

/** What a module adds to the index of rules: modules/<key>/rules.ts. */
export interface ModuleRules {
  /** The name of its section in the catalogues. */
  key: string;
  /** Box and place in it, as published: the order of reading. */
  place: readonly [number, number];
  ids: readonly string[];
}
