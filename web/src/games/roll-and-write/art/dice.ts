/** Dice as they lie on the margins of a sheet: blue ones name a column, yellow ones a row. */

export type Colour = 'yellow' | 'blue';

/** A die is drawn in a box of 48 by 48. */
export const DIE = 48;

const PAINT: Readonly<Record<Colour, { face: string; edge: string; pip: string }>> = {
  blue: { face: '#2c68a4', edge: '#163f6b', pip: '#fff8e8' },
  yellow: { face: '#e9b62f', edge: '#7b5604', pip: '#4b3402' },
};

/** Where the pips are: columns and rows of a grid of three by three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [[1, 1], [3, 3]],
  [[1, 1], [2, 2], [3, 3]],
  [[1, 1], [1, 3], [3, 1], [3, 3]],
  [[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]],
  [[1, 1], [1, 2], [1, 3], [3, 1], [3, 2], [3, 3]],
];

/** A die that shows this number; 0 shows nothing yet. */
export function dieMarkup(value: number, colour: Colour): string {
  const { face, edge, pip } = PAINT[colour];
  const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x * 11 + 1}" cy="${y * 11 + 1}" r="3.9" fill="${pip}"/>`).join('');
  return '<rect x="4" y="5.5" width="42" height="41.5" rx="9" fill="#000" opacity=".22"/>'
    + `<rect x="2" y="2" width="42" height="42" rx="9" fill="${face}" stroke="${edge}" stroke-width="1.5"/>`
    + '<rect x="5" y="5" width="36" height="17" rx="7" fill="#fff" opacity=".13"/>'
    + pips;
}

/** A whole picture, for things that travel. */
export const diePicture = (value: number, colour: Colour): string =>
  `<svg viewBox="0 0 ${DIE} ${DIE}" width="${DIE}" height="${DIE}">${dieMarkup(value, colour)}</svg>`;
