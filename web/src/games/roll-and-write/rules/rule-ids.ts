/** The rules that we tell in our own words, in the order of reading; words/rules has a title and a text of each. */

import { some, upTo } from '../../../lib/rule-numbers';
import type { Section } from '../../../lib/rulebook';

const MODULE = 'roll_and_write'; // as the reference calls it

// keys: rules-section-rw-comp rules-section-rw-setup rules-section-rw-round rules-section-rw-turn rules-section-rw-build
// keys: rules-section-rw-coin rules-section-rw-spec rules-section-rw-bonus rules-section-rw-end rules-section-rw-fict
// keys: rules-section-rw-solo rules-section-rw-rulings
export const SECTIONS: readonly Section[] = [
  { key: 'rw-comp', module: MODULE, ids: some('RW-COMP', [1, 2, 3, 5]) },
  { key: 'rw-setup', module: MODULE, ids: upTo('RW-SETUP', 6) },
  { key: 'rw-round', module: MODULE, ids: upTo('RW-ROUND', 4) },
  { key: 'rw-turn', module: MODULE, ids: upTo('RW-TURN', 6) },
  { key: 'rw-build', module: MODULE, ids: upTo('RW-BUILD', 5) },
  { key: 'rw-coin', module: MODULE, ids: upTo('RW-COIN', 4) },
  { key: 'rw-spec', module: MODULE, ids: upTo('RW-SPEC', 7) },
  { key: 'rw-bonus', module: MODULE, ids: some('RW-BONUS', [1, 2, 4]) },
  { key: 'rw-end', module: MODULE, ids: upTo('RW-END', 4) },
  { key: 'rw-fict', module: MODULE, ids: some('RW-FICT', [1, 2, 3, 4, 5, 6, 8]) },
  { key: 'rw-solo', module: MODULE, ids: upTo('RW-SOLO', 7) },
  { key: 'rw-rulings', module: MODULE, ids: ['RW-R1', 'RW-R2', 'RW-R5', 'RW-R6'] },
];
export const RULES: readonly string[] = SECTIONS.flatMap(({ ids }) => ids);
