import type { WizardParts } from '../../game';
import Choices from './DicePanel.svelte';
import { facts, minutes, remarks, SHOWN } from './plan';

export default { Choices, shown: SHOWN, minutes, facts, remarks } satisfies WizardParts;
