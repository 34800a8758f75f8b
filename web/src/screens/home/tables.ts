/** My tables, and whose turn it is at each: the list does not say, so the running ones are looked at. */

import { api, type TableSummary } from '../../lib/api';
import type { View, You } from '../../lib/wire';

export type Standing = 'yours' | 'gathering' | 'waiting' | 'over';

export interface MyTable {
  table: TableSummary;
  standing: Standing;
  /** Whose decision is awaited, if it is another's. */
  who?: string;
  /** Mine, when it is over and I had one seat. */
  place?: number;
  points?: number;
}

const MOST_LOOKS = 10;
const ORDER: readonly Standing[] = ['yours', 'gathering', 'waiting', 'over'];

export interface Mine {
  tables: MyTable[];
  /** The table of a lesson that was left before its end; "": none. Lessons are in no list. */
  lesson: string;
}

export async function myTables(): Promise<Mine> {
  const { tables } = await api.myTables();
  const shown = tables.filter((one) => one.status !== 'closed' && !one.lesson);
  const looked = new Set(shown.filter((one) => one.status === 'playing').slice(0, MOST_LOOKS));
  const over = new Set(shown.filter((one) => one.status === 'over').slice(0, MOST_LOOKS));
  const found = await Promise.all(
    shown.map((table) => {
      if (looked.has(table)) return running(table);
      return over.has(table) ? finished(table) : plain(table);
    }),
  );
  return { tables: sorted(found), lesson: tables.find((one) => one.lesson && one.status === 'playing')?.key ?? '' };
}

export function sorted(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => ORDER.indexOf(one.standing);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed);
}

const plain = (table: TableSummary): MyTable => ({
  table,
  standing: table.status === 'over' ? 'over' : table.status === 'open' ? 'gathering' : 'waiting',
});

async function running(table: TableSummary): Promise<MyTable> {
  const address = `/api/tables/${encodeURIComponent(table.key)}/view`;
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok) return plain(table);
  const { view, you } = (await response.json()) as { view: View; you: You };
  return awaited(table, view.decision?.seat, you.seats);
}

export function awaited(table: TableSummary, seat: number | undefined, mine: readonly number[]): MyTable {
  if (seat === undefined) return plain(table);
  if (mine.includes(seat)) return { table, standing: 'yours' };
  return { table, standing: 'waiting', who: table.names[seat] ?? '' };
}

async function finished(table: TableSummary): Promise<MyTable> {
  try {
    const { table: all, you } = await api.table(table.key);
    return result(table, all.scores ?? [], you.seats);
  } catch {
    return plain(table);
  }
}

/** My place is one more than the number of those who did better; only seats have one. */
export function result(table: TableSummary, scores: readonly number[], mine: readonly number[]): MyTable {
  const points = mine.length === 1 ? scores[mine[0] ?? -1] : undefined;
  if (points === undefined) return plain(table);
  const place = 1 + scores.slice(0, table.seats).filter((one) => one > points).length;
  return { ...plain(table), place, points };
}

/** Where a pasted link leads: a path of this server, or an address of another one; null if it is no link. */
export function parseLink(text: string, origin: string): { path: string } | { elsewhere: string } | null {
  const trimmed = text.trim();
  if (/^[\w-]{16,64}$/.test(trimmed)) return { path: `/t/${trimmed}` };
  const candidate = /^(https?:)?\/\//i.test(trimmed) || trimmed.startsWith('/') ? trimmed : `https://${trimmed}`;
  let url: URL;
  try {
    url = new URL(candidate, origin);
  } catch {
    return null;
  }
  if (!/^\/(t|replay)\/[^/]/.test(url.pathname) || !/^https?:$/.test(url.protocol)) return null;
  // Without a scheme only the name counts.
  const ours = url.origin === origin || (candidate !== trimmed && url.host === new URL(origin).host);
  return ours ? { path: url.pathname + url.hash } : { elsewhere: url.href };
}
