import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-bonus
export const rules: ModuleRules = {
  key: 'bonus',
  place: [1, 3],
  ids: some('BONUS', [1, 2, 4, 5, 6, 7, 9]),
};
