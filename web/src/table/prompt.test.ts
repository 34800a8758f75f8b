import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadAreas } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import Prompt from './Prompt.svelte';
import { fakeModel } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('follows a tap in the next frame, and the last of several', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
  const { model } = fakeModel();
  render(Prompt, { model, layout: 'narrow' });
  const title = (): string => screen.getByRole('heading').textContent ?? '';
  const before = title();
  model.draft = { step: 'take', picks: [0] };
  await tick();
  expect(title()).toBe(before);
  model.draft = { step: 'take', picks: [1] };
  await tick();
  await vi.advanceTimersByTimeAsync(40);
  expect(title()).toContain(model.picked([1])[0]?.split(' ')[1] ?? 'nothing');
  expect(screen.getByTestId('confirm')).toBeTruthy();
});
