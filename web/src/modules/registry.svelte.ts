/** The faces of the modules, fetched when a table has them in play. */

import { loadAreas } from '../lib/i18n.svelte';
import type { TableModel } from '../table/model.svelte';
import type { DecisionUi, ModuleUi, Tool } from '.';

const files = import.meta.glob<{ default: ModuleUi }>('./*/index.ts');
let known: ReadonlyMap<string, ModuleUi> = $state.raw(new Map());

/** The modules in play: those that were chosen, and those that the rules bring along. */
export function modulesIn(model: TableModel): string[] {
  const chosen = model.table?.setup.modules ?? [];
  return [...new Set([...chosen, ...Object.keys(model.view?.parts ?? {})])];
}

/** Fetch their pictures and texts. A module that cannot be had, or has none, is played without. */
export async function loadModules(keys: readonly string[]): Promise<void> {
  const fetched = await Promise.all(keys.map(async (key): Promise<ModuleUi | null> => {
    const file = known.has(key) ? undefined : files[`./${key}/index.ts`];
    try {
      const found = (await file?.())?.default ?? null;
      if (found?.areas) await loadAreas(...found.areas);
      return found;
    } catch {
      return null;
    }
  }));
  const fresh = fetched.filter((one) => one !== null);
  if (fresh.length) known = new Map([...known, ...fresh.map((one) => [one.key, one] as const)]);
}

/** The faces of the modules in play, in the order of the table's list. */
export function modulesOf(model: TableModel): ModuleUi[] {
  return modulesIn(model).flatMap((key) => known.get(key) ?? []);
}

/** What is known about the decision that is awaited. */
export function decisionOf(model: TableModel): DecisionUi | null {
  for (const module of modulesOf(model)) {
    const found = module.decisions?.[model.kind];
    if (found) return found;
  }
  return null;
}

export function toolFor(model: TableModel, word: string | undefined): Tool | null {
  return modulesOf(model).find((module) => word && module.tool?.word === word)?.tool ?? null;
}
