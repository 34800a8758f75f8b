import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-camps
export const rules: ModuleRules = {
  key: 'camps',
  place: [2, 4],
  ids: [...upTo('CAMP', 19), ...some('CAMP', [20, 34]), 'CAMP-R1'],
};
