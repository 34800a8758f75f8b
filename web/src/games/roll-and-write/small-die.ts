/** Dice in sentences, by short names: "y3" is the yellow die that shows 3, "b3" the blue one. */

import { diePicture } from './art/dice';

/** Its picture; empty for anything that is no die. */
export function smallDie(name: string): string {
  const [, colour = '', value = ''] = /^([yb])([1-6])$/.exec(name) ?? [];
  return value ? diePicture(Number(value), colour === 'y' ? 'yellow' : 'blue') : '';
}
