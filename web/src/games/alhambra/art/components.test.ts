import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Drawings from '../../../art/Drawings.svelte';
import Icon from '../../../art/Icon.svelte';
import { settings } from '../../../lib/settings.svelte';
import Card from './Card.svelte';
import MiniPalace from './MiniPalace.svelte';
import { MINE } from './sheet/samples';
import Tile from './Tile.svelte';

function referred(container: Element): string[] {
  return [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
}

afterEach(() => {
  settings.bigSymbols = false;
});

describe('art components', () => {
  it('refer to drawings that are in the page', () => {
    const { container: defs } = render(Drawings);
    const { container } = render(MiniPalace, { tiles: MINE, seat: 2 });
    const ids = referred(container);
    expect(ids).toHaveLength(MINE.length);
    for (const id of ids) expect(defs.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
  });

  it('follow the settings for symbols at once', async () => {
    const { container } = render(Tile, { tile: 'PAV6-N', size: 80 });
    const [before] = referred(container);
    settings.bigSymbols = true;
    await Promise.resolve();
    expect(referred(container)[0]).not.toBe(before);
  });

  it('are pictures with a name, or hidden from screen readers', () => {
    const named = render(Tile, { tile: 'PAV6-N', size: 80, label: 'Pavilion 6' });
    expect(named.getByRole('img', { name: 'Pavilion 6' })).toBeTruthy();
    for (const { container } of [render(Icon, { name: 'undo' }), render(Card, { card: 'dinar 5', width: 40 })]) {
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('draw a tile from what the table sends, from its name, or from what is printed on it', () => {
    const ways = [
      { facts: { tile: 'GAR9-E', walls: 'E', building: 'garden' as const, cost: 9 } },
      { tile: 'GAR9-E' },
      { building: 'garden' as const, cost: 9, walls: 'E' },
    ];
    const drawn = ways.map((way) => referred(render(Tile, { ...way, size: 96 }).container)[0]);
    expect(new Set(drawn).size).toBe(1);
  });
});
