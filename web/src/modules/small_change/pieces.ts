/** Coins of value 1: each currency has its own edge, besides its colour and its sign. */

import { circle, num, outline, polar, shape, star, type Point } from '../../art/shapes';
import { GLYPHS, sign } from '../../games/alhambra/art/glyphs';
import { addMoneyForm, type MoneyKind } from '../../games/alhambra/art/money';
import { lit, MONEY, SHADE } from '../../games/alhambra/art/palette';
import type { Currency } from '../../games/alhambra/wire';

const SIZE = 62;
const MIDDLE = SIZE / 2;
const RADIUS = 29;
const ONE = 'M27.6 43.4l4.6-3h2.6v13.8h-3.7v-9.4l-3.5 1.8Z'; // the only value there is

/** Bows around the middle, each bulging outwards. */
function scalloped(bows: number, radius: number): string {
  const corners = Array.from({ length: bows + 1 }, (_, index) => polar(MIDDLE, MIDDLE, radius * 0.93, -90 + (360 * (index - 0.5)) / bows));
  const bow = num((radius * 0.95 * Math.PI) / bows);
  const [[x, y], ...rest] = corners as [Point, ...Point[]];
  return `M${num(x)} ${num(y)}${rest.map(([a, b]) => `A${bow} ${bow} 0 0 1 ${num(a)} ${num(b)}`).join('')}Z`;
}

const polygon = (corners: number, radius: number, turn: number): string =>
  outline(Array.from({ length: corners }, (_, index) => polar(MIDDLE, MIDDLE, radius, turn + (360 * index) / corners)));

const round = (radius: number): string =>
  `M${num(MIDDLE - radius)} ${MIDDLE}a${num(radius)} ${num(radius)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-2 * radius)} 0Z`;

/** The outline of a coin, so much of its size. */
const EDGES: Readonly<Record<string, (radius: number) => string>> = {
  florin: (radius) => scalloped(8, radius),
  dirham: (radius) => outline(star(MIDDLE, MIDDLE, radius * 1.03, 8, 0.84)),
  dinar: round,
  ducat: (radius) => polygon(8, radius * 1.03, 22.5),
};

/** A coin in a box of 62 by 62. */
export function coin(money: string, { base, deep, ink, sign: glyph }: MoneyKind): string {
  const edge = EDGES[money] ?? round;
  return shape(edge(RADIUS), SHADE, 'opacity=".28" transform="translate(1 2)"')
    + shape(edge(RADIUS), deep, 'stroke-linejoin="round"') + shape(edge(RADIUS * 0.93), lit(base, 0.3))
    + shape(edge(RADIUS * 0.82), base) + circle(MIDDLE, MIDDLE, RADIUS * 0.8, 'url(#art-coin)')
    + sign(glyph, MIDDLE - 14.5, 8, 29, ink) + shape(ONE, ink);
}

/** The same by its currency, for what is no card. */
export const coinFor = (currency: Currency): string => coin(currency, { ...MONEY[currency], sign: GLYPHS[currency] });

addMoneyForm('coin', { height: SIZE, round: true, drawing: coin });
