/** What only this game can be asked: docs/protocol.md, "preview". */

import type { TableSource } from '../../table/model.svelte';
import type { Building, Preview } from './wire';

/** What moves would make of the mover's Alhambra. */
export async function previews(source: TableSource, moves: string[], seat?: number): Promise<Preview[]> {
  if (!moves.length) return [];
  const answer = await source.ask({ type: 'preview', moves, ...(seat === undefined ? {} : { seat }) });
  if (answer.type !== 'previews') return [];
  const { previews: found, counts } = answer as { type: string; previews: Preview[]; counts?: Record<Building, number>[] };
  return counts?.length ? found.map((one) => ({ ...one, standing: counts })) : found;
}
