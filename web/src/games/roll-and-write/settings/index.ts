import type { SettingsParts } from '../../game';
import { actionName, LETTERS } from '../keys';

export default { letters: LETTERS, actionName } satisfies SettingsParts;
