/** Things that travel over the table to whoever got them. Nothing of it can be touched, and it is gone in a moment. */

import { seatPaint } from '../art/seat-paint';
import { moves } from '../lib/settings.svelte';

/** Something that has come to somebody. */
export interface Travel {
  seat: number;
  /** How it looks: SVG that fills its box. */
  picture(): string;
  /** Where it comes from and where it goes: places on the screen (`data-spot`), the most exact one first. */
  from: readonly string[];
  to: readonly string[];
}

const TRAVEL = 220; // milliseconds
const APART = 90; // between things that leave together
const GLOW = 600; // of the ring around the place where something has come to
const RING = 2000; // the same where nothing moves
const MOST = 5; // things at once
const LARGEST = 84; // pixels
const AT_HOME = 0.62; // how much of a place that is larger than a thing the thing takes

/** The first of these places that is to be seen. */
export function placeOf(names: readonly string[]): Element | null {
  for (const name of names) {
    for (const one of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const { width, height, top, bottom } = one.getBoundingClientRect();
      if (width > 0 && height > 0 && bottom > 0 && top < innerHeight) return one;
    }
  }
  return null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = (place: Element): Box => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
};

function put(layer: Element, kind: string, { x, y, width, height }: Box): HTMLElement {
  const node = document.createElement('div');
  node.className = kind;
  Object.assign(node.style, {
    left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px`,
  });
  layer.append(node);
  return node;
}

/** Runs to its end, and takes the node away. */
function passing(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = node.animate(frames, { fill: 'both', ...timing });
  animation.onfinish = animation.oncancel = () => node.remove();
}

function ring(layer: Element, box: Box, seat: number, delay: number): void {
  const node = put(layer, 'travel-ring', box);
  node.style.setProperty('--seat', seatPaint(seat).color);
  if (moves()) passing(node, [{ opacity: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { delay, duration: GLOW });
  else passing(node, [{ opacity: 1 }, { opacity: 1 }], { duration: RING });
}

/** Let things travel; without motion a ring shows where they have come to. */
export function fly(layer: Element, travels: readonly Travel[]): void {
  travels.slice(0, MOST).forEach((travel, index) => {
    const there = placeOf(travel.to);
    if (!there) return;
    const end = boxOf(there);
    const delay = index * APART;
    if (index === 0 || !moves()) ring(layer, end, travel.seat, moves() ? TRAVEL : 0);
    if (!moves()) return;
    const origin = placeOf(travel.from);
    const room = Math.min(end.width, end.height);
    const width = Math.min(LARGEST, origin ? boxOf(origin).width : Math.max(40, room));
    const start = { ...(origin ? boxOf(origin) : end), width, height: width };
    const node = put(layer, 'travel-piece', start);
    node.innerHTML = travel.picture();
    const scale = room < width ? room / width : Math.min(1, (room * AT_HOME) / width);
    passing(
      node,
      [
        { transform: origin ? 'none' : 'scale(1.5)', opacity: origin ? 1 : 0.3, easing: 'ease-out' },
        { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
        { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 0 },
      ],
      { delay, duration: 2 * TRAVEL },
    );
  });
}

/** Nothing travels any more. */
export function land(layer: Element): void {
  layer.replaceChildren();
}
