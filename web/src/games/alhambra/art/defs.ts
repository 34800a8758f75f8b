/** What the drawings share besides the floors of the families: card patterns, gradients. In the page once, see art/drawings.ts. */

import { lines, pattern } from '../../../art/patterns';
import { MONEY } from './palette';

export { lines, pattern } from '../../../art/patterns';

const court = (): string => pattern('floor-court', 12, 12, lines('M0 6L6 0L12 6L6 12Z', '#d9cdb6', 0.9));

function cardPatterns(): string {
  const { florin, dirham, dinar, ducat } = MONEY;
  const dots = '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>';
  return pattern('card-florin', 8, 8, `<g fill="${florin.deep}" opacity=".26">${dots}</g>`)
    + pattern('card-dirham', 10, 10, lines('M5 0L10 5L5 10L0 5Z', dirham.base, 1, 'stroke-opacity=".34"'))
    + pattern('card-dinar', 12, 12, lines('M0 4c3-4 6 4 12 0M0 10c3-4 6 4 12 0', dinar.base, 1, 'stroke-opacity=".3"'))
    + pattern('card-ducat', 6, 6, lines('M1.5 0V6M4.5 0V6', ducat.base, 1, 'stroke-opacity=".3"'));
}

function gradients(): string {
  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  return '<radialGradient id="art-dome" cx=".36" cy=".3" r=".8">'
    + `${stop(0, '#ffe9d2', 0.75)}${stop(0.45, '#fff', 0.08)}${stop(1, '#2a0808', 0.5)}</radialGradient>`
    + '<radialGradient id="art-coin" cx=".35" cy=".3" r=".85">'
    + `${stop(0, '#fff', 0.5)}${stop(0.5, '#fff', 0)}${stop(1, '#000', 0.28)}</radialGradient>`
    + '<linearGradient id="art-light" x1="0" y1="0" x2="1" y2="1">'
    + `${stop(0, '#fff8e8', 0.22)}${stop(1, '#3a1f12', 0.07)}</linearGradient>`
    + '<linearGradient id="art-water" x1="0" y1="0" x2="1" y2="1">'
    + `${stop(0, '#b7e0e2')}${stop(1, '#5aa5b4')}</linearGradient>`;
}

/** The content of a `<defs>`. */
export function defs(): string {
  return court() + cardPatterns() + gradients();
}
