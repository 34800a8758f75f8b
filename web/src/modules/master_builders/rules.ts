import { some, upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-master_builders
export const rules: ModuleRules = {
  key: 'master_builders',
  place: [4, 2],
  ids: [...upTo('ARCH', 16), ...some('ARCH', [30, 31]), 'ARCH-R1'],
};
