/**
 * The six families seen from above. Each has a silhouette of its own, so that it is known without its colour.
 * `fine` adds what can only be seen at full size.
 */

import { circle, disc, num, outline, polar, rect, shape, star, stroke } from '../../../art/shapes';
import type { Point } from '../../../art/shapes';
import type { Building } from '../wire';
import { facetedStar, hipRoofs, roofTones } from './geometry';
import type { Box } from './geometry';
import { FAMILY, GOLD, SHADE, STONE, lit } from './palette';

/** Off the middle of the tile: the price stands in the north-west. */
const X = 51;
const Y = 54;
const CORNERS: readonly Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

function shadow(data: string, dx = 4, dy = 5): string {
  return shape(data, SHADE, `opacity=".26" transform="translate(${dx} ${dy})"`);
}

function square(half: number): string {
  return rect(X - half, Y - half, 2 * half, 2 * half);
}

function knob(radius: number): string {
  return circle(X, Y, radius, GOLD.leaf, `stroke="${GOLD.edge}" stroke-width=".8"`);
}

function pavilion(fine: boolean): string {
  const { roof, deep } = FAMILY.pavilion;
  const crown = outline(star(X, Y, 15, 8, 0.765, -67.5));
  return shadow(outline(star(X, Y, 31))) + shape(outline(star(X, Y, 32.8)), lit(deep, -0.1))
    + facetedStar(X, Y, 31, roof)
    + (fine ? stroke(outline(star(X, Y, 22.5)), lit(roof, 0.42), 0.7, 'stroke-opacity=".7"') : '')
    + shape(crown, lit(roof, 0.3), `stroke="${GOLD.pale}" stroke-width="1.3"`)
    + (fine ? facetedStar(X, Y, 12.5, lit(roof, 0.12), -67.5) : '') + knob(3.2);
}

function seraglio(fine: boolean): string {
  const { roof, deep } = FAMILY.seraglio;
  const terrace = square(31);
  const small = CORNERS.map(([i, j]) => disc(X + i * 24, Y + j * 24, 5.6)).join('');
  const shine = CORNERS.map(([i, j]) => disc(X + i * 24 - 1.7, Y + j * 24 - 2, 2.1)).join('');
  const lobes = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = polar(X, Y, 24.5, index * 22.5);
    return disc(x, y, 5.2);
  });
  const ribs = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = polar(X, Y, 25.5, index * 22.5 + 11.25);
    return `M${X} ${Y}L${num(x)} ${num(y)}`;
  });
  return shadow(terrace) + shape(terrace, '#f1e2cf', `stroke="${deep}" stroke-width="1.5"`)
    + (fine ? stroke(square(28.4), lit('#f1e2cf', -0.16), 0.7) : '')
    + shape(small, roof, `stroke="${deep}" stroke-width=".8"`) + (fine ? shape(shine, lit(roof, 0.45)) : '')
    + shape(lobes.join(''), lit(roof, -0.22)) + circle(X, Y, 25.5, roof)
    + stroke(ribs.join(''), deep, 0.8, 'stroke-opacity=".55"') + circle(X, Y, 25.5, 'url(#art-dome)')
    + (fine ? circle(X, Y, 14, 'none', `stroke="${GOLD.pale}" stroke-opacity=".8"`) : '')
    + shape(outline(star(X, Y, 7.5, 8, 0.5)), GOLD.leaf, `stroke="${GOLD.edge}" stroke-width=".6"`);
}

function arcades(fine: boolean): string {
  const { roof, deep } = FAMILY.arcades;
  const outer = 31;
  const inner = 15.5;
  const corner = (half: number, index: number): Point => {
    const [i, j] = CORNERS[index % 4] ?? [0, 0];
    return [X + i * half, Y + j * half];
  };
  const tones = [0.26, -0.14, -0.26, 0.1];
  const slopes = tones.map((tone, index) =>
    shape(outline([corner(outer, index), corner(outer, index + 1), corner(inner, index + 1), corner(inner, index)]),
      lit(roof, tone), `stroke="${deep}" stroke-width=".7"`));
  let ribs = '';
  for (let at = -25.8; at <= 26; at += 4.3) {
    const from = Math.max(inner + 0.5, Math.abs(at) + 0.5);
    ribs += `M${num(X + at)} ${Y - outer + 1}V${num(Y - from)}M${num(X + at)} ${num(Y + from)}V${Y + outer - 1}`
      + `M${X - outer + 1} ${num(Y + at)}H${num(X - from)}M${num(X + from)} ${num(Y + at)}H${X + outer - 1}`;
  }
  let arches = '';
  const step = (2 * inner) / 4;
  const r = num(step / 2);
  for (let at = -inner; at < inner - 1; at += step) {
    const [x, y] = [num(X + at), num(Y + at)];
    arches += `M${x} ${Y - inner}a${r} ${r} 0 0 0 ${step} 0ZM${x} ${Y + inner}a${r} ${r} 0 0 1 ${step} 0Z`
      + `M${X - inner} ${y}a${r} ${r} 0 0 1 0 ${step}ZM${X + inner} ${y}a${r} ${r} 0 0 0 0 ${step}Z`;
  }
  return shadow(square(outer)) + slopes.join('') + (fine ? stroke(ribs, deep, 0.8, 'stroke-opacity=".38"') : '')
    + shape(square(inner), '#f6ead2', `stroke="${deep}" stroke-width=".7"`)
    + shape(arches, lit(roof, 0.08), fine ? `stroke="${deep}" stroke-width=".7"` : '')
    + shape(square(7), 'url(#art-water)', 'stroke="#8b6a3a" stroke-width="1.4" stroke-linejoin="round"')
    + (fine ? circle(X, Y, 2.2, STONE.pale, 'stroke="#8b6a3a" stroke-width=".7"') : '');
}

