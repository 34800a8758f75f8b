import type { TableConnection } from '../../lib/connection.svelte';

/**
 * To a table as somebody who sits there now. The page is loaded anew: a line that was opened by a stranger stays a
 * stranger's. What stood behind the # was worth one seat, and is gone from the address.
 */
export function comeIn(key: string): void {
  location.replace(`/t/${encodeURIComponent(key)}`);
}

/** The names that are taken at a table: a newcomer is offered another one. */
export const takenAt = (connection: TableConnection): string[] =>
  (connection.table?.seats ?? []).filter((seat) => !seat.free).map((seat) => seat.name);
