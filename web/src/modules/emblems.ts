/** A piece of a module, to be shown before it is played: modules/<key>/Emblem.svelte. */

import type { Component } from 'svelte';

const files = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default', eager: true });

export const emblemOf = (key: string): Component | null => files[`./${key}/Emblem.svelte`] ?? null;
