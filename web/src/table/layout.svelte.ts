/** Three ways to arrange a table, by the width of the window. */

export type Layout = 'wide' | 'medium' | 'narrow';

const size = $state({ width: globalThis.innerWidth ?? 1440, height: globalThis.innerHeight ?? 900 });
globalThis.addEventListener?.('resize', () => {
  size.width = innerWidth;
  size.height = innerHeight;
});

export const layout = {
  get current(): Layout {
    if (size.width >= 1024) return 'wide';
    return size.width >= 600 ? 'medium' : 'narrow';
  },
  /** A phone on its side: the palace beside everything else, which is drawn as on an upright phone. */
  get isLow(): boolean {
    return size.width >= 600 && size.height < 480;
  },
  /** An upright phone with little height: there is no room for two large things below each other. */
  get isShort(): boolean {
    return size.width < 600 && size.height < 700;
  },
  get width(): number {
    return size.width;
  },
  get height(): number {
    return size.height;
  },
};
