import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Bridges from './Bridges.svelte';
import Held from './Held.svelte';
import './pieces';
import { story } from './story';

export default {
  key: 'currency_exchange',
  story,
  purse: Bridges,
  line: Held,
  offers: ([kind, verb]) => kind === 'exchange' && verb === 'take', // among the four cards of the display
  moves: ['exchange take'],
  undo: { 'exchange take': () => t('currency_exchange-undo') },
} satisfies ModuleUi;
