/** What the wizard knows of a game of dice: who takes part, how many rounds, with which sheet. */

import type { Library } from '../../../lib/api';
import { t } from '../../../lib/i18n.svelte';
import { valueOf, type Draft, type OptionValue } from '../../../screens/wizard/draft';
import type { Goal, Variant } from '../best/best.svelte';
import { isRecord } from '../kept';
import { factsOf, printFor, roundsOf, type SheetFacts } from '../sheets/facts';
import { printed } from '../sheets/printed.svelte';

/** The options that the panel of this game shows itself. */
export const SHOWN = ['fictitious_players', 'solo_duel'] as const;
const FEWEST = 3; // who take part, fictitious players counted
const MINUTES_A_TURN = 0.5;
const MINUTES_BEFORE = 5;

export const isAlone = (draft: Draft): boolean => draft.seats.length === 1;

function value(key: string, draft: Draft, library: Library): OptionValue | undefined {
  const option = library.options.find((one) => one.key === key);
  return option && valueOf(option, draft, library);
}

/** How many fictitious players take part. */
export const rivalsOf = (draft: Draft, library: Library): number =>
  isAlone(draft) ? Number(value('fictitious_players', draft, library) ?? FEWEST - 1) : Math.max(0, FEWEST - draft.seats.length);

export const goalOf = (draft: Draft, library: Library): Goal =>
  value('solo_duel', draft, library) === true ? 'duel' : 'high_score';

/** The sheet of the draft; null as long as nobody knows the printed one. */
export function sheetOf(draft: Draft): { name: string; facts: SheetFacts } | null {
  return printed.facts && factsOf(draft.components ?? {}, printed.facts);
}

/** Which sheet of one's own was chosen, by its name; empty: the printed one. */
export function chosenName({ components }: Draft): string {
  const sheet = components?.['sheet'];
  const meta = isRecord(sheet) ? sheet['meta'] : null;
  return isRecord(meta) && typeof meta['name'] === 'string' ? meta['name'] : '';
}

/** How many rounds are played; 0 as long as nobody knows. */
export function rounds(draft: Draft, library: Library): number {
  const sheet = sheetOf(draft);
  return sheet ? roundsOf(sheet.facts, draft.seats.length + rivalsOf(draft, library)) : 0;
}

/** Half a minute for each turn, and some for the beginning and the end. */
export const minutes = (draft: Draft, library: Library): number =>
  MINUTES_BEFORE + MINUTES_A_TURN * draft.seats.length * (rounds(draft, library) || 15);

/** How scores of this game are compared. */
export function variant(draft: Draft, library: Library): Variant {
  const rivals = rivalsOf(draft, library);
  const sheet = sheetOf(draft);
  return {
    rivals,
    goal: goalOf(draft, library),
    specials: Number(value('special_actions_per_turn', draft, library) ?? 1),
    sheet: draft.components && sheet ? printFor(sheet.facts, rivals + 1) : '',
  };
}

export function facts(draft: Draft, library: Library): { name: string; value: string }[] {
  const count = rounds(draft, library);
  return count ? [{ name: t('dice-wizard-rounds', { count }), value: String(count) }] : [];
}

export function remarks(draft: Draft, library: Library): { name: string; said: string }[] {
  const found = [{ name: t('dice-wizard-sheet'), said: chosenName(draft) || t('dice-sheets-printed') }];
  const count = rivalsOf(draft, library);
  if (isAlone(draft)) {
    const goal = goalOf(draft, library) === 'duel' ? t('dice-wizard-duel') : t('dice-wizard-high');
    found.unshift({ name: t('dice-wizard-alone'), said: t('dice-wizard-against', { count, goal }) });
  } else if (count) found.unshift({ name: t('dice-wizard-rival'), said: t('dice-wizard-rival-text') });
  return found;
}
