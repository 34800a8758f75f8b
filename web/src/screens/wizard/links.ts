/** Links to seats are told once, to whoever opened the table. This window keeps them for the lobby. */

export type Links = Record<string, string>; // by seat, and the one for all free seats

export const ALL = 'all';

const under = (key: string): string => `alhambra-links-${key}`;

export function keptLinks(key: string): Links {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(under(key)) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const links = Object.entries(found).filter((one): one is [string, string] => typeof one[1] === 'string');
    return Object.fromEntries(links);
  } catch {
    return {};
  }
}

export function keepLinks(key: string, links: readonly { seat: number; url: string }[]): Links {
  return kept(key, { ...keptLinks(key), ...Object.fromEntries(links.map(({ seat, url }) => [String(seat), url])) });
}

export const keepInvitation = (key: string, url: string): Links => kept(key, { ...keptLinks(key), [ALL]: url });

/** A link that was used is worth nothing, also when the seat is free again. */
export function forgetLinks(key: string, seats: readonly number[]): Links {
  const left = Object.entries(keptLinks(key)).filter(([seat]) => !seats.includes(Number(seat)));
  return kept(key, Object.fromEntries(left));
}

function kept(key: string, links: Links): Links {
  try {
    sessionStorage.setItem(under(key), JSON.stringify(links));
  } catch {
    // A new link can be made at any time.
  }
  return links;
}
