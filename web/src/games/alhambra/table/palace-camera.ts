/** Where one stands above a palace: how large a cell is on the screen, and where the corner of cell 0,0 lies. */

import type { Bounds } from '../art/board';
import type { Cell } from '../wire';

export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** What lies over the edges of the frame and should not cover the palace. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SMALLEST = 40; // pixels: what a finger can still hit
const LARGEST = 180;
const AIR = 0.36; // cells around what is fitted
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Cells are never blown up beyond this when a palace is fitted: a small one stays small. */
export function comfortable(frame: Frame): number {
  return clamp(Math.round(Math.min(frame.width, frame.height) / 4.6), 64, 128);
}

/** The whole of these cells, in the middle of what the insets leave. Whole pixels: pictures stay sharp. */
export function fitted(bounds: Bounds, frame: Frame, insets: Insets = NO_INSETS, most = comfortable(frame)): Camera {
  const width = Math.max(1, frame.width - insets.left - insets.right);
  const height = Math.max(1, frame.height - insets.top - insets.bottom);
  const size = clamp(Math.floor(Math.min(width / (bounds.columns + AIR), height / (bounds.rows + AIR))), 8, most);
  return {
    size,
    x: Math.round(insets.left + (width - bounds.columns * size) / 2 - bounds.x * size),
    y: Math.round(insets.top + (height - bounds.rows * size) / 2 - bounds.y * size),
  };
}

/** How far one may go: cells stay large enough for a finger, except where only smaller ones show the whole palace. */
export function limitsOf(bounds: Bounds, frame: Frame, insets: Insets = NO_INSETS): Limits {
  return { least: Math.min(SMALLEST, fitted(bounds, frame, insets).size), most: LARGEST };
}

/** Closer or further away, so that what lies under this point stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, limits: Limits): Camera {
  const size = clamp(camera.size * factor, limits.least, limits.most);
  const share = size / camera.size;
  return { size, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share };
}

/** The same, but the palace never leaves the frame. */
export function held(camera: Camera, bounds: Bounds, frame: Frame): Camera {
  const keep = Math.min(camera.size, frame.width / 3, frame.height / 3);
  const left = -bounds.x * camera.size;
  const top = -bounds.y * camera.size;
  return {
    size: camera.size,
    x: clamp(camera.x, left - bounds.columns * camera.size + keep, left + frame.width - keep),
    y: clamp(camera.y, top - bounds.rows * camera.size + keep, top + frame.height - keep),
  };
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { size: mix(from.size, to.size), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** Quick at first, then slower, as everything on the table moves. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Whole pixels, once everything is at rest. */
export function settled(camera: Camera): Camera {
  return { size: Math.round(camera.size), x: Math.round(camera.x), y: Math.round(camera.y) };
}

/** Are all these cells in sight? */
export function shows(camera: Camera, bounds: Bounds, frame: Frame, insets: Insets = NO_INSETS): boolean {
  const left = camera.x + bounds.x * camera.size;
  const top = camera.y + bounds.y * camera.size;
  return left >= insets.left - 1 && top >= insets.top - 1
    && left + bounds.columns * camera.size <= frame.width - insets.right + 1
    && top + bounds.rows * camera.size <= frame.height - insets.bottom + 1;
}

/** The least step aside that brings a cell into sight. */
export function showing(camera: Camera, cell: Cell, frame: Frame, insets: Insets = NO_INSETS): Camera {
  const box = boxOf(camera, cell);
  const air = Math.min(12, camera.size / 4);
  const shift = (from: number, least: number, most: number): number => {
    if (from < least) return least - from;
    return from + camera.size > most ? Math.max(most - from - camera.size, least - from) : 0;
  };
  return {
    size: camera.size,
    x: Math.round(camera.x + shift(box.x, insets.left + air, frame.width - insets.right - air)),
    y: Math.round(camera.y + shift(box.y, insets.top + air, frame.height - insets.bottom - air)),
  };
}

/** Where a cell is on the screen. */
export function boxOf(camera: Camera, cell: Cell): Point & Frame {
  const { x, y, size } = camera;
  return { x: x + cell[0] * size, y: y + cell[1] * size, width: size, height: size };
}

export function cellAt(camera: Camera, at: Point): Cell {
  return [Math.floor((at.x - camera.x) / camera.size), Math.floor((at.y - camera.y) / camera.size)];
}

/** Is it worth coming closer? A little more is not: nothing moves that did not change. */
export function worthwhile(from: Camera, to: Camera): boolean {
  return to.size > from.size * 1.3;
}
