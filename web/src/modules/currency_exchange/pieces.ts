/** The card of the bureau de change: two currencies, one in each corner, and their coins across the fold. */

import { shape } from '../../art/shapes';
import { glyph } from '../../games/alhambra/art/glyphs';
import { addCardKind, coin, type CardLook } from '../../games/alhambra/art/money';
import { MONEY } from '../../games/alhambra/art/palette';
import { CURRENCIES, type Currency } from '../../games/alhambra/wire';

const isCurrency = (word: string | undefined): word is Currency => CURRENCIES.some((one) => one === word);

/** In a box of 62 by 88; nothing if these are no currencies. */
function exchangeCard([first, second]: readonly string[], { big = false, textures = true }: CardLook = {}): string {
  if (!isCurrency(first) || !isCurrency(second)) return '';
  const inner = 'x="4" y="4" width="54" height="80" rx="4.5"';
  const half = 'M58 4.5V79.5A4.5 4.5 0 0 1 53.5 84H4.5Z';
  const size = big ? 34 : 28;
  const place = (x: number, y: number, money: Currency): string =>
    `<g transform="translate(${x - size / 2} ${y - size / 2})">${coin(money, size)}</g>`;
  const pattern = (money: Currency, rest: string): string => (textures && !big ? rest.replace('FILL', `url(#art-card-${money})`) : '');
  return `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="#6b4f33" stroke="#3d2a18"/>`
    + `<rect ${inner} fill="${MONEY[first].pale}"/>${pattern(first, `<rect ${inner} fill="FILL"/>`)}`
    + shape(half, MONEY[second].pale) + pattern(second, shape(half, 'FILL'))
    + `<path d="M4.5 84L58 4.5" stroke="#6b4f33" stroke-width="1.6"/>`
    + place(21, 31, first) + place(41, 59, second)
    + corner(first, 'translate(4 4)', big) + corner(second, 'rotate(180 29 42)', big)
    + shape('M39 24h9l-3-3.4 2-1.8 6.6 6.4-6.6 6.4-2-1.8 3-3.4h-9ZM23 64h-9l3-3.4-2-1.8-6.6 6.4 6.6 6.4 2-1.8-3-3.4h9Z', '#6b4f33');
}

/** A corner in the colour of the currency, with its emblem. */
function corner(money: Currency, place: string, big: boolean): string {
  const { base, ink } = MONEY[money];
  const size = big ? 15 : 12;
  return `<g transform="${place}">${shape('M0 4.5A4.5 4.5 0 0 1 4.5 0H17v10c0 4-3 7-7 7H0Z', base)}${glyph(money, 8.5 - size / 2, 8 - size / 2, size, ink)}</g>`;
}

addCardKind('exchange', exchangeCard);
