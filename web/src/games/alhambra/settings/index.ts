import type { SettingsParts } from '../../game';
import { actionName, LETTERS } from '../keys';
import Look from './Look.svelte';

export default { letters: LETTERS, actionName, Look } satisfies SettingsParts;