function chambers(fine: boolean): string {
  const wings: readonly Box[] = [[-31, -31, 38, 22], [9, -31, 22, 38], [-7, 9, 38, 22], [-31, -7, 22, 38]];
  const placed = wings.map(([x, y, width, height]) => [X + x, Y + y, width, height] as const);
  const floors = placed.map(([x, y, width, height]) => rect(x, y, width, height)).join('');
  const tones = {
    north: '#fffefa', west: '#faf4e8', east: '#e6dcc8', south: '#d6c8ae', ridge: '#c9a14e', line: '#b3a283',
  };
  return shadow(floors, 3, 4) + shape(square(10), '#3f74a3')
    + shape(floors, '#8a7654', 'stroke="#8a7654" stroke-width="1.8"') + hipRoofs(placed, tones, 1.5)
    + shape(outline(star(X, Y, 7.8)), '#f4e9d2')
    + shape(outline(star(X, Y, 5)), 'url(#art-water)', fine ? 'stroke="#3f74a3" stroke-width=".8"' : '');
}

function garden(fine: boolean): string {
  const { roof, deep } = FAMILY.garden;
  const half = 33;
  const canal = 4.2;
  const bed = half - canal - 5.5;
  const trees = [[0.3, 0.32, 5.6], [0.72, 0.62, 6.2], [0.3, 0.8, 3.6], [0.76, 0.22, 3.2]] as const;
  const parts = { beds: '', lawns: '', shades: '', crowns: '', lights: '', fruits: '' };
  for (const [i, j] of CORNERS) {
    const x = X + (i < 0 ? -half + 3 : canal + 2.5);
    const y = Y + (j < 0 ? -half + 3 : canal + 2.5);
    parts.beds += rect(x, y, bed, bed);
    parts.lawns += rect(x + 2, y + 2, bed - 4, bed - 4);
    for (const [across, down, radius] of trees) {
      const tx = x + bed * (i * j > 0 ? across : 1 - across);
      const ty = y + bed * down;
      parts.shades += disc(tx + 1.3, ty + 1.7, radius);
      parts.crowns += disc(tx, ty, radius);
      parts.lights += disc(tx - radius * 0.28, ty - radius * 0.32, radius * 0.6);
      if (radius < 5) continue;
      parts.fruits += disc(tx + 1.8, ty + 1.5, 1) + disc(tx - 2.2, ty + 1.8, 1) + disc(tx + 0.6, ty - 2.5, 1);
    }
  }
  const canals = `M${X} ${Y - half + 2}V${Y + half - 2}M${X - half + 2} ${Y}H${X + half - 2}`;
  return shape(square(half), SHADE, 'opacity=".16" transform="translate(1.5 2)"')
    + shape(square(half), '#efe3c6', `stroke="${deep}" stroke-width="1.2"`)
    + shape(parts.beds, roof, `stroke="${roof}" stroke-width="1.4" stroke-linejoin="round"`)
    + shape(parts.lawns, lit(roof, 0.2)) + (fine ? shape(parts.shades, '#122b18', 'opacity=".38"') : '')
    + shape(parts.crowns, lit(roof, -0.14)) + shape(parts.lights, lit(roof, 0.26))
    + (fine ? shape(parts.fruits, '#f0a23a') : '')
    + stroke(canals, '#8b7a52', canal + 1.4) + stroke(canals, '#7fc0c9', canal - 0.6)
    + shape(outline(star(X, Y, 10, 8, 0.86)), STONE.pale, 'stroke="#8b7a52"')
    + circle(X, Y, 6, 'url(#art-water)', 'stroke="#5b8f97" stroke-width=".8"')
    + (fine ? circle(X, Y, 1.8, '#fff') : '');
}

function tower(fine: boolean): string {
  const { roof, deep } = FAMILY.tower;
  const half = 26;
  const long: Point[] = [
    [X + half, Y - half + 4], [X + half + 15, Y + 4], [X + half + 15, Y + half + 15], [X + 2, Y + half + 15],
    [X - half + 4, Y + half],
  ];
  const width = 5.8;
  const step = width + (2 * half - 5 * width) / 4;
  const merlon = (x: number, y: number) => rect(X + x, Y + y, width, width);
  const [low, high] = [-half - 2.5, half - width + 2.5];
  let merlons = merlon(low, low) + merlon(high, low) + merlon(low, high) + merlon(high, high);
  for (let index = 1; index < 4; index++) {
    const at = -half + index * step;
    merlons += merlon(at, low) + merlon(at, high) + merlon(low, at) + merlon(high, at);
  }
  return shape(outline(long), '#1b0e22', 'opacity=".3"') + shape(square(half), lit(roof, -0.3))
    + shape(merlons, lit(roof, 0.36), `stroke="${deep}" stroke-width=".8"`) + shape(square(half - 5), deep)
    + hipRoofs([[X - 18.5, Y - 18.5, 37, 37]], roofTones(lit(roof, 0.04)), 0)
    + (fine ? stroke(square(12.3) + square(6.2), deep, 0.7, 'stroke-opacity=".45"') : '') + knob(2.9);
}

type Plan = (fine: boolean) => string;
const PLANS: Readonly<Record<Building, Plan>> = { pavilion, seraglio, arcades, chambers, garden, tower };

export function building(family: Building, fine: boolean): string {
  return PLANS[family](fine);
}
