/** Texts in three languages. The one spoken is loaded first; changing it changes everything at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { placeOf } from './catalogues';
import { settings, type Language } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;

// A chunk for each language and area: nobody fetches what they do not read.
const files: Files = import.meta.glob<string>(
  ['../locales/*/*.ftl', '../../../src/alhambra/locales/*/engine.ftl'], { query: '?raw', import: 'default' },
);

/** Further areas, for those who need them only. */
export const addCatalogues = (more: Files): void => void Object.assign(files, more);

const made = new Map<Language, FluentBundle>();
let bundles: Partial<Record<Language, FluentBundle>> = $state.raw({}); // those whose texts are here
const state = $state({ current: settings.language });

/** The language of everything on the page: the one asked for, as soon as its texts are here. */
export const language = {
  get current(): Language {
    return state.current;
  },
};

const areas = new Set(['common', 'engine']);
const loaded = new Map<string, Promise<void>>(); // by file

function load(bundle: FluentBundle, path: string, file: () => Promise<string>): Promise<void> {
  let found = loaded.get(path);
  if (!found) {
    found = file().then((text) => void bundle.addResource(new FluentResource(text), { allowOverrides: false }));
    found.catch(() => loaded.delete(path)); // the next one tries again
    loaded.set(path, found);
  }
  return found;
}

/** Fetch the texts of a language, as far as they are needed, and speak it if it is still the one asked for. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const bundle = made.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
  made.set(wanted, bundle);
  const needed = Object.entries(files).filter(([path]) => {
    const place = placeOf(path);
    return place.language === wanted && areas.has(place.area);
  });
  await Promise.all(needed.map(([path, file]) => load(bundle, path, file)));
  bundles = { ...untrack(() => bundles), [wanted]: bundle };
  if (settings.language === wanted) state.current = wanted;
}

/** The texts of these areas, from now on in every language that is spoken. */
export async function loadAreas(...wanted: string[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  await loadLanguage(settings.language);
}

/** Follow the setting. Called once. */
export function followLanguage(): void {
  $effect(() => {
    void loadLanguage(settings.language);
  });
}

/** A text. One that is missing shows its key, which tests find. */
export function t(key: string, args?: Args): string {
  const bundle = bundles[state.current];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(`${key}: ${error.message}`);
  return text;
}

/** Is there such a text? For facts that a newer server may know and this page does not. */
export function knows(key: string): boolean {
  return bundles[state.current]?.hasMessage(key) ?? false;
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(state.current, { type: 'conjunction' }).format(items);
}

/** "a, b or c": one of them is chosen. */
export function choice(items: readonly string[]): string {
  return new Intl.ListFormat(state.current, { type: 'disjunction' }).format(items);
}

export function number(value: number): string {
  return new Intl.NumberFormat(state.current).format(value);
}
