/** The faces of the modules, fetched when a table has them in play. */

import type { Card } from '../games/alhambra/moves';
import type { Teller } from '../games/alhambra/story';
import { betweenTurns } from '../games/alhambra/table/between';
import type { PalaceModel } from '../games/alhambra/table/model.svelte';
import { addCatalogues, loadAreas } from '../lib/i18n.svelte';
import type { DecisionUi, ModuleUi, Rival, Tool, Wording } from '.';

const files = import.meta.glob<{ default: ModuleUi }>('./*/index.ts');
addCatalogues(import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' }));
let known: ReadonlyMap<string, ModuleUi | null> = $state.raw(new Map()); // null: it has no face

/** The modules in play: those that were chosen, and those that the rules bring along. */
export function keysOf(model: PalaceModel): string[] {
  const chosen = model.table?.setup.modules ?? [];
  return [...new Set([...chosen, ...Object.keys(model.view?.parts ?? {})])];
}

/** Fetch their pictures and texts. A module that cannot be had, or has none, is played without. */
export async function loadModules(keys: readonly string[]): Promise<void> {
  const missing = keys.filter((key) => !known.has(key));
  if (!missing.length) return;
  const fetched = await Promise.all(missing.map(async (key): Promise<[string, ModuleUi | null]> => {
    try {
      const found = (await files[`./${key}/index.ts`]?.())?.default ?? null;
      await loadAreas(key);
      return [key, found];
    } catch {
      return [key, null];
    }
  }));
  known = new Map([...known, ...fetched]);
}

/** Are they all here? Tiles are drawn once, so the modules say first what theirs look like. */
export const modulesReady = (model: PalaceModel): boolean => keysOf(model).every((key) => known.has(key));

/** The faces of the modules in play, in the order of the table's list. */
export function modulesOf(model: PalaceModel): ModuleUi[] {
  return keysOf(model).flatMap((key) => known.get(key) ?? []);
}

/** What is known about the decision that is awaited. */
export function decisionOf(model: PalaceModel): DecisionUi | null {
  const modules = modulesOf(model);
  if (model.kind === 'interlude') {
    const ways = modules.flatMap(({ between }) => between ?? []);
    return ways.length ? betweenTurns(ways) : null;
  }
  const found = modules.flatMap(({ decisions }) => decisions?.[model.kind] ?? []).reverse();
  return found.find(({ claims }) => claims?.(model)) ?? found[0] ?? null;
}

/** Who tells the events of the modules in play. */
export const tellersOf = (model: PalaceModel): Teller[] => modulesOf(model).flatMap(({ story }) => story ?? []);

export function toolFor(model: PalaceModel, word: string | undefined): Tool | null {
  return modulesOf(model).find((module) => word && module.tool?.word === word)?.tool ?? null;
}

export function wordingOf(model: PalaceModel, words: readonly string[]): Wording | null {
  for (const module of modulesOf(model)) {
    const found = module.wording?.(words, model);
    if (found) return found;
  }
  return null;
}

/** How the move that is being chosen would look on the tile that it is about; "": there is none, or nothing to see. */
export function drawnOnTarget(model: PalaceModel): string {
  const draft = model.draft;
  if (draft.step !== 'special' || !model.target) return '';
  for (const module of modulesOf(model)) {
    const found = module.onTarget?.(draft.words);
    if (found) return found;
  }
  return '';
}

/** What comes back of so much paid too much with these cards, in a few words; "" if nothing does. */
export function backOf(model: PalaceModel, over: number, cards: readonly Card[]): string {
  if (over <= 0) return '';
  return modulesOf(model).map((module) => module.back?.(model, over, cards)).find(Boolean) ?? '';
}

/** Who else is at the table, without a seat. */
export function rivalOf(model: PalaceModel): Rival | null {
  for (const module of modulesOf(model)) {
    const found = module.rival?.(model);
    if (found) return found;
  }
  return null;
}

// Rules, reasons and keys belong to one module, whatever the table: these are asked of all that were fetched.
const faces = (): ModuleUi[] => [...known.values()].flatMap((face) => face ?? []);

/** Whose points are those by rules that begin like this. */
export const scorerOf = (rules: string): ModuleUi | null => faces().find(({ scored }) => scored?.rules === rules) ?? null;

/** Who goes on with a scoring by this event, when it is over. */
export const sequelOf = (event: string): ModuleUi | null => faces().find(({ scored }) => scored?.sequel?.event === event) ?? null;

/** So much money of a module, in words; null if it is none of theirs. */
export const moneyNamed = (word: string, value: number): string | null =>
  faces().find(({ money }) => money && Object.hasOwn(money, word))?.money?.[word]?.(value) ?? null;

export const alsoOf = (key: string): ModuleUi['also'] => known.get(key)?.also;

/** Why something cannot be placed, if a module has a word for it. */
export const reasonOf = (reason: string): string => faces().find(({ reasons }) => reasons?.[reason])?.reasons?.[reason]?.() ?? '';
