/** How a scoring of palaces goes by: its walls are walked along. */

import { moves } from '../../../lib/settings.svelte';
import { Pace } from '../../../table/reveal/pace.svelte';
import { durationOf, STUD, type Reveal } from './reveal';

export class WallPace extends Pace {
  /** How many segments of the wall in focus are traced. */
  walked = $state(0);

  constructor(reveal: Reveal) {
    super(reveal.steps.map(durationOf));
  }

  /** Walks along a wall of so many segments. For an effect, too. */
  walk(length: number): (() => void) | undefined {
    if (!moves()) {
      this.walked = length;
      return undefined;
    }
    let walked = 0;
    this.walked = 0;
    const timer = setInterval(() => {
      walked += 1;
      this.walked = walked;
      if (walked >= length) clearInterval(timer);
    }, STUD / this.speed);
    return () => clearInterval(timer);
  }
}
