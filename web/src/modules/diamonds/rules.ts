import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-diamonds
export const rules: ModuleRules = {
  key: 'diamonds',
  place: [2, 2],
  ids: some('DIAM', [1, 2, 3, 4, 5, 6, 8]),
};
