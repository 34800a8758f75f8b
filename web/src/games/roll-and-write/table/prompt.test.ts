import { describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import '..';
import type { Foreseen } from '../wire';
import { promptOf } from './prompt';
import { fakeModel, sampleView } from './testing';

await loadAreas('dice', 'table', 'log', 'scoring');

const BUILD: Omit<Foreseen, 'move'> = {
  cell: '4,2', family: 'arcades', count: 3, boxes: 6, total: 44, gain: 4,
  lines: [{ what: 'row', line: 4, count: 4, points: 2, gain: 2 }, { what: 'column', line: 2, count: 1, points: 0, gain: 0 }],
  passed: { to: 1, yellow: 2, blue: 5, crossings: [{ cell: '2,5', family: 'pavilion', built: true }] },
};

describe('the prompt', () => {
  it('offers coins and dice before anything is picked', async () => {
    const { model } = fakeModel();
    await model.loadProspects();
    const prompt = promptOf(model, false);
    expect(prompt.buttons.map(({ label }) => label)).toEqual(['Gain 1 coin', 'Change dice']);
    expect(prompt.hint).toBe('3 crossings are free to build; one is built already.');
    expect(prompt.primary?.missing).toBe('Choose a crossing');
  });

  it('tells what a building gives, and what its dice meet at the neighbour’s', async () => {
    const { model, source } = fakeModel();
    source.prospects['build 4,2'] = BUILD;
    await model.loadProspects();
    await model.pickCell('4,2');
    const prompt = promptOf(model, false);
    expect(prompt.title).toBe('Build Arcades at yellow 4, blue 2');
    expect(prompt.hint).toBe('Arcades 2 → 3. Row 4 reaches 4: +2. Nina gets yellow 2 and blue 5. On the sheet of Nina they cross at Pavilion, built already.');
    await prompt.primary?.act();
    expect(source.played).toEqual(['build 4,2']);
  });

  it('says when a family is completed', async () => {
    const { model, source } = fakeModel();
    source.prospects['build 4,2'] = { ...BUILD, count: 6, lines: [], passed: undefined };
    await model.loadProspects();
    await model.pickCell('4,2');
    expect(promptOf(model, false).hint).toBe('Arcades 5 → 6. That completes Arcades.');
  });

  it('offers a second building with its price, and a way to say no', async () => {
    const view = sampleView({ decision: { seat: 0, kind: 'second' }, rest: [4, 5], choices: { moves: ['second', 'pass'], total: 2 } });
    const { model, source } = fakeModel({ view });
    source.prospects['second'] = { family: 'tower', cell: '4,5', count: 1, boxes: 7, coins: -3, total: 60 };
    await model.loadProspects();
    const prompt = promptOf(model, false);
    expect(prompt.title).toBe('Build Tower too for 3 coins?');
    expect(prompt.buttons.map(({ label }) => label)).toEqual(['No, thanks']);
    await prompt.buttons[0]?.act();
    expect(source.played).toEqual(['pass']);
  });

  it('waits for others', () => {
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 1, kind: 'action' }, choices: null }) });
    expect(promptOf(model, false)).toMatchObject({ title: 'Nina is thinking', thinking: true, primary: null });
    expect(promptOf(model, true).title).toBe('Nina to play');
  });
});
