/** Fingers, mouse and wheel over a palace. Anything inside with `data-still` keeps its own gestures. */

import type { Point } from './palace-camera';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** Nothing moves any more. */
  rest(): void;
  drag(on: boolean): void;
  tap(at: Point, target: Element, event: Event): void;
  /** A finger that stays where it is. */
  hold(at: Point): void;
  /** A mouse over something; null: it has left. */
  hover(target: Element | null): void;
}

const HOLD = 450; // milliseconds
const SLACK = { mouse: 4, other: 9 }; // pixels that are no movement yet
const LINE = 16; // pixels, where the wheel counts lines

export function gestures(hear: Gestures): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragging = false;
    let swallow = false; // the click that ends a movement is none
    let holding: ReturnType<typeof setTimeout> | undefined;

    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left - node.clientLeft, y: event.clientY - box.top - node.clientTop };
    };
    const isStill = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest('[data-still]') !== null;
    const span = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
    const middle = ([a, b]: Point[]): Point => (a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? start));

    const down = (event: PointerEvent): void => {
      if (isStill(event) || (event.pointerType === 'mouse' && event.button > 1)) return;
      const here = at(event);
      fingers.set(event.pointerId, here);
      clearTimeout(holding);
      if (fingers.size > 1) return;
      start = here;
      swallow = false;
      if (event.pointerType === 'mouse') return;
      holding = setTimeout(() => {
        swallow = true;
        hear.hold(here);
      }, HOLD);
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      const here = at(event);
      if (!before) {
        if (event.pointerType === 'mouse') hear.hover(isStill(event) ? null : (event.target as Element));
        return;
      }
      if (!dragging) {
        const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
        if (fingers.size < 2 && Math.hypot(here.x - start.x, here.y - start.y) < slack) return;
        dragging = true;
        clearTimeout(holding);
        node.setPointerCapture?.(event.pointerId);
        hear.drag(true);
      }
      const old = [...fingers.values()];
      fingers.set(event.pointerId, here);
      const now = [...fingers.values()];
      const [from, to] = [middle(old), middle(now)];
      hear.pan(to.x - from.x, to.y - from.y);
      if (now.length > 1 && span(old) > 0) hear.zoom(span(now) / span(old), to);
    };

    const up = (event: PointerEvent): void => {
      clearTimeout(holding);
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      swallow ||= dragging;
      if (swallow) setTimeout(() => (swallow = false), 60); // by then its click has come, if any
      if (!dragging) return;
      dragging = false;
      hear.drag(false);
      hear.rest();
    };

    const click = (event: MouseEvent): void => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (!isStill(event) && event.target instanceof Element) hear.tap(at(event), event.target, event);
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const turned = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
      const speed = event.ctrlKey ? 0.01 : 0.0016; // two fingers on a pad count less than a wheel
      hear.zoom(Math.exp(-Math.max(-120, Math.min(120, turned)) * speed), at(event));
    };

    const menu = (event: Event): void => {
      if (fingers.size) event.preventDefault(); // a long press asks, and opens no menu
    };
    const leave = (): void => hear.hover(null);

    const listeners: [string, EventListener, AddEventListenerOptions?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', up as EventListener],
      ['pointerleave', leave],
      ['click', click as EventListener, { capture: true }],
      ['wheel', wheel as EventListener, { passive: false }],
      ['contextmenu', menu],
    ];
    for (const [name, listener, options] of listeners) node.addEventListener(name, listener, options);
    return () => {
      clearTimeout(holding);
      for (const [name, listener, options] of listeners) node.removeEventListener(name, listener, options);
    };
  };
}
