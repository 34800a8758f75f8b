import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-walls
export const rules: ModuleRules = {
  key: 'walls',
  place: [3, 1],
  ids: [...some('WALL', [4, 6, 7, 8, 9, 10, 11, 13, 14, 16, 30, 32, 43])],
};
