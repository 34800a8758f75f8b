/**
 * Whoever plays by keys or by ear never starts again from the top: when what has the focus leaves the page, and nobody
 * gives the focus to something else, it goes to where the page says what to do (`data-home`), or else to its main part.
 */

const PATIENCE = 60; // milliseconds in which somebody else may give it away

const isThere = (element: Element): boolean =>
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/** From now on; returns how to stop it. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = (): boolean => !!last && document.activeElement === document.body && !isThere(last);
  const remember = ({ target }: FocusEvent): void => void (last = target instanceof Element ? target : null);
  const lead = (): void => {
    timer = undefined;
    const home = document.querySelector<HTMLElement>('[data-home]') ?? document.querySelector<HTMLElement>('main');
    if (!home || !lost()) return;
    if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (timer === undefined && lost()) timer = setTimeout(lead, PATIENCE);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
