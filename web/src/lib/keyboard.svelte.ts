/** What is printed on the keys of this keyboard, as far as the browser tells or the language suggests. */

import { settings, type Language } from './settings.svelte';

/** The first keys above the home row, by the letters of an American keyboard. Proposals of games use them as places. */
export const ROW = ['q', 'w', 'e', 'r'] as const;

// AZERTY; on a QWERTZ keyboard these four are where they are on an American one.
const USUAL: Partial<Record<Language, Readonly<Record<string, string>>>> = { fr: { q: 'a', w: 'z' } };

type LayoutMap = ReadonlyMap<string, string>; // by code: the letter
interface Keyboard {
  getLayoutMap?: () => Promise<LayoutMap>;
}

let printed = $state.raw<LayoutMap | null>(null);

/** Ask the browser once; not every one knows. */
export async function readKeyboard(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  try {
    printed = (await keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    printed = null; // it may not be asked here
  }
}

/** The letters that are on the keys of the row. */
export function rowLetters(): string[] {
  const known = printed;
  if (known) return ROW.map((letter) => known.get(`Key${letter.toUpperCase()}`)?.toLowerCase() ?? letter);
  return ROW.map((letter) => USUAL[settings.language]?.[letter] ?? letter);
}

/** The digit on a key, also where it needs Shift: on AZERTY the keys of the top row give & é " ' without it. */
export const digitOf = ({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string =>
  (shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]) ?? '';
