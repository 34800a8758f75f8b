import type { Samples } from '../samples';
import './pieces';

export const samples: Samples = { cards: ['diamond 6', 'diamond 9'] };
