/** Coins, money cards and the backs of cards and tiles. Currencies are always round, families always square. */

import { circle, num, outline, shape, star, stroke } from '../../../art/shapes';
import { isMoney, kindOf } from '../moves';
import { CURRENCIES } from '../wire';
import { GLYPHS, sign } from './glyphs';
import { MONEY, PLAQUE, lit } from './palette';
import type { MoneyPaint } from './palette';

/** A card is 62 wide and this high. */
export const CARD_HEIGHT = 88;

/** What money looks like: its paints, and its sign in a box of 24 by 24. */
export interface MoneyKind extends MoneyPaint {
  readonly sign: string;
}

const KINDS = new Map<string, MoneyKind>(CURRENCIES.map((one) => [one, { ...MONEY[one], sign: GLYPHS[one] }]));

/** A module adds money of its own; its cards have the pattern `card-<word>`, if there is one. */
export function addMoney(word: string, kind: MoneyKind): void {
  KINDS.set(word, kind);
}

/** How money of another kind than the plain cards is drawn: 62 wide and so high. */
export interface MoneyForm {
  readonly height: number;
  readonly round?: boolean;
  drawing(money: string, kind: MoneyKind, value: number, look: CardLook): string;
}

const FORMS = new Map<string, MoneyForm>();

/** A module teaches the table its kind of money, by the word before the value: `addMoneyForm('token', …)` for `dinar token 1`. */
export function addMoneyForm(word: string, form: MoneyForm): void {
  FORMS.set(word, form);
}

export interface CardFace {
  /** Null for a card that is no money: it is drawn by its name only. */
  readonly money: string | null;
  readonly value: number;
  /** Null for a plain card, and for a kind that nobody has drawn. */
  readonly form: MoneyForm | null;
}

/** Reads the name of a card, such as `dinar 5` or `dinar token 1`. */
export function parseCard(name: string): CardFace {
  const [money = '', ...words] = name.split(' ');
  const known = KINDS.has(money) && isMoney(name);
  return { money: known ? money : null, value: Number(words.at(-1)) || 0, form: FORMS.get(kindOf(name)) ?? null };
}

/** The height of a card that is 62 wide, and whether it is round. */
export function boxOf(name: string): { height: number; round: boolean } {
  const form = parseCard(name).form;
  return { height: form?.height ?? CARD_HEIGHT, round: form?.round ?? false };
}

/** A coin with its edge at 0 and `size`; nothing if nobody has drawn this money. */
export function coin(money: string, size: number): string {
  const kind = KINDS.get(money);
  if (!kind) return '';
  const { base, deep, ink } = kind;
  const r = size / 2;
  // Beads around the rim: one dotted circle.
  const rim = `stroke="${lit(base, 0.35)}" stroke-width="${num(r * 0.17)}" stroke-linecap="round"`
    + ' pathLength="24" stroke-dasharray="0 1"';
  return circle(r, r, r, deep) + circle(r, r, r * 0.91, 'none', rim) + circle(r, r, r * 0.79, base)
    + circle(r, r, r, 'url(#art-coin)') + sign(kind.sign, r * 0.5, r * 0.5, r, ink);
}

export interface CardLook {
  /** Larger symbol and value, no pattern. */
  readonly big?: boolean;
  readonly textures?: boolean;
}

/** A money card in a box of 62 by 88. What it does besides paying is told in its corner, in a box of 24 by 24, in place of the sign. */
export function card(money: string, value: number, { big = false, textures = true }: CardLook = {}, corner?: (paint: MoneyKind) => string): string {
  const kind = KINDS.get(money);
  if (!kind) return plainCard(value);
  const { base, deep, pale, ink } = kind;
  const inner = 'x="4" y="4" width="54" height="80" rx="4.5"';
  const arch = 'M13 84V52c0-13 8-17 18-24 10 7 18 11 18 24v32Z';
  return `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="${base}" stroke="${deep}"/>`
    + `<rect ${inner} fill="${pale}"/>${textures && !big ? `<rect ${inner} fill="url(#art-card-${money})"/>` : ''}`
    + shape(arch, '#fffaf0', `fill-opacity=".88" stroke="${base}" stroke-width="1.2"`)
    + `<g transform="translate(${big ? '11 40' : '16 45'})">${coin(money, big ? 40 : 30)}</g>`
    + shape('M4 8.5A4.5 4.5 0 0 1 8.5 4H28v17c0 5-3.5 8-8 8H4Z', base)
    + figure(16, big ? 25 : 24.2, big ? 26 : 23, ink, value)
    + (corner ? `<g transform="translate(${big ? '31.5 6' : '33.5 6.5'})">${corner(kind)}</g>`
      : big ? sign(kind.sign, 34, 8, 20, deep) : sign(kind.sign, 38, 9, 14, deep));
}

