/** For tests: the story as modules tell it. */

import { sentence, story, type Listener, type Teller } from '../games/alhambra/story';
import { plain, type Line } from '../lib/story';
import type { GameEvent } from '../lib/wire';

export const NAMES = ['Nina', 'Kim', 'Yusuf', 'Ana', 'Ben', 'Zoé'];

export const event = (name: string, seat: number | null, facts: object = {}, ply = 1): GameEvent => ({ ply, event: name, seat, ...facts });

/** Somebody at seat 0 to whom these modules tell theirs. */
export function told(...tellers: Teller[]) {
  const listener: Listener = { names: NAMES, me: 0, tellers };
  return {
    say: (one: GameEvent): string => plain(sentence(one, listener) as Line),
    tell: (events: GameEvent[]): string[] => story(events, listener).map(plain),
  };
}
