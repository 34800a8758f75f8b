/** The moving eye above one palace. Only `camera` changes while it moves; `drawn` follows when it rests. */

import { moves } from '../../../lib/settings.svelte';
import type { Bounds } from '../art/board';
import type { Cell } from '../wire';
import {
  between, easeOut, fitted, held, limitsOf, settled, showing, shows, worthwhile, zoomed, type Camera, type Frame,
  type Insets, type Point,
} from './palace-camera';

const TRAVEL = 220; // milliseconds
const REST = 140; // without another turn of the wheel

export class PalaceView {
  camera: Camera = $state.raw({ size: 72, x: 0, y: 0 });
  /** Where it last rested. */
  still: Camera = $state.raw(this.camera);
  /** The size of a cell in which the pictures were drawn; between two sizes they are only stretched. */
  drawn = $state(72);
  dragging = $state(false);

  #bounds: Bounds = { x: 0, y: 0, columns: 1, rows: 1 };
  #frame: Frame = { width: 0, height: 0 };
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #seen = false;
  #own = false; // has the person chosen where to look?
  #flight = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** Something is new: the palace, the places in it, or the frame. Everything stays in sight. */
  follow(bounds: Bounds, frame: Frame, insets: Insets): void {
    const isResized = frame.width !== this.#frame.width || frame.height !== this.#frame.height;
    this.#bounds = bounds;
    this.#frame = frame;
    this.#insets = insets;
    if (!frame.width || !frame.height) return;
    const wanted = fitted(bounds, frame, insets);
    if (!this.#seen) {
      this.#seen = true;
      this.#settle(wanted);
      return;
    }
    const visible = shows(this.camera, bounds, frame, insets);
    if (visible && (this.#own || (!isResized && !worthwhile(this.camera, wanted)))) return;
    this.#own = false;
    this.#travel(wanted);
  }

  fit(): void {
    this.#own = false;
    this.#travel(fitted(this.#bounds, this.#frame, this.#insets));
  }

  /** One step closer or further away, for buttons and keys. */
  step(factor: number): void {
    this.#own = true;
    const middle = { x: this.#frame.width / 2, y: this.#frame.height / 2 };
    this.#travel(this.#within(zoomed(this.camera, factor, middle, this.#limits)));
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#own = true;
    this.camera = this.#within({ size: this.camera.size, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoom(factor: number, at: Point): void {
    this.#stop();
    this.#own = true;
    this.camera = this.#within(zoomed(this.camera, factor, at, this.#limits));
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.rest(), REST);
  }

  /** Hands off: now it is worth drawing everything sharp again. */
  rest(): void {
    clearTimeout(this.#resting);
    if (!this.#flight) this.#settle(this.camera);
  }

  /** Bring a cell into sight, for those who move with the keys. */
  show(cell: Cell): void {
    if (!this.#frame.width || this.#flight) return;
    const there = showing(this.camera, cell, this.#frame, this.#insets);
    if (there.x !== this.camera.x || there.y !== this.camera.y) this.#travel(there);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#resting);
  }

  get #limits() {
    return limitsOf(this.#bounds, this.#frame, this.#insets);
  }

  #within(camera: Camera): Camera {
    return held(camera, this.#bounds, this.#frame);
  }

  #settle(camera: Camera): void {
    this.camera = this.still = settled(camera);
    this.drawn = this.camera.size;
  }

  #stop(): void {
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  #travel(to: Camera): void {
    this.#stop();
    if (!moves()) {
      this.#settle(to);
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const fly = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - start) / TRAVEL);
      this.camera = between(from, to, easeOut(share));
      this.#flight = share < 1 ? requestAnimationFrame(fly) : 0;
      if (!this.#flight) this.#settle(to);
    };
    this.#flight = requestAnimationFrame(fly);
  }
}
