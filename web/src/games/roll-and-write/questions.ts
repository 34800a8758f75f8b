/** What only this game can be asked: docs/protocol.md, "prospects" and "outlook". */

import type { TableSource } from '../../table/model.svelte';
import type { Outlook, Prospect } from './wire';

/** What moves would give, in the order in which they were asked about. */
export async function prospectsOf(source: TableSource, moves: readonly string[], seat?: number): Promise<Prospect[]> {
  if (!moves.length) return [];
  const answer = await source.ask({ type: 'prospects', moves: [...moves], ...(seat === undefined ? {} : { seat }) });
  return answer.type === 'prospects' ? ((answer['prospects'] as Prospect[] | undefined) ?? []) : [];
}

/** Where points would come from if it ended now; null if there is no answer. */
export async function outlookOf(source: TableSource): Promise<Outlook | null> {
  const answer = await source.ask({ type: 'outlook' });
  return answer.type === 'outlook' ? (answer as unknown as Outlook) : null;
}
