import type { Samples } from '../samples';
import './pieces';

export const samples: Samples = { cards: ['exchange florin dinar', 'exchange dirham ducat'] };
