/** What the server offers for a game, asked for once in each language. */

import { api, type Library } from '../../lib/api';
import type { Language } from '../../lib/settings.svelte';

const asked = new Map<string, Promise<Library>>();

/** `language` must be the one that is set: the texts come in it. Without a game, that which the server serves first. */
export function loadLibrary(language: Language, game?: string): Promise<Library> {
  const wish = `${language} ${game ?? ''}`;
  let answer = asked.get(wish);
  if (!answer) {
    answer = api.library(game);
    asked.set(wish, answer);
    answer.catch(() => asked.delete(wish)); // and may be asked again
  }
  return answer;
}
