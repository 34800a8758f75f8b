/** The floors of the families. They are fetched after the first picture: without them a floor is plain. */

import { drawOnce } from './drawings';
import { FAMILY } from './families';
import { lines, pattern } from './patterns';
import { outline, star } from './shapes';

/** What the floors of the families are laid with: patterns `art-floor-<family>`, for `drawOnce('floors', familyFloors)`. */
export function familyFloors(): string {
  const { pavilion, seraglio, arcades, chambers, garden, tower } = FAMILY;
  const khatam = `${outline(star(10, 10, 9.6))}M0 0l4 4M20 0l-4 4M0 20l4-4M20 20l-4-4`;
  const scales = 'M0 7a7 7 0 0 0 14 0M-7 0a7 7 0 0 0 14 0M7 0a7 7 0 0 0 14 0M-7 14a7 7 0 0 0 14 0M7 14a7 7 0 0 0 14 0';
  const hexagons = 'M8 0v4.6l8 4.6v9.25l-8 4.6v4.6M8 4.6L0 9.25v9.25l8 4.6';
  const plants = 'M2.5 3.6c-1.6-1.2-1.6-2.6 0-3.2 1.6.6 1.6 2 0 3.2ZM7.5 8.6c-1.6-1.2-1.6-2.6 0-3.2 1.6.6 1.6 2 0 3.2Z';
  return pattern('floor-pavilion', 20, 20, lines(khatam, pavilion.line, 1.1)
      + `<circle cx="10" cy="10" r="2.2" fill="${pavilion.line}"/>`)
    + pattern('floor-seraglio', 14, 14, lines(scales, seraglio.line, 1.2))
    + pattern('floor-arcades', 12, 12, lines('M0 6L6 0M6 12L12 6M0 12L12 0M-3 3L3 9M9 3L15 9', arcades.line, 1.3))
    + pattern('floor-chambers', 16, 27.7, lines(hexagons, chambers.line, 1.1))
    + pattern('floor-garden', 10, 10, `<path d="${plants}" fill="${garden.line}"/>`)
    + pattern('floor-tower', 16, 16, lines('M0 0H16M0 8H16M4 0V8M12 8V16', tower.line, 1.2));
}

/** Once for all games that have them. */
export const layFloors = (): void => drawOnce('floors', familyFloors);
