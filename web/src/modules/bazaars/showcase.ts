import type { Showcase } from '../showcase';
import './pieces';

export const showcase: Showcase = { presets: ['box2024'] };
