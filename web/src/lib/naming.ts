/** Names for those who have given none. No two at one table are alike. */

import { t } from './i18n.svelte';
import { settings } from './settings.svelte';

export const LONGEST_NAME = 30;
export const LONGEST_TITLE = 60;

/** A name as the server takes it; empty if it cannot be one. */
export function cleanName(text: string, longest = LONGEST_NAME): string {
  const found = text.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/gu, ' ').trim();
  const short = [...found].slice(0, longest).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : '';
}

/** Names that people would take for the same one are the same: case and accents do not count. */
const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const alike = (one: string, other: string): boolean => folded(one) === folded(other);

/** The first of these names that nobody has yet; if all are taken, the first one with a number. */
export function freeName(pool: readonly string[], taken: readonly string[]): string {
  const isFree = (name: string): boolean => !taken.some((one) => alike(one, name));
  const found = pool.find(isFree);
  if (found !== undefined) return found;
  const [first = ''] = pool;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const name = cleanName(first, LONGEST_NAME - end.length) + end;
    if (isFree(name)) return name;
  }
}

const named = (text: string): string[] => text.split(',').map((one) => one.trim());
export const botNames = (): string[] => named(t('common-names-bots'));

/** Names for so many bots beside these people. */
export function botsBeside(taken: readonly string[], count: number): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(freeName(botNames(), [...taken, ...found]));
  return found;
}

const chance = Math.random(); // two people at two screens are rarely offered the same name

/** Names for people; the first one differs from screen to screen. */
export function peopleNames(): string[] {
  const all = named(t('common-names-people'));
  const first = Math.floor(chance * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

/** Whoever sits here: the name given once, or one to begin with. */
export const myName = (taken: readonly string[] = []): string =>
  cleanName(settings.name) || freeName(peopleNames(), taken);
