import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-chests
export const rules: ModuleRules = {
  key: 'chests',
  place: [4, 1],
  ids: some('CHEST', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 19, 20]),
};
