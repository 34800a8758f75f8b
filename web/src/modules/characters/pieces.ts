/**
 * Ten people of the court, as busts in a niche of 64 by 64 units. They are put together from robes, hats and beards,
 * and each carries what their power is about, so that nobody has to be told apart by colour.
 */

import { circle, disc, outline, rect, shape, star, stroke } from '../../art/shapes';
import { addCardKind } from '../../games/alhambra/art/money';
import { GOLD, SHADE, lit } from '../../games/alhambra/art/palette';

const EDGE = '#33190f';
const LINE = `stroke="${EDGE}" stroke-width="1.2" stroke-linejoin="round"`;
const CLOTH = '#fbf1dc';

interface Look {
  readonly niche: string;
  readonly robe: string;
  readonly skin: string;
  readonly hair: string;
  readonly beard: 'none' | 'short' | 'long' | 'moustache';
  readonly hat: (look: Look) => string;
  readonly hatColor: string;
  /** Drawn at the lower right. */
  readonly thing: string;
}

// ---------------------------------------------------------------- hats

function turban({ hatColor }: Look): string {
  const body = 'M19.5 23C17 14 23 7.5 32 7.5S47 14 44.5 23C41 19.6 37 18.6 32 18.6S23 19.6 19.5 23Z';
  return shape(body, hatColor, LINE) + stroke('M21 19C26 12.5 34 9.5 42 11M43.5 18.5C39 14 32 12 25 12.5', lit(hatColor, -0.3), 1.1)
    + circle(32, 15.5, 2.6, GOLD.leaf, `stroke="${EDGE}" stroke-width=".9"`);
}

function tallTurban(look: Look): string {
  return shape('M25 12C25 5 28 2.5 32 2.5S39 5 39 12Z', lit(look.hatColor, -0.2), LINE) + turban(look);
}

function fez({ hatColor }: Look): string {
  return shape('M22.5 21.5L25 7.5H39L41.5 21.5C35.5 19 28.5 19 22.5 21.5Z', hatColor, LINE)
    + stroke('M32 7.5C38 7 44 9 45.5 18', GOLD.leaf, 1.6) + circle(45.5, 19, 1.8, GOLD.leaf);
}

function veil({ hatColor, hair }: Look): string {
  return shape('M21 27C20 14 25 9.5 32 9.5S44 14 43 27C42 20 38 17.5 32 17.5S22 20 21 27Z', hair)
    + shape('M17 46C14 22 20 5.5 32 5.5S50 22 47 46C45 36 44 33 43.4 27 42.4 18 38.5 14 32 14S21.6 18 20.6 27C20 33 19 36 17 46Z', hatColor, LINE)
    + stroke('M22.5 19C27 14.5 37 14.5 41.5 19', GOLD.leaf, 1.6) + circle(32, 16.6, 1.9, GOLD.pale, `stroke="${EDGE}" stroke-width=".7"`);
}

function hood({ hatColor }: Look): string {
  return shape('M15.5 48C14 22 21 6.5 32 6.5S50 22 48.5 48C45 41 43.5 35 43 27 42.5 19 38.5 15.5 32 15.5S21.5 19 21 27C20.5 35 19 41 15.5 48Z', hatColor, LINE)
    + stroke('M19 40l4-1.5M45.5 39l-4-1', lit(hatColor, -0.35), 1.3);
}

function helmet({ hatColor }: Look): string {
  return shape('M20.5 22.5C20.5 13 25 9 32 9S43.5 13 43.5 22.5C36 20 28 20 20.5 22.5Z', hatColor, LINE)
    + shape('M30 9.5L32 2.5 34 9.5Z', GOLD.leaf, LINE) + stroke('M20.8 20.5C28 18 36 18 43.2 20.5', lit(hatColor, -0.4), 1.3)
    + shape('M20.5 22.5L21.5 32C19.5 31 18.7 27 18.9 23ZM43.5 22.5L42.5 32C44.5 31 45.3 27 45.1 23Z', lit(hatColor, -0.25), LINE);
}

function cap({ hatColor }: Look): string {
  return shape('M21.5 21C21.5 13.5 26 11 32 11S42.5 13.5 42.5 21C36 18.6 28 18.6 21.5 21Z', hatColor, LINE)
    + stroke('M22 19.5C28 17 36 17 42 19.5', lit(hatColor, 0.45), 1.6, 'stroke-dasharray="2.2 1.6"');
}

function diadem({ hatColor, hair }: Look): string {
  return shape('M18 45C15.5 26 19 9.5 32 9.5S48.5 26 46 45C44.5 38 44 34 43 27 42 20 38.5 17.5 32 17.5S22 20 21 27C20 34 19.5 38 18 45Z', hair, LINE)
    + shape('M21.5 21.5C24 14 40 14 42.5 21.5 38.5 17.8 25.5 17.8 21.5 21.5Z', hatColor, LINE)
    + circle(32, 15.5, 2.4, '#c9342b', `stroke="${EDGE}" stroke-width=".8"`);
}

