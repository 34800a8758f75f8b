/** What a game tells besides what every game does: its own names and values, made readable. */

import { t } from '../../lib/i18n.svelte';
import type { GameEvent, PlayerView, View } from '../../lib/wire';

export interface Fact {
  name: string;
  value: string;
}

const OF_EVERY_VIEW: readonly (keyof View)[] = ['ply', 'turn', 'active', 'decision', 'players', 'choices'];
const OF_EVERY_PLAYER: readonly (keyof PlayerView)[] = ['score'];
const OF_EVERY_EVENT: readonly string[] = ['ply', 'event', 'seat'];

/** "dice_left" is a name for programs. */
export const readable = (name: string): string => name.replaceAll('_', ' ');

function valueOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('plain-yes') : t('plain-no');
  if (Array.isArray(value)) return value.map(valueOf).filter(Boolean).join(value.some((one) => typeof one === 'object') ? ' · ' : ', ');
  if (typeof value === 'object') return factsIn(value).map(({ name, value: inside }) => t('plain-fact', { name, value: inside })).join(', ');
  return String(value);
}

function factsIn(thing: object, known: readonly string[] = []): Fact[] {
  return Object.entries(thing)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => ({ name: readable(name), value: valueOf(value) }))
    .filter(({ value }) => value !== '');
}

export const factsOf = (view: View): Fact[] => factsIn(view, OF_EVERY_VIEW);
export const playerFacts = (player: PlayerView): Fact[] => factsIn(player, OF_EVERY_PLAYER);
export const eventFacts = (event: GameEvent): Fact[] => factsIn(event, OF_EVERY_EVENT);
