/** What the drawings share: floor textures, card patterns, gradients. In the page once, see art/drawings.ts. */

import { outline, star } from '../../../art/shapes';
import { FAMILY, MONEY } from './palette';

/** Modules have patterns of their own: see `drawOnce`. */
export function pattern(id: string, width: number, height: number, body: string): string {
  return `<pattern id="art-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;
}

export function lines(data: string, color: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

function textures(): string {
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
    + pattern('floor-tower', 16, 16, lines('M0 0H16M0 8H16M4 0V8M12 8V16', tower.line, 1.2))
    + pattern('floor-court', 12, 12, lines('M0 6L6 0L12 6L6 12Z', '#d9cdb6', 0.9));
}

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
  return textures() + cardPatterns() + gradients();
}
