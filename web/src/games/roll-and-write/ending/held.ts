/** Whether the final scoring was held: what a table needs to know before it shows it. */

import type { GameEvent } from '../../../lib/wire';

/** The number of the only scoring there is, as the wire counts scorings. */
export const SCORING = 1;

export const isHeld = (events: readonly GameEvent[]): boolean => events.some(({ event }) => event === 'final scoring');
