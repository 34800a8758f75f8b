/** When somebody wants to be asked between two turns, table by table. Kept in the browser. */

export const WISHES = ['never', 'able', 'always'] as const;
export type Wish = (typeof WISHES)[number];

const PLACE = 'alhambra-between';
const MOST = 40; // tables that are remembered, the last ones

let wishes: Readonly<Record<string, Wish>> = $state.raw(restored());

function restored(): Record<string, Wish> {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(kept.flatMap(([key, value]) => WISHES.filter((one) => one === value).map((wish) => [key, wish])));
  } catch {
    return {};
  }
}

/** What is wished at this table: to be asked if there is something to do, unless it was changed. */
export const wishAt = (table: string): Wish => wishes[table] ?? 'able';

export function keepWish(table: string, wish: Wish): void {
  const others = Object.entries(wishes).filter(([key]) => key !== table);
  wishes = Object.fromEntries([...others, [table, wish] as const].slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(wishes));
  } catch {
    // It is lost with the page, then.
  }
}
