/** Links to seats are told once, to whoever opened the table. This window keeps them for the lobby. */

export type Links = Record<string, string>; // by seat

const under = (key: string): string => `alhambra-links-${key}`;

export function keptLinks(key: string): Links {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(under(key)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === 'string'));
  } catch {
    return {};
  }
}

export function keepLinks(key: string, links: readonly { seat: number; url: string }[]): Links {
  const all = { ...keptLinks(key), ...Object.fromEntries(links.map(({ seat, url }) => [String(seat), url])) };
  try {
    sessionStorage.setItem(under(key), JSON.stringify(all));
  } catch {
    // A new link can be made at any time.
  }
  return all;
}
