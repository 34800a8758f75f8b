import { expect, it } from 'vitest';
import { choice, loadAreas, t } from '../lib/i18n.svelte';
import { settings, type Language } from '../lib/settings.svelte';
import { loadModules } from '.';

const KEYS = Object.keys(import.meta.glob('./*/index.ts')).map((file) => file.split('/')[1] ?? '');
const TEXTS = import.meta.glob<string>('./*/en.ftl', { query: '?raw', import: 'default', eager: true });
const CAN = Object.values(TEXTS).flatMap((text) => text.match(/^[\w-]+-can(?= =)/gm) ?? []);

/** Of what can be done, one thing is chosen: with all modules in play it is still "or". */
it.each([['fr', /^Vous pouvez [^.]* ou [^.]*\.$/, / et /], ['en', /^You can [^.]*, or [^.]*\.$/, / and /], ['de', /^Du kannst [^.]* oder [^.]*\.$/, / und /]] as [Language, RegExp, RegExp][])(
  'what can be done is a choice (%s)',
  async (language, wanted, forbidden) => {
    settings.language = language;
    await loadAreas('table');
    await loadModules(KEYS);
    await loadAreas(...KEYS);
    expect(CAN.length).toBeGreaterThan(1);
    const verbs = ['table-can-take', 'table-can-buy', 'table-can-redesign', ...CAN].map((key) => t(key));
    const sentence = t('table-can', { actions: choice(verbs) });
    expect(sentence).toMatch(wanted);
    expect(sentence).not.toMatch(forbidden);
  },
);
