/** Attack cards, their back, and scouts, in boxes of 62 by 88; a compass for the wizard. */

import { familyIcon } from '../../art/families';
import { circle, outline, shape, star, stroke } from '../../art/shapes';
import type { Building, Side } from '../../games/alhambra/wire';

const WAR = { ground: '#5a1616', field: '#7d2320', edge: '#2e0a0a', pale: '#f4dfb8', ink: '#3a0d0b', steel: '#d9dde0', hilt: '#c99a45' };
const SAND = { ground: '#8a6a3c', field: '#f1dfb9', edge: '#5a4321', cloth: '#2f5d62', skin: '#c98f62', dark: '#3a2a18' };
const TURN: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };

const frame = (ground: string, field: string, edge: string): string =>
  `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="${ground}" stroke="${edge}"/><rect x="4" y="4" width="54" height="80" rx="4.5" fill="${field}"/>`;

/** Two crossed blades around the origin, about 30 wide. */
function blades(): string {
  const blade = shape('M-2 -15L0 -19L2 -15L2 6H-2Z', WAR.steel, `stroke="${WAR.ink}" stroke-width=".8"`)
    + shape('M-6 6H6V9H-6Z', WAR.hilt, `stroke="${WAR.ink}" stroke-width=".8"`) + shape('M-1.600 9H1.600V15H-1.600Z', WAR.ink);
  return `<g transform="rotate(-42)">${blade}</g><g transform="rotate(42)">${blade}</g>`;
}

/** A wedge that points at the origin from the north. */
const wedge = (): string => shape('M-9 -25H9V-14H16L0 0L-16 -14H-9Z', WAR.pale, `stroke="${WAR.ink}" stroke-width="1.4" stroke-linejoin="round"`);

/** From there it comes: an arrow from that side of a compass. */
export function attackCard(side: Side): string {
  const marks = (['N', 'E', 'S', 'W'] as const).map((one) => `<g transform="rotate(${TURN[one]})">${stroke('M0 -25V-20', WAR.pale, 1.6, 'opacity=".6"')}</g>`).join('');
  return frame(WAR.ground, WAR.field, WAR.edge)
    + `<g transform="translate(31 44)">${circle(0, 0, 25, 'none', `stroke="${WAR.pale}" stroke-opacity=".5" stroke-width="1.2"`)}${marks}`
    + `<rect x="-8" y="-8" width="16" height="16" rx="1.500" fill="${WAR.ink}"/><g transform="rotate(${TURN[side]})"><g transform="translate(0 -9) scale(.86)">${wedge()}</g></g></g>`;
}

/** Its back. */
export const attackBack = (): string => frame(WAR.ground, WAR.field, WAR.edge)
  + shape(outline(star(31, 44, 26, 8)), 'none', `stroke="${WAR.pale}" stroke-opacity=".55" stroke-width="1"`)
  + `<g transform="translate(31 46)">${blades()}</g>`;

/** A scout sent from a kind of building: a rider with a hand above his eyes. */
export function scoutCard(family: Building): string {
  return frame(SAND.ground, SAND.field, SAND.edge)
    + shape('M9 60c3-17 10-24 22-24s19 7 22 24Z', SAND.cloth, `stroke="${SAND.edge}"`)
    + circle(31, 26, 11, SAND.skin, `stroke="${SAND.edge}"`)
    + shape('M18.500 23C19 12 25 9 31 9s12 3 12.500 14c-8-4-17-4-25 0Z', SAND.cloth, `stroke="${SAND.edge}"`)
    + shape('M12 40L27 22.500L31 25L18 44Z', SAND.skin, `stroke="${SAND.edge}"`)
    + circle(33.5, 26, 1.4, SAND.dark) + stroke('M28 31.500c2 1 4 1 6 0', SAND.dark, 1.2)
    + `<g transform="translate(19 58) scale(1)">${familyIcon(family)}</g>`;
}

/** In a box of 100 by 100: the palace in the middle, an arrow from this side. */
export const arrow = (side: Side): string => `<g transform="translate(50 50) rotate(${TURN[side]}) scale(1.9)">${wedge()}</g>`;
