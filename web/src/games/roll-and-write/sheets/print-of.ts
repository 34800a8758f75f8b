/** A sheet by what is printed on it: two sheets with the same facts are the same sheet, whatever they are called. */

import { FAMILIES, type Sheet } from '../wire';

/** `rounds` are those of the game that is played with it. */
export function printOf(sheet: Omit<Sheet, 'types' | 'boxes' | 'own' | 'specials_per_turn'>, rounds: number): string {
  const grid = sheet.grid.map((row) => row.map((family) => family.charAt(0)).join('')).join('');
  const points = FAMILIES.map((family) => sheet.points[family].join('.')).join('-');
  const coins = [sheet.reserve, sheet.starting_coins, sheet.coins_per_point, sheet.change_cost, sheet.second_cost].join('.');
  return [grid, points, sheet.lines.join('.'), coins, rounds].join('|');
}
