import type { RuleBook } from '../../game';
import { SECTIONS } from './rule-ids';

export default { sections: SECTIONS } satisfies RuleBook;
