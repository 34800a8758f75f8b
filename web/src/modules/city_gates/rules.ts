import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-gates
export const rules: ModuleRules = {
  key: 'gates',
  place: [2, 1],
  ids: [...some('GATE', [3, 4, 5, 7, 8, 10, 11, 12, 24, 25]), 'GATE-R4'],
};
