/** How cards and tiles come and go: a card that is taken travels into the purse. */

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { moves } from '../../../lib/settings.svelte';

const TRAVEL = 220; // milliseconds
const RING = 2000;

/** For something that is new here. Without motion it is there at once, and a ring shows where. */
export function arrive(_node: Element, { x = 0, y = -14 }: { x?: number; y?: number } = {}): TransitionConfig {
  if (!moves()) return { duration: RING, css: () => 'outline: 3px solid var(--gold); outline-offset: 1px' };
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (there, away) => `opacity: ${there}; transform: translate(${x * away}px, ${y * away}px)`,
  };
}

/** For something that is gone. */
export function leave(_node: Element): TransitionConfig {
  return { duration: moves() ? TRAVEL / 2 : 0, css: (there) => `opacity: ${there}` };
}

const [send, receive] = crossfade({
  duration: TRAVEL,
  easing: cubicOut,
  fallback: (node, _params, intro) => (intro ? arrive(node) : leave(node)),
});
type Travel = () => TransitionConfig;

/** Out of the display: into the purse, or, if somebody else takes it, just away. */
export function sendCard(node: Element, card: { key: string }): Travel {
  return moves() ? send(node, card) : () => leave(node);
}

/** Into the purse. */
export function receiveCard(node: Element, card: { key: string }): Travel {
  return moves() ? receive(node, card) : () => arrive(node);
}

/** For cards that make room. */
export const sorting = (): { duration: number } => ({ duration: moves() ? 120 : 0 });
