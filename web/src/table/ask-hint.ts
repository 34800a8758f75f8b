/** The question for a hint, and what becomes of its answer. */

import { t } from '../lib/i18n.svelte';
import { toast } from '../lib/toast.svelte';
import type { Hint } from './hints.svelte';
import type { TableModel } from './model.svelte';

const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** Help of a level for whoever has to decide; null, and a message, if there is none. */
export async function askHint({ seat, source }: TableModel, level: number): Promise<Hint | null> {
  const answer = await source.ask({ type: 'hint', level, ...(seat === null ? {} : { seat }) });
  if (answer.type === 'hint') return { level, spots: words(answer['spots']), moves: words(answer['moves']), text: String(answer['text'] ?? '') };
  toast(answer['reason'] === 'no-such-question' ? t('table-hint-none') : String(answer['text'] ?? t('table-not-sent')), 'bad');
  return null;
}
