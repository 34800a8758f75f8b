/** A sheet for pictures: somebody's after a good game. */

import type { Crossing, Family } from '../wire';

const [P, S, A, C, G, T] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;

export const SAMPLE_GRID: readonly (readonly Family[])[] = [
  [P, S, A, C, G, T], [A, C, G, T, P, T], [G, T, P, S, A, C], [S, A, C, G, T, P], [C, G, T, G, S, A], [T, P, S, A, C, G],
];

/** What was built on it: a full row, and more. */
export const SAMPLE_BUILT: readonly Crossing[] = [
  '1,1', '1,5', '2,1', '2,2', '2,3', '2,4', '2,5', '2,6', '3,1', '3,4', '3,6', '4,2', '4,4', '5,2', '5,4', '5,6', '6,1', '6,3', '6,4', '6,5',
];
