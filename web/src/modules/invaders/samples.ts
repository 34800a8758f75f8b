import { BUILDINGS } from '../../games/alhambra/wire';
import type { Mark, Samples } from '../samples';
import { attackBack, attackCard, scoutCard } from './pieces';

const card = (name: string, markup: string): Mark => ({ name, markup, viewBox: '0 0 62 88', size: 62 });

export const samples: Samples = {
  marks: [
    ...(['N', 'E', 'S', 'W'] as const).map((side) => card(`attack ${side}`, attackCard(side))),
    card('covered', attackBack()),
    ...BUILDINGS.map((family) => card(`scout ${family}`, scoutCard(family))),
  ],
};
