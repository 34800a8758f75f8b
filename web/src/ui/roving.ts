/** One tab stop for a row of things; arrows lead from one to the next. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from place `at` of `count`; null: nowhere. */
export function led(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  const to = key === 'Home' ? 0 : key === 'End' ? count - 1 : step === undefined ? at : at + step;
  return to === at || to < 0 || to >= count ? null : to;
}

/** Move the focus among the things marked `data-rove` in a region. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const region = event.currentTarget.closest('[data-region]');
  const things = [...(region?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];
  const to = led(event.key, things.indexOf(event.currentTarget), things.length);
  if (to === null) return;
  event.preventDefault();
  things[to]?.focus();
}
