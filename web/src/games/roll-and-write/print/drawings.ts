/** Drawings of sheets for paper, as the server makes them: the printed one by its address, others by what they correct. */

import { ApiError, type Corrections } from '../../../lib/api';
import { settings } from '../../../lib/settings.svelte';
import { KEY } from '../key';

export type What = 'player' | 'score';
export type Format = 'svg' | 'pdf';

export interface Wish {
  what: What;
  /** How many play: the score sheet has a row for each. */
  players: number;
  components: Corrections | null;
}

export function addressOf({ what, players }: Wish, format: Format): string {
  const query = new URLSearchParams({ game: KEY, what, format, players: String(players), language: settings.language });
  return `/api/library/sheets?${query}`;
}

/** The drawing itself; ApiError says why there is none. */
export async function drawn(wish: Wish, format: Format): Promise<Blob> {
  const { components } = wish;
  const body = components ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ components }) } : {};
  const answer = await fetch(addressOf(wish, format), { credentials: 'same-origin', ...body }).catch(() => null);
  if (!answer) throw new ApiError(0, 'unreachable', '');
  if (answer.ok) return answer.blob();
  const { reason = 'internal', text = '' } = (await answer.json().catch(() => ({}))) as { reason?: string; text?: string };
  throw new ApiError(answer.status, reason, text);
}

/** As the address of a picture: the page may show no others. */
export async function asPicture(drawing: Blob): Promise<string> {
  const bytes = new Uint8Array(await drawing.arrayBuffer());
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return `data:image/svg+xml;base64,${btoa(signs)}`;
}
