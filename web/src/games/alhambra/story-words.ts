/** Tiles and cards in the sentences of the story. */

import { bold, items, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import { cardName, tileName } from './names';

export const cardsOf = (event: GameEvent): string[] => items(event['cards']).map(text);

export const cardOf = (name: unknown): string => bold(cardName(text(name)));
export const tileOf = (name: unknown): string => bold(tileName(text(name)));
