/** The table of games: the only file that names them. A game that is not here is played with the default controls. */

import type { Game } from './game';

const GAMES: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
  alhambra: () => import('./alhambra'),
  'roll-and-write': () => import('./roll-and-write'),
};

/** All that have a folder, in the order in which they are offered. */
export const KEYS: readonly string[] = Object.keys(GAMES);

/** The game that is shown before anybody has chosen one. */
export const FIRST = KEYS[0] ?? '';

export async function loadGame(key: string): Promise<Game> {
  const load = Object.hasOwn(GAMES, key) ? GAMES[key] : undefined;
  return (await (load ?? (() => import('./default')))()).default;
}

// -------------------------------------------------------------------- what is probably needed next

const PLAYED = 'alhambra-game';

/** Begin to fetch the table of the game that was played here last: which one it is, the line will tell later. */
export function expectTable(): void {
  try {
    const key = localStorage.getItem(PLAYED);
    if (key) void loadGame(key).then((game) => game.table()).catch(() => undefined); // it is fetched again when it is needed
  } catch {
    // A browser that keeps nothing: then it is fetched later.
  }
}

export function rememberGame(key: string): void {
  try {
    localStorage.setItem(PLAYED, key);
  } catch {
    // Nothing is lost but a moment.
  }
}
