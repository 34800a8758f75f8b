/**
 * Drawings that are in the page once, however often they are seen: `<use href="#…" x="100" y="0"/>`. They are made when
 * they are first asked for. Drawings.svelte holds them.
 */

const drawings = new Map<string, string>();
let host: Element | null = null;

/** Keep what is drawn under this name; what is known already is not drawn again. */
export function drawOnce(name: string, draw: () => string): void {
  if (drawings.has(name)) return;
  const markup = draw();
  drawings.set(name, markup);
  host?.insertAdjacentHTML('beforeend', markup);
}

/** Keeps the drawings in this element, those already asked for and those to come. */
export function holdDrawings(element: Element): () => void {
  host = element;
  element.innerHTML = [...drawings.values()].join('');
  return () => {
    if (host === element) host = null;
  };
}
