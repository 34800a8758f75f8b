/** Which of the modules' shelves lie open. */

import type { ModuleUi } from '../../../modules';
import type { Layout } from '../../../table/layout.svelte';
import type { PalaceModel } from './model.svelte';

const HIGH = 1100; // from here on a column has room for several shelves
const MOST = 4;
/** Among the keys of modules: what everybody knows of the scorings to come. */
export const HORIZON = 'horizon';

/** How many shelves lie open below each other; more of them are a row of emblems. */
export function openShelves(layout: Layout, height: number): number {
  return layout === 'wide' && height >= HIGH ? MOST : 1;
}

/** The module whose shelf matters for what is to be decided now; "": none. Its own decision counts more than a move that it offers. */
export function mattering(model: PalaceModel, modules: readonly ModuleUi[]): string {
  if (!model.mine) return '';
  const own = modules.find((module) => module.decisions && Object.hasOwn(module.decisions, model.kind));
  if (own) return own.key;
  const draft = model.draft;
  const words = draft.step === 'special' ? draft.words : draft.step === 'other' ? draft.move.split(' ') : null;
  return (words && modules.find((module) => module.offers?.(words, model))?.key) ?? '';
}