// ---------------------------------------------------------------- what they carry

const coin = (x: number, y: number, color: string = GOLD.leaf): string =>
  circle(x, y, 5.4, color, LINE) + circle(x, y, 3.1, 'none', `stroke="${lit(color, -0.35)}" stroke-width="1"`);

const PURSE = shape('M41 47.5C36.5 51 35 60 40.5 62H54C59.5 60 58 51 53.5 47.5Z', '#8a5a2b', LINE)
  + shape('M42 43.5H52.5L50.5 48H44Z', '#a9743a', LINE) + stroke('M42.5 48H52', GOLD.leaf, 1.8) + coin(47.3, 55);
const STACK = [60, 56.5, 53, 49.5].map((y) => `<ellipse cx="49" cy="${y}" rx="8" ry="3.4" fill="${GOLD.leaf}" ${LINE}/>`).join('');
const TROWEL = shape('M39 46L55 49.5 44.5 60.5Z', '#b9c0c6', LINE) + stroke('M51 53.5L57.5 60', EDGE, 4) + stroke('M51 53.5L57 59.5', '#9a6a34', 2.2);
const BASKET = coin(43, 48) + coin(51.5, 46.5, '#6fa0c8') + coin(56, 50.5, '#8fb36a')
  + shape('M36.5 50H61L57.5 62H40Z', '#b98544', LINE) + stroke('M38 54.5H59.5M39 58.5H58.4M44 50.5l1.5 11M49 50.5v11M54 50.5l-1.5 11', lit('#b98544', -0.35), 1);
const CRYSTAL = shape('M39.5 61.5L42 56H55L57.5 61.5Z', '#7a4a22', LINE) + circle(48.5, 50, 8.2, '#9fc7d8', LINE)
  + shape(outline(star(48.5, 50, 5.2, 4, 0.36)), '#fff7dd') + stroke('M43.5 46.5C44.8 44.6 46.4 43.8 48 43.6', '#fff', 1.2);
const BOOK = shape('M35.5 49C40 46.8 45 47 48.5 49.5 52 47 57 46.8 61.5 49V60.5C57 58.5 52 58.8 48.5 61 45 58.8 40 58.5 35.5 60.5Z', CLOTH, LINE)
  + stroke('M48.5 49.5V61M39 51.5h5.5M39 54.5h5.5M52.5 51.5H58M52.5 54.5H58', '#7a5a3a', 1);
const TILE = shape(rect(40, 44.5, 17.5, 17.5), '#4c9159', LINE) + stroke('M48.75 44.5V62M40 53.25H57.5', CLOTH, 1.8)
  + circle(48.75, 53.25, 3.2, '#8fd0dd', LINE) + stroke('M36.5 49.5C34.5 53 35 57 37.5 60M35.5 57.5l2 2.9 2.2-2.7', GOLD.pale, 1.5);
const CHANGE = coin(42.5, 50) + coin(55, 57.5, '#6fa0c8')
  + stroke('M49.5 47C54 46.5 57 48 57.5 50.5M55.6 49.6l2 1.8 1.6-2.2M48 60.5C43.5 61 40.5 59.5 40 57.5', CLOTH, 1.6);
const BOWL = coin(48.5, 50.5) + shape('M36.5 51.5H60.5C60 58.5 55.5 62 48.5 62S37 58.5 36.5 51.5Z', '#9a6a34', LINE)
  + stroke('M38.5 54.5H58.5', lit('#9a6a34', 0.3), 1.1);
const SPEAR = stroke('M55.5 12V63', EDGE, 3.4) + stroke('M55.5 12V63', '#9a6a34', 1.6) + shape('M55.5 1.5L59.5 9 55.5 15 51.5 9Z', '#c3c9ce', LINE)
  + shape(disc(45, 54, 8.6), '#7d3d2b', LINE) + circle(45, 54, 5.2, 'none', `stroke="${GOLD.leaf}" stroke-width="1.5"`) + circle(45, 54, 1.9, GOLD.leaf);

// ---------------------------------------------------------------- the ten

