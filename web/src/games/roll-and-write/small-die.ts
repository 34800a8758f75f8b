/** A die as small as a letter: for sentences. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [[7.5, 7.5], [16.5, 16.5]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7.5, 7.5], [16.5, 7.5], [7.5, 16.5], [16.5, 16.5]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7.5, 6.5], [16.5, 6.5], [7.5, 12], [16.5, 12], [7.5, 17.5], [16.5, 17.5]],
};
const PAINT = {
  y: { face: '#f0b72f', edge: '#7a5410', pip: '#3a2603' },
  b: { face: '#22609f', edge: '#12375f', pip: '#ffffff' },
} as const;

/** "y3" is the yellow die that shows 3, "b3" the blue one; empty for anything else. */
export function smallDie(name: string): string {
  const paint = name.startsWith('y') ? PAINT.y : name.startsWith('b') ? PAINT.b : null;
  const pips = PIPS[Number(name.slice(1))];
  if (!paint || !pips) return '';
  const dots = pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.3" fill="${paint.pip}"/>`).join('');
  return `<svg viewBox="0 0 24 24"><rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="${paint.face}" stroke="${paint.edge}" stroke-width="1.5"/>${dots}</svg>`;
}