/** How a card that is no money is drawn, in a box of 62 by 88. `words` are those of its name after the first. */
export type CardDrawing = (words: readonly string[], look: CardLook) => string;

const ADDED = new Map<string, CardDrawing>();

/** A module teaches the table its own cards, by the first word of their names: `addCardKind('token', () => …)`. */
export function addCardKind(word: string, drawing: CardDrawing): void {
  ADDED.set(word, drawing);
}

/** Any card, by its name. */
export function cardMarkup(name: string, look: CardLook = {}): string {
  const { money, value, form } = parseCard(name);
  const kind = money && KINDS.get(money);
  if (kind && form) return form.drawing(money, kind, value, look);
  if (money) return card(money, value, look);
  const [word = '', ...words] = name.split(' ');
  return ADDED.get(word)?.(words, look) ?? plainCard(value);
}

/** A card of a module that is not drawn yet: paper with a star and, if it has one, its value. */
export function plainCard(value: number): string {
  return '<rect x=".5" y=".5" width="61" height="87" rx="7" fill="#8d7757" stroke="#5b4838"/>'
    + '<rect x="4" y="4" width="54" height="80" rx="4.5" fill="#fbf6eb"/>'
    + shape(outline(star(31, 46, 20)), '#e4d6bb', 'stroke="#8d7757"')
    + (value ? figure(31, 53, 22, '#2a1e16', value) : shape(outline(star(31, 46, 10, 8, 0.765, -67.5)), '#8d7757'));
}

function figure(x: number, y: number, size: number, color: string, value: number | string): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="800" text-anchor="middle"`
    + ` fill="${color}" letter-spacing="0" font-family="var(--font-num, Inter, sans-serif)">${value}</text>`;
}

const BACK = { ground: '#6d2f22', field: '#8a4030', line: '#e3b07a', dark: '#3f170f' } as const;

function twoStars(x: number, y: number, radius: number): string {
  return outline(star(x, y, radius)) + outline(star(x, y, radius * 0.66, 8, 0.765, -67.5));
}

/** How many are left in a pile; a knob if there is nothing to count. */
function counter(x: number, y: number, radius: number, count?: number): string {
  if (count === undefined) return circle(x, y, radius * 0.36, BACK.line);
  const size = radius * 1.2;
  return circle(x, y, radius, BACK.dark) + figure(x, y + size * 0.36, size, PLAQUE.rim, count);
}

/** The back of a card in a box of 62 by 88, with the number of cards that are left. */
export function cardBack(count?: number): string {
  const rays = 'M31 22V4M31 66V84M9 44H4M53 44H58M15.4 28.4L5 18M46.6 28.4L57 18M15.4 59.6L5 70M46.6 59.6L57 70';
  return `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="${BACK.ground}" stroke="${BACK.dark}"/>`
    + `<rect x="4" y="4" width="54" height="80" rx="4.5" fill="${BACK.field}" stroke="${BACK.line}" stroke-width=".9"/>`
    + stroke(twoStars(31, 44, 22) + rays, BACK.line, 0.9, 'opacity=".85"') + counter(31, 44, 12, count);
}

/** The back of a tile in a box of 100 by 100. */
export function tileBack(count?: number): string {
  return `<rect width="100" height="100" rx="3" fill="${BACK.ground}"/>`
    + `<rect x="5" y="5" width="90" height="90" rx="2" fill="${BACK.field}" stroke="${BACK.line}" stroke-width="1.4"/>`
    + stroke(twoStars(50, 50, 40), BACK.line, 1.6, 'opacity=".8"') + counter(50, 50, 21, count);
}
