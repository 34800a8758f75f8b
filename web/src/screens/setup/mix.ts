/** What is set up on a real table, as the address says it, so that a link shows others the same list. */

import { FIRST } from '../../games';
import type { Library } from '../../lib/api';

export interface SetupMix {
  /** By its key. */
  game: string;
  players: number;
  edition: string;
  modules: string[];
  /** Single rules other than in the edition, as name=value. */
  options: string[];
}

const USUAL_PLAYERS = 3;

export const gameIn = (query: URLSearchParams): string => query.get('game') || FIRST;

/** What can be read of an address; the rest is as usual. */
export function mixOf(query: URLSearchParams, library: Library): SetupMix {
  const players = Number(query.get('players') ?? USUAL_PLAYERS);
  const { least, most } = library.seats;
  const edition = library.editions.find((one) => one.key === query.get('edition')) ?? library.editions.find((one) => one.default);
  const wanted = query.getAll('modules').flatMap((one) => one.split(','));
  const usual = Math.min(most, Math.max(least, USUAL_PLAYERS));
  return {
    game: gameIn(query),
    players: Number.isInteger(players) && players >= least && players <= most ? players : usual,
    edition: edition?.key ?? '',
    modules: library.modules.filter((one) => !one.automatic && wanted.includes(one.key)).map((one) => one.key),
    options: query.getAll('option').filter((one) => one.includes('=')),
  };
}

export function addressOf({ game, players, edition, modules, options }: SetupMix): string {
  const parts = [`players=${players}`];
  if (game !== FIRST) parts.unshift(`game=${encodeURIComponent(game)}`);
  if (edition) parts.push(`edition=${encodeURIComponent(edition)}`);
  if (modules.length) parts.push(`modules=${modules.map(encodeURIComponent).join(',')}`);
  for (const option of options) parts.push(`option=${encodeURIComponent(option)}`);
  return `/setup?${parts.join('&')}`;
}

/** The same, from what is chosen for a new game. */
export function addressOfGame(game: string, chosen: {
  seats: readonly unknown[];
  edition: string;
  modules: readonly string[];
  options: Record<string, unknown>;
}): string {
  const options = Object.entries(chosen.options).map(([name, value]) => `${name}=${String(value)}`);
  return addressOf({ game, players: chosen.seats.length, edition: chosen.edition, modules: [...chosen.modules], options });
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
