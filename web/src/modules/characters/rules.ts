import { some, type ModuleRules } from '../../lib/rule-numbers';

// keys: rules-section-characters
export const rules: ModuleRules = {
  key: 'characters',
  place: [2, 3],
  ids: [
    ...some('CHAR', [1, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]),
    'CHAR-R2', 'CHAR-R6', 'CHAR-R7', 'CHAR-R8', 'CHAR-R9',
  ],
};
