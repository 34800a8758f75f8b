import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-trader
export const rules: ModuleRules = {
  key: 'trader',
  place: [3, 4],
  ids: some('TRADER', [2, 3, 4, 6, 9, 10, 11, 12, 14, 16, 17, 18, 19, 23, 37]),
};
