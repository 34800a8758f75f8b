import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-invaders
export const rules: ModuleRules = {
  key: 'invaders',
  place: [4, 3],
  ids: [...upTo('ATT', 12), ...some('ATT', [14, 15, 16, 17, 18, 30, 32, 33, 34, 41])],
};
