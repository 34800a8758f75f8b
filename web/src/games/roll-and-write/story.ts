/** The events of the dice game as sentences. */

import type { Story } from '../../lib/story';
import { plainStory } from '../default/story';

/** `name` says how the reader calls a seat. */
export const diceStory = (name: (seat: number) => string): Story => plainStory(name);
