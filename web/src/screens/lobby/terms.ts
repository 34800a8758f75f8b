/** What is not as usual at a table: people hear of it before they sit down. */

import type { Library } from '../../lib/api';
import type { Origin, Setup } from '../../lib/wire';

export interface ChangedOption {
  key: string;
  name: string;
  said: string;
}

/** The modules of a table, with those that join by themselves. */
export const modulesOf = (setup: Setup, seats: number, library: Library): Library['modules'] =>
  library.modules.filter((one) => setup.modules.includes(one.key) || (one.automatic && one.seats.includes(seats)));

/** The options that differ from the edition's own. */
export function changedOptions(setup: Setup, seats: number, library: Library): ChangedOption[] {
  const edition = library.editions.find((one) => one.key === setup.edition);
  const options = [...library.options, ...modulesOf(setup, seats, library).flatMap((one) => one.options)];
  return options
    .filter((one) => one.key in setup.options && setup.options[one.key] !== edition?.options[one.key])
    .flatMap(({ key, name, values }) => {
      const chosen = values.find(({ value }) => value === setup.options[key]);
      return chosen ? [{ key, name, said: chosen.name }] : [];
    });
}

/** Whose components were changed: `base`, or modules by their keys. */
export const changedParts = (components: readonly string[] = []): string[] => [
  ...new Set(components.map((name) => name.split('.')[0] ?? name)),
];

/** Where the game can be watched that a table goes on from; empty if it is not for everybody. */
export function addressOfOrigin({ source, key }: Origin): string {
  if (!key) return '';
  return source === 'table' ? `/replay/table/${key}` : `/replay/${key}`;
}
