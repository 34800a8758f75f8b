import type { ModuleUi } from '..';
import Pawn from './Pawn.svelte';

export default { key: 'vizier', line: Pawn } satisfies ModuleUi;
