/** What modules show before anybody plays them: at the front door and in the wizard. modules/<key>/showcase.ts. */

import type { PlacedTile } from '../games/alhambra/wire';

export interface Showcase {
  /** Mixes that people know and that it belongs to, besides that of its box. */
  presets?: readonly string[];
  /** Its tiles in the palace of the front door. */
  hero?: readonly PlacedTile[];
  /** A tile of its own to know an edition by. */
  editions?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Showcase>('./*/showcase.ts', { import: 'showcase', eager: true });

export const SHOWCASES: Readonly<Record<string, Showcase>> = Object.fromEntries(
  Object.entries(files).map(([path, showcase]) => [path.split('/').at(-2) ?? '', showcase]),
);
