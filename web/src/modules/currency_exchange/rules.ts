import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-exchange
export const rules: ModuleRules = {
  key: 'exchange',
  place: [1, 2],
  ids: [...some('EXCH', [3, 4, 5, 7, 8, 9, 10, 11]), 'EXCH-R3', 'EXCH-R4'],
};
