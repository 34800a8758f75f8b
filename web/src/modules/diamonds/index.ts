import type { ModuleUi } from '..';

/** Money like any other, but no place of the market asks for it. */
export default { key: 'diamonds', currencies: ['diamond'] } satisfies ModuleUi;
