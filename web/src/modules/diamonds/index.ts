import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import './pieces';

/** Money like any other, but no place of the market asks for it. */
export default {
  key: 'diamonds',
  money: { diamond: (value) => t('diamonds-money', { value }) },
} satisfies ModuleUi;
