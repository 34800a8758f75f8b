import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-thieves
export const rules: ModuleRules = {
  key: 'thieves',
  place: [3, 2],
  ids: [...upTo('THIEF', 12), ...some('THIEF', [14, 16, 17, 30, 32, 33, 36, 37, 39]), 'THIEF-R5'],
};
