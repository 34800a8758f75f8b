/** The library of the server, asked for once in each language. */

import { api, type Library } from '../../lib/api';
import type { Language } from '../../lib/settings.svelte';

const asked = new Map<Language, Promise<Library>>();

/** `language` must be the one that is set: the texts come in it. */
export function loadLibrary(language: Language): Promise<Library> {
  let answer = asked.get(language);
  if (!answer) {
    answer = api.library();
    asked.set(language, answer);
    answer.catch(() => asked.delete(language)); // and may be asked again
  }
  return answer;
}
