import { currencyName } from '../../games/alhambra/names';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Bridges from './Bridges.svelte';
import Held from './Held.svelte';
import './pieces';
import { story } from './story';

export default {
  key: 'currency_exchange',
  story,
  cards: {
    exchange: ([first = '', second = '']) =>
      t('card-exchange', { first: currencyName(first), second: currencyName(second) }),
  },
  purse: Bridges,
  line: Held,
  offers: ([kind, verb]) => kind === 'exchange' && verb === 'take', // among the four cards of the display
  moves: ['exchange take'],
  undo: { 'exchange take': () => t('currency_exchange-undo') },
} satisfies ModuleUi;
