/** The games of the server, with their names in the language that is spoken. */

import { api, type GameInfo } from './api';
import { settings, type Language } from './settings.svelte';

let known: Partial<Record<Language, readonly GameInfo[]>> = $state.raw({});
const asked = new Map<Language, Promise<void>>();

/** Ask for them, once in each language. `language` must be the one that is set: the names come in it. */
export function loadGames(language: Language): Promise<void> {
  let answer = asked.get(language);
  if (!answer) {
    answer = api.games().then((found) => void (known = { ...known, [language]: found }));
    answer.catch(() => asked.delete(language)); // and may be asked again
    asked.set(language, answer);
  }
  return answer;
}

/** For a component: the names follow the language. A server that does not answer leaves the games without names. */
export function followGames(): void {
  $effect(() => void loadGames(settings.language).catch(() => undefined));
}

export const games = {
  /** None before the server has answered. */
  get all(): readonly GameInfo[] {
    return known[settings.language] ?? [];
  },
  /** What a game is called where there are several; empty if there is only one, or if nobody knows. */
  nameOf(key: string | undefined): string {
    return this.all.length > 1 ? (this.all.find((one) => one.key === key)?.name ?? '') : '';
  },
};
