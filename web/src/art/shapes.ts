/** Shapes as SVG text, for every drawing. */

export type Point = readonly [number, number];

/** A number with at most two decimals: markup stays short. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The corners of a star; with eight points and this ratio it is the khatam of the tile work. */
export function star(x: number, y: number, radius: number, points = 8, ratio = 0.765, turn = -90): Point[] {
  return Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 ? radius * ratio : radius, turn + (index * 180) / points));
}

/** A closed outline as path data. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(2 * radius)} 0a${r} ${r} 0 1 0 ${num(-2 * radius)} 0Z`;
}

/** Path data with a fill; `more` holds further attributes. */
export function shape(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function stroke(data: string, color: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** The points attribute of an eight-pointed star, as on the score frieze. */
export function starPoints(x: number, y: number, radius: number, turn = -90): string {
  return star(x, y, radius, 8, 0.765, turn).map(([px, py]) => `${num(px)},${num(py)}`).join(' ');
}

/** The same star as path data. */
export function starPath(x: number, y: number, radius: number, turn = -90): string {
  return outline(star(x, y, radius, 8, 0.765, turn));
}

/** Height lines of a hill, in a box of this size. */
export function contours(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const at = (dx: number, dy: number, r: number) => `${num(x + dx * r)} ${num(y + dy * r)}`;
  let data = '';
  for (let ring = 0; ring < 10; ring++) {
    const r = 110 + ring * 92;
    // Every other ring leans a little the other way: hills are not drawn with a compass.
    const lean = ring % 2 ? 0.06 : -0.05;
    data += `M${at(-1.25, 0.1 + lean, r)}C${at(-1.2, -0.75, r)} ${at(-0.3, -0.9 + lean, r)} ${at(0.25, -0.72, r)}`
      + `S${at(1.35 + lean, -0.3, r)} ${at(1.2, 0.25, r)} ${at(0.2, 0.85 - lean, r)} ${at(-0.35, 0.75, r)}`
      + ` ${at(-1.3, 0.5, r)} ${at(-1.25, 0.1 + lean, r)}Z`;
  }
  return data;
}
