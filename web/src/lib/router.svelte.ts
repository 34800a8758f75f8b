/** Where we are. Addresses are paths; links inside the page do not load it anew. */

interface Place {
  path: string;
  hash: string;
  query: string;
}

const here = (): Place => ({ path: location.pathname, hash: location.hash, query: location.search });
const place: Place = $state(here());

export const route = {
  get path(): string {
    return place.path;
  },
  get hash(): string {
    return place.hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(place.query);
  },
  /** "/t/abc" → ["t", "abc"] */
  get parts(): string[] {
    return place.path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  Object.assign(place, here());
  if (!place.hash) scrollTo(0, 0);
}

/** Listen to the browser's buttons and to links. Called once. */
export function startRouter(): void {
  addEventListener('popstate', () => Object.assign(place, here()));
  addEventListener('hashchange', () => Object.assign(place, here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.pathname.includes('.')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
