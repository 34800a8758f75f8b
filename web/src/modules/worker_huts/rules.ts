import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-huts
export const rules: ModuleRules = {
  key: 'huts',
  place: [1, 4],
  ids: some('HUT', [1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 14]),
};
