import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-change
export const rules: ModuleRules = {
  key: 'change',
  place: [3, 3],
  ids: some('CHANGE', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
};
