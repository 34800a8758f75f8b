import type { Showcase } from '../showcase';
import './pieces';

export const showcase: Showcase = {
  presets: ['box2024'],
  hero: [{ tile: 'CAMP7-SW', cell: [0, -2] }],
  editions: { 2024: 'CAMP7-N' },
};
