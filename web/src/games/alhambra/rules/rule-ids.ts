/** The rules that we tell in our own words, in the order of reading; the catalogues have a title and a text of each. */

import { some, upTo, type ModuleRules } from '../../../lib/rule-numbers';
import type { Section } from '../../../lib/rulebook';

// keys: rules-section-comp rules-section-setup rules-section-turn rules-section-money rules-section-buy
// keys: rules-section-redesign rules-section-place rules-section-eot rules-section-score rules-section-wall
// keys: rules-section-info rules-section-2p rules-section-eog rules-section-ed rules-section-rul
// Those of a module are listed in its rules.ts.

const BASE: readonly Section[] = [
  { key: 'comp', module: 'base', ids: upTo('BASE-COMP', 6) },
  { key: 'setup', module: 'base', ids: upTo('BASE-SETUP', 11) },
  { key: 'turn', module: 'base', ids: upTo('BASE-TURN', 5) },
  { key: 'money', module: 'base', ids: upTo('BASE-MONEY', 4) },
  { key: 'buy', module: 'base', ids: upTo('BASE-BUY', 6) },
  { key: 'redesign', module: 'base', ids: upTo('BASE-REDESIGN', 5) },
  { key: 'place', module: 'base', ids: upTo('BASE-PLACE', 9) },
  { key: 'eot', module: 'base', ids: upTo('BASE-EOT', 6) },
  { key: 'score', module: 'base', ids: upTo('BASE-SCORE', 8) },
  { key: 'wall', module: 'base', ids: upTo('BASE-WALL', 9) },
  { key: 'eog', module: 'base', ids: upTo('BASE-EOG', 10) },
  { key: '2p', module: 'base', ids: upTo('BASE-2P', 9) },
  { key: 'info', module: 'base', ids: upTo('BASE-INFO', 4) },
  { key: 'rul', module: 'base', ids: some('BASE-RUL', [1, 3, 4, 5, 8, 11, 13, 14, 15, 18, 22]) },
  { key: 'ed', module: 'base', ids: some('BASE-ED', [1, 2, 3, 6, 7, 8, 12]) },
];

const files = import.meta.glob<ModuleRules>('../../../modules/*/rules.ts', { import: 'rules', eager: true });
const added = Object.entries(files)
  .sort(([, { place: [box, nth] }], [, { place: [other, place] }]) => box - other || nth - place)
  .map(([path, { key, ids }]): Section => ({ key, module: path.split('/').at(-2) ?? '', ids }));

export const SECTIONS: readonly Section[] = [...BASE, ...added];
export const RULES: readonly string[] = SECTIONS.flatMap(({ ids }) => ids);
