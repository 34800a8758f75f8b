import { exchangeCard } from '../../games/alhambra/art/exchange';
import { addCardKind } from '../../games/alhambra/art/money';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Bridges from './Bridges.svelte';
import Held from './Held.svelte';
import { story } from './story';

addCardKind('exchange', exchangeCard);

export default {
  key: 'currency_exchange',
  areas: ['exchange'],
  story,
  purse: Bridges,
  line: Held,
  offers: ([kind, verb]) => kind === 'exchange' && verb === 'take', // among the four cards of the display
  moves: ['exchange take'],
  undo: { 'exchange take': () => t('exchange-undo') },
} satisfies ModuleUi;