const LOOKS: Readonly<Record<string, Look>> = {
  karim: { niche: '#6a1d17', robe: '#5b2d7a', skin: '#b97f55', hair: '#2c1a12', beard: 'short', hat: tallTurban, hatColor: '#f3d37c', thing: PURSE },
  knihstig: { niche: '#24506b', robe: '#2e5b3a', skin: '#d6a57c', hair: '#7f7468', beard: 'long', hat: fez, hatColor: '#9a2b22', thing: STACK },
  ammar: { niche: '#7a5a2a', robe: '#a9673a', skin: '#a06a43', hair: '#241610', beard: 'moustache', hat: cap, hatColor: '#e9dcc0', thing: TROWEL },
  faruk: { niche: '#2f5f3c', robe: '#c4752c', skin: '#c79063', hair: '#3a2416', beard: 'short', hat: turban, hatColor: '#fbf1dc', thing: BASKET },
  fatima: { niche: '#3b2363', robe: '#7c2250', skin: '#cf9a70', hair: '#23130d', beard: 'none', hat: veil, hatColor: '#4f7fa6', thing: CRYSTAL },
  hakim: { niche: '#29586a', robe: '#e7d9bd', skin: '#b98560', hair: '#efe9dd', beard: 'long', hat: tallTurban, hatColor: '#cfe0e6', thing: BOOK },
  laila: { niche: '#7a2446', robe: '#c9486a', skin: '#e0b088', hair: '#2a140d', beard: 'none', hat: diadem, hatColor: '#f0c969', thing: TILE },
  machma: { niche: '#5e4a1a', robe: '#34577f', skin: '#d9aa80', hair: '#5a3a22', beard: 'moustache', hat: turban, hatColor: '#b9503c', thing: CHANGE },
  yammerad: { niche: '#3f4a3a', robe: '#7d7162', skin: '#a9754d', hair: '#6e665c', beard: 'short', hat: hood, hatColor: '#8f8371', thing: BOWL },
  yusuf: { niche: '#54221a', robe: '#8c3b28', skin: '#b57a4f', hair: '#1f130d', beard: 'moustache', hat: helmet, hatColor: '#aab4bb', thing: SPEAR },
};

const SOMEBODY: Look = { ...LOOKS['faruk'] as Look, niche: '#5b4838', robe: '#8d7757', thing: '' };

function beard({ beard: kind, hair }: Look): string {
  switch (kind) {
    case 'short':
      return shape('M21.8 28C22.5 38 27 41 32 41S41.5 38 42.2 28C40.5 32 37 33 32 33S23.5 32 21.8 28Z', hair)
        + stroke('M29 34.6C31 35.6 33 35.6 35 34.6', '#b5624a', 1.4);
    case 'long':
      return shape('M21.8 28C22.5 41 28 50 32 51.5 36 50 41.5 41 42.2 28 40.5 32 37 32.6 32 32.6S23.5 32 21.8 28Z', hair, `stroke="${lit(hair, -0.3)}" stroke-width=".8"`)
        + stroke('M29 34.6C31 35.6 33 35.6 35 34.6', '#b5624a', 1.4);
    case 'moustache':
      return stroke('M26 34.2C28.5 32 30.5 32 32 33.2 33.5 32 35.5 32 38 34.2', hair, 2.4, 'stroke-linecap="round"')
        + stroke('M30 37C31.3 37.6 32.7 37.6 34 37', '#b5624a', 1.2);
    default:
      return stroke('M29 34.8C31 36.4 33 36.4 35 34.8', '#a93b33', 1.8, 'stroke-linecap="round"');
  }
}

/** The names in the notation of those that are drawn. */
export const PORTRAITS: readonly string[] = Object.keys(LOOKS);

/** The card of a person, in a box of 62 by 88. */
function characterCard(name: string): string {
  return '<rect x=".5" y=".5" width="61" height="87" rx="7" fill="#6f2419" stroke="#3f140d"/>'
    + `<rect x="4" y="4" width="54" height="80" rx="4.5" fill="#4c150e" stroke="${GOLD.leaf}" stroke-width="1"/>`
    + `<g transform="translate(7 12) scale(.75)">${portrait(name)}</g>` + shape(outline(star(31, 72, 8)), GOLD.leaf);
}

/** A person; one that nobody has drawn is still somebody. */
export function portrait(name: string): string {
  const look = LOOKS[name] ?? SOMEBODY;
  const { niche, robe, skin } = look;
  const eyes = circle(28, 27.5, 1.25, EDGE) + circle(36, 27.5, 1.25, EDGE)
    + stroke('M25.8 24.6C27 23.8 29 23.8 30.2 24.6M33.8 24.6C35 23.8 37 23.8 38.2 24.6', look.beard === 'none' ? look.hair : lit(look.hair, -0.1), 1.1);
  const body = 'M5 64C6 50 17 43.5 32 43.5S58 50 59 64Z';
  return `<rect width="64" height="64" rx="5" fill="${niche}"/>`
    + shape('M6 64V27C6 12 19 8 32 2 45 8 58 12 58 27V64Z', lit(niche, 0.16))
    + shape(outline(star(32, 27, 21)), lit(niche, 0.3), 'opacity=".5"')
    + shape(body, SHADE, 'opacity=".25" transform="translate(1.5 1.5)"') + shape(body, robe, LINE)
    + shape('M24.5 44.5L32 56 39.5 44.5C36 46.2 28 46.2 24.5 44.5Z', lit(robe, 0.45), LINE)
    + shape(rect(27.5, 36, 9, 9), lit(skin, -0.18)) + shape('M21.6 26C21.6 17 26 14 32 14S42.4 17 42.4 26C42.4 35 37.5 40.5 32 40.5S21.6 35 21.6 26Z', skin, LINE)
    + eyes + stroke('M32 27.5L30.8 31.6H32.6', lit(skin, -0.35), 1.1) + beard(look) + look.hat(look) + look.thing;
}

for (const name of PORTRAITS) addCardKind(name, () => characterCard(name));
