/** Which shelves lie open, and how somebody opens another one. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, loadLanguage } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { ModuleUi } from '../../../modules';
import Horizon from './Horizon.svelte';
import Shelves from './Shelves.svelte';
import { mattering, openShelves } from './shelves';
import { fakeModel, sampleView } from './testing';

beforeAll(async () => {
  settings.language = 'en';
  await loadAreas('table', 'market');
  await loadLanguage('en');
});
afterEach(cleanup);

const shelf = Horizon as ModuleUi['shelf']; // any component with a model and a layout will do
const one: ModuleUi = { key: 'one', ...(shelf ? { shelf } : {}), count: () => 12, offers: ([verb]) => verb === 'first' };
const two: ModuleUi = { key: 'two', ...(shelf ? { shelf } : {}), decisions: { choosing: { title: () => 'Choose' } }, offers: ([verb]) => verb === 'second' };
const horizon = createRawSnippet(() => ({ render: () => '<p>what is to come</p>' }));
const tab = (key: string): HTMLElement => screen.getByRole('tab', { name: new RegExp(`module-${key}`) });
const chosen = (): string | undefined => screen.getAllByRole('tab').find((found) => found.getAttribute('aria-selected') === 'true')?.dataset['shelf'];

describe('shelves', () => {
  it('lie open where there is room for them', () => {
    expect(openShelves('wide', 1200)).toBe(4);
    expect(openShelves('wide', 900)).toBe(1);
    expect(openShelves('narrow', 1200)).toBe(1);
    render(Shelves, { model: fakeModel().model, layout: 'wide', modules: [one], horizon });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('region', { name: 'Horizon' }).textContent).toContain('what is to come');
  });

  it('have the horizon as the last emblem of a column, and below them in a sheet', async () => {
    const { model } = fakeModel();
    render(Shelves, { model, layout: 'wide', modules: [one, two], horizon });
    expect(screen.queryByText('what is to come')).toBeNull();
    await fireEvent.click(screen.getByRole('tab', { name: `Horizon: ${String(model.view?.supply)}` }));
    expect(screen.getByRole('tabpanel').textContent).toContain('what is to come');
    cleanup();
    render(Shelves, { model, layout: 'narrow', modules: [one, two], horizon });
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByText('what is to come')).toBeTruthy();
  });

  it('are a row of emblems with counters otherwise, one of them open', async () => {
    render(Shelves, { model: fakeModel().model, layout: 'wide', modules: [one, two], horizon });
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(tab('one').textContent).toContain('12');
    expect(chosen()).toBe('one');
    await fireEvent.click(tab('two'));
    expect(chosen()).toBe('two');
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab('two').id);
  });

  it('open by themselves on what matters, and stay there', async () => {
    const { model } = fakeModel();
    render(Shelves, { model, layout: 'wide', modules: [one, two], horizon });
    model.draft = { step: 'other', move: 'second thing' };
    await tick();
    expect(chosen()).toBe('two');
    model.draft = { step: 'none' };
    await tick();
    expect(chosen()).toBe('two');
  });

  it('open on the module that somebody asked for', () => {
    render(Shelves, { model: fakeModel().model, layout: 'narrow', modules: [one, two], horizon, asked: 'two' });
    expect(chosen()).toBe('two');
  });

  it('matter to whoever decides, and a decision counts more than a move', () => {
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 0, kind: 'choosing' } }) });
    model.draft = { step: 'other', move: 'first thing' };
    expect(mattering(model, [one, two])).toBe('two');
    expect(mattering(fakeModel({ view: sampleView({ decision: { seat: 1, kind: 'choosing' } }) }).model, [one, two])).toBe('');
  });
});
