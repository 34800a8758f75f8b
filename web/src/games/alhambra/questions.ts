/** What only this game can be asked: docs/protocol.md, "preview" and "standings". */

import type { TableSource } from '../../table/model.svelte';
import type { Building, Preview, StandingsNow } from './wire';

/** What moves would make of the mover's Alhambra. */
export async function previews(source: TableSource, moves: string[], seat?: number): Promise<Preview[]> {
  if (!moves.length) return [];
  const answer = await source.ask({ type: 'preview', moves, ...(seat === undefined ? {} : { seat }) });
  if (answer.type !== 'previews') return [];
  const { previews: found, counts } = answer as { type: string; previews: Preview[]; counts?: Record<Building, number>[] };
  return counts?.length ? found.map((one) => ({ ...one, standing: counts })) : found;
}

/** Who is ahead; null if there is no answer. */
export async function standingsNow(source: TableSource): Promise<StandingsNow | null> {
  const answer = await source.ask({ type: 'standings' });
  return answer.type === 'standings' ? ((answer['standings'] as StandingsNow | undefined) ?? null) : null;
}
