import { upTo, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-master_builders
export const rules: ModuleRules = {
  key: 'master_builders',
  place: [4, 2],
  ids: upTo('ARCH', 16),
};
