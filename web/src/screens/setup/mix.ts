/** What is set up on a real table, as the address says it, so that a link shows others the same list. */

import type { Library } from '../../lib/api';

export interface SetupMix {
  /** A game by its key; empty: the one that the server serves first. */
  game: string;
  players: number;
  edition: string;
  modules: string[];
  /** Single rules other than in the edition, as name=value. */
  options: string[];
}

const USUAL_PLAYERS = 3;

/** Which game an address asks for; empty: none. */
export const gameOf = (query: URLSearchParams): string => query.get('game') ?? '';

/** What can be read of an address; the rest is as usual. The library is that of its game. */
export function mixOf(query: URLSearchParams, library: Library): SetupMix {
  const players = Number(query.get('players') ?? USUAL_PLAYERS);
  const { least, most } = library.seats;
  const edition = library.editions.find((one) => one.key === query.get('edition')) ?? library.editions.find((one) => one.default);
  const wanted = query.getAll('modules').flatMap((one) => one.split(','));
  return {
    game: gameOf(query),
    players: Number.isInteger(players) && players >= least && players <= most ? players : Math.min(Math.max(USUAL_PLAYERS, least), most),
    edition: edition?.key ?? '',
    modules: library.modules.filter((one) => !one.automatic && wanted.includes(one.key)).map((one) => one.key),
    options: query.getAll('option').filter((one) => one.includes('=')),
  };
}

export function addressOf({ game, players, edition, modules, options }: SetupMix): string {
  const parts = game ? [`game=${encodeURIComponent(game)}`, `players=${players}`] : [`players=${players}`];
  if (edition) parts.push(`edition=${encodeURIComponent(edition)}`);
  if (modules.length) parts.push(`modules=${modules.map(encodeURIComponent).join(',')}`);
  for (const option of options) parts.push(`option=${encodeURIComponent(option)}`);
  return `/setup?${parts.join('&')}`;
}

/** The same, from what is chosen for a new game. */
export function addressOfGame(game: {
  game?: string;
  seats: readonly unknown[];
  edition: string;
  modules: readonly string[];
  options: Record<string, unknown>;
}): string {
  const options = Object.entries(game.options).map(([name, value]) => `${name}=${String(value)}`);
  return addressOf({
    game: game.game ?? '', players: game.seats.length, edition: game.edition, modules: [...game.modules], options,
  });
}

// -------------------------------------------------------------------------------------------------------------- ticks

const KEPT = 'alhambra-setup';

/** The steps that are done, if it was this mix; a phone at the table may fall asleep in between. */
export function keptTicks(address: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (typeof found !== 'object' || found === null || !('address' in found) || !('done' in found)) return [];
    if (found.address !== address || !Array.isArray(found.done)) return [];
    return found.done.filter((one): one is number => typeof one === 'number');
  } catch {
    return [];
  }
}

export function keepTicks(address: string, done: readonly number[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ address, done }));
  } catch {
    // Then it is ticked off as long as the page is open.
  }
}
