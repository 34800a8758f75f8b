import type { RuleBook } from '../../game';
import Pictures from './Pictures.svelte';
import { SECTIONS } from './rule-ids';

export default { sections: SECTIONS, Pictures } satisfies RuleBook;
