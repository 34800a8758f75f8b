/** Where the sentences of a lesson lie: beside what they speak of, and never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 14; // pixels between a sentence and what it points at
const EDGE = 8; // and between it and the edge of the window

/** How much two boxes share, in square pixels. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const grown = (box: Box, by: number): Box => (
  { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by }
);

const middle = (box: Box): Spot => ({ left: box.left + box.width / 2, top: box.top + box.height / 2 });

/**
 * The best place for a card of this size: over the stage, beside the target. It covers the target last of all, and
 * what else should stay free rather not.
 */
export function spotFor(
  card: { width: number; height: number }, window: { width: number; height: number },
  stage: Box | null, target: Box | null, free: readonly Box[] = [],
): Spot {
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, window.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - card.height - EDGE)),
  });
  const around = target ? beside(card, target) : [];
  const corners = stage ? cornersOf(card, stage) : [{ left: EDGE, top: EDGE }];
  const whole: Box = { left: 0, top: 0, ...window };
  const seen = target && shared(target, whole) ? target : null; // what is out of sight cannot be covered
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...card };
    const from = middle(box);
    const to = middle(target ?? stage ?? whole);
    const covered = seen ? shared(box, grown(seen, GAP - 2)) * 1000 : 0;
    const other = free.reduce((sum, one) => sum + shared(box, one), 0) * 10;
    const outside = stage ? (card.width * card.height - shared(box, stage)) / 4 : 0;
    return covered + other + outside + Math.hypot(from.left - to.left, from.top - to.top);
  };
  return [...around, ...corners].map(within).reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function beside(card: { width: number; height: number }, target: Box): Spot[] {
  const centre = middle(target);
  const left = centre.left - card.width / 2;
  const top = centre.top - card.height / 2;
  return [
    { left: target.left + target.width + GAP, top },
    { left: target.left - card.width - GAP, top },
    { left, top: target.top + target.height + GAP },
    { left, top: target.top - card.height - GAP },
  ];
}

function cornersOf(card: { width: number; height: number }, stage: Box): Spot[] {
  const right = stage.left + stage.width - card.width - EDGE;
  const bottom = stage.top + stage.height - card.height - EDGE;
  const left = stage.left + EDGE;
  const top = stage.top + EDGE;
  const centre = (left + right) / 2;
  return [
    { left, top }, { left: right, top }, { left, top: bottom }, { left: right, top: bottom },
    { left: centre, top }, { left: centre, top: bottom },
  ];
}
