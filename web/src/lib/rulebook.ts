/** The rules in our own words, and the way to find them. */

import { knows, t } from './i18n.svelte';
/** Rules that belong together, in the order of reading. */
export interface Section {
  key: string;
  module: string;
  ids: readonly string[];
}

// Every id of a section has a title and a text in every language; a test compares them.
// keys: rules-BASE-PLACE-05-title

/** Is there a text of ours, in the language of the page? */
export const isTold = (id: string): boolean => knows(`rules-${id}-title`);

/** What a rule is called; one that only the reference has is called by its number. */
export const ruleTitle = (id: string): string => (isTold(id) ? t(`rules-${id}-title`) : t('rules-number', { id }));

/** The rule in two sentences; empty if only the reference has it. */
// keys: rules-BASE-PLACE-05-text
export const ruleText = (id: string): string => (isTold(id) ? t(`rules-${id}-text`) : '');

// keys: rules-section-setup
export const sectionTitle = (section: Section): string => t(`rules-section-${section.key}`);

/** Without accents, capitals and signs: people search as they type. */
export const folded = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ');

/** Does the rule have every word that is searched, in its number, title or text? */
export function matches(search: string, ...texts: string[]): boolean {
  const where = folded(texts.join(' '));
  return folded(search).split(/\s+/).every((word) => where.includes(word));
}
