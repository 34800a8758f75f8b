import type { Showcase } from '../showcase';

export const showcase: Showcase = { presets: ['family'] };
