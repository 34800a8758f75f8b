import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Library } from '../../lib/api';
import type { Setup, TableInfo } from '../../lib/wire';
import { addressOfOrigin, changedOptions, changedParts } from './terms';
import Unusual from './Unusual.svelte';

const explained = (key: string) => ({ key, name: `the ${key}`, summary: '' });
const option = (key: string) => ({
  ...explained(key), kind: 'choice', values: [{ value: 4, name: 'four' }, { value: 5, name: 'five' }], default: 4,
  rule: '',
});
const LIBRARY = {
  editions: [{ ...explained('2024'), options: { pile: 4 }, default: true }],
  modules: [
    { ...explained('dirk'), automatic: true, seats: [2], options: [option('grudge')] },
    { ...explained('camps'), automatic: false, seats: [2, 3], options: [option('tents')] },
  ],
  options: [option('pile')],
} as unknown as Library;
const setup = (more: Partial<Setup> = {}): Setup => ({
  game: 'any', edition: '2024', modules: [], options: {}, components: [], ...more,
});

describe('what is not as usual', () => {
  it('are options that differ from the edition', () => {
    const options = { pile: 5, tents: 5, grudge: 5 };
    expect(changedOptions(setup({ options }), 3, LIBRARY).map((one) => one.key)).toEqual(['pile']);
    expect(changedOptions(setup({ options, modules: ['camps'] }), 2, LIBRARY).map((one) => one.key)).toEqual([
      'pile', 'grudge', 'tents',
    ]);
    expect(changedOptions(setup({ options: { pile: 4 } }), 3, LIBRARY)).toEqual([]);
  });

  it('are the components of the base game or of modules, each named once', () => {
    expect(changedParts(['base.money', 'base.tile', 'camps.camp'])).toEqual(['base', 'camps']);
    expect(changedParts(undefined)).toEqual([]);
  });

  it('is a game that goes on from another, which may be for everybody to watch', () => {
    expect(addressOfOrigin({ source: 'replay', ply: 0, key: 'k' })).toBe('/replay/k');
    expect(addressOfOrigin({ source: 'table', ply: 0, key: 'k' })).toBe('/replay/table/k');
    expect(addressOfOrigin({ source: 'record', ply: 0 })).toBe('');
  });
});

describe('who might sit down', () => {
  afterEach(cleanup);
  const show = (more: Partial<TableInfo>): void =>
    void render(Unusual, { table: { setup: setup(), ...more } as TableInfo, library: LIBRARY });

  // Texts are not loaded here: keys stand for them.
  it('reads where the game goes on from, also at its first move', () => {
    show({ origin: { source: 'replay', ply: 0, key: 'k' } });
    expect(screen.getByText('lobby-origin')).toBeTruthy();
    expect(screen.getByText(/lobby-origin-known/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/replay/k');
  });

  it('reads that components were changed', () => {
    show({ setup: setup({ components: ['base.money'] }) });
    expect(screen.getByText('lobby-components')).toBeTruthy();
    expect(screen.queryByText('lobby-origin')).toBeNull();
  });

  it('reads nothing where everything is as usual', () => {
    show({});
    expect(screen.queryByRole('list')).toBeNull();
  });
});
