/** Parts of games for the screens around a table, kept once they are here: a screen that waited for them draws at once. */

import { FIRST, loadGame } from '.';
import type { Game } from './game';

export type PartName = 'pictures' | 'wizard' | 'rules' | 'settings' | 'corrected';
type Part<N extends PartName> = Awaited<ReturnType<NonNullable<Game[N]>>>;
type Parts = { [N in PartName]?: Part<N> | null };

let known: Readonly<Record<string, Parts>> = $state.raw({});
const asked = new Map<string, Promise<void>>();

/** Fetch a part of a game, once. */
export function loadPart(name: PartName, key = FIRST): Promise<void> {
  const wish = `${key} ${name}`;
  let found = asked.get(wish);
  if (!found) {
    found = loadGame(key).then(async (game) => {
      const part = (await game[name]?.()) ?? null;
      known = { ...known, [key]: { ...known[key], [name]: part } };
    });
    found.catch(() => asked.delete(wish)); // the next one tries again
    asked.set(wish, found);
  }
  return found;
}

/** A part of a game; null if it has none, or as long as it is not here. */
export function partOf<N extends PartName>(name: N, key = FIRST): Part<N> | null {
  return (known[key] as { [K in N]?: Part<K> | null } | undefined)?.[name] ?? null;
}
