/** A finger is answered at once: what it touched lights up, and what follows from it is built after that picture. */

import { afterPaint } from './paint';

const waiting: (() => void)[] = [];

function catchUp(): void {
  for (let act = waiting.shift(); act; act = waiting.shift()) act();
}

// Whoever types goes on from what was touched.
globalThis.addEventListener?.('keydown', catchUp, { capture: true });

/** Do this for a click on something: at once, or after the next picture if it was a finger. */
export function answered(event: Event, node: Element | null, act: () => void): void {
  if (!('pointerType' in event) || event.pointerType !== 'touch') {
    catchUp();
    act();
    return;
  }
  node?.setAttribute('data-touched', '');
  waiting.push(() => {
    node?.removeAttribute('data-touched');
    act();
  });
  afterPaint(catchUp);
}
