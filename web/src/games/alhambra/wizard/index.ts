import type { WizardParts } from '../../game';
import Edition from './Edition.svelte';
import Modules from './ModulesPanel.svelte';
import Pieces from './Pieces.svelte';

export default { Edition, Modules, Pieces } satisfies WizardParts;
