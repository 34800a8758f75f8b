/** What lies over the whole table keeps the keys and the focus to itself. */

const PRESSES = 'button, a, input, select, summary';
const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, [tabindex="0"]';

type Listener = (event: KeyboardEvent, root: HTMLElement | undefined) => void;

/** Keys of an overlay. None of them reaches the table below; in a sheet above they mean something else. */
export function overlayKeys(actions: Record<string, () => void>): Listener {
  return (event, root) => {
    if (document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    const target = event.target instanceof Element ? event.target : null;
    const inside = target !== null && !!root?.contains(target);
    // What has the focus is pressed, and not the overlay; a slider knows its arrows.
    if (inside && (event.key === 'Enter' || event.key === ' ') && target.closest(PRESSES)) {
      event.stopImmediatePropagation();
      return;
    }
    event.stopImmediatePropagation();
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

/** Tab goes round inside. */
export function trapFocus(event: KeyboardEvent, root: HTMLElement | undefined): void {
  if (event.key !== 'Tab' || !root) return;
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return;
  const here = document.activeElement;
  if (event.shiftKey && (here === first || here === root)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && here === last) {
    event.preventDefault();
    first.focus();
  }
}
