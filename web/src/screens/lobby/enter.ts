/**
 * To a table as somebody who sits there now. The page is loaded anew: a line that was opened by a stranger stays a
 * stranger's. What stood behind the # was worth one seat, and is gone from the address.
 */
export function comeIn(key: string): void {
  location.replace(`/t/${encodeURIComponent(key)}`);
}
