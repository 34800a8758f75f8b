import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-bazaars
export const rules: ModuleRules = {
  key: 'bazaars',
  place: [4, 4],
  ids: [...upTo('BAZ', 7), ...some('BAZ', [9, 10, 11, 12, 13, 15, 16, 30])],
};
