import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-vizier
export const rules: ModuleRules = {
  key: 'vizier',
  place: [1, 1],
  ids: [...upTo('VIZ', 18), ...some('VIZ', [25, 36]), 'VIZ-R1', 'VIZ-R5'],
};
