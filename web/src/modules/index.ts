/** What modules add to the table. A module that is not chosen leaves no trace; one without a picture is still playable. */

import type { Component } from 'svelte';
import type { TableModel } from '../table/model.svelte';

export interface ModuleUi {
  key: string;
  /** In a player's line: pieces that the seat owns. */
  line?: Component<{ model: TableModel; seat: number }>;
  /** In the left column: what everybody shares. */
  shelf?: Component<{ model: TableModel }>;
}

const found = import.meta.glob<{ default: ModuleUi }>('./*/index.ts', { eager: true });
const known = new Map(Object.values(found).map((one) => [one.default.key, one.default]));

/** The pictures of the modules in play, in the order of the table's list. */
export function modulesOf(model: TableModel): ModuleUi[] {
  const keys = Object.keys(model.view?.parts ?? {});
  return keys.map((key) => known.get(key)).filter((one): one is ModuleUi => !!one);
}
