import { describe, expect, it } from 'vitest';
import { holdDrawings } from '../../../art/drawings';
import { familyFloors } from '../../../art/family-floors';
import { ICON_NAMES, icon } from '../../../art/icons';
import { seal, sealShape } from '../../../art/seals';
import { SEATS } from '../../../art/seat-paint';
import type { PlacedTile } from '../wire';
import { cellKey, palaceBounds, tracePath, traceStuds, viewBox } from './board';
import type { Segment } from './board';
import { defs } from './defs';
import { addCardKind, addMoney, addMoneyForm, boxOf, card, cardBack, cardMarkup, coin, parseCard, plainCard, tileBack } from './money';
import { FAMILY, MONEY } from './palette';
import { symbolFor } from './symbols';
import { addTileKind, detailFor, faceOf, tileMarkup } from './tile';
import type { Look } from './tile';
import { expectDistinct, expectKnownIds, expectPlain, expectSmall, expectWellFormed, idsIn, looksOf, LOOKS } from './testing';

const TILES = [
  'PAV2-NEW', 'PAV3-SW', 'PAV4-ES', 'PAV5-NW', 'PAV6-N', 'PAV7-E', 'PAV8-', 'SER3-ESW', 'SER4-NE', 'SER9-', 'ARC4-NES',
  'ARC10-', 'CHA5-NSW', 'CHA9-W', 'CHA11-', 'GAR6-ESW', 'GAR10-N', 'GAR12-S', 'TOW7-NEW', 'TOW8-NES', 'TOW13-E', 'F',
  'XYZ7-NS', 'unheard of',
];
function everything(): Map<string, string> {
  const all = new Map<string, string>([['defs', familyFloors() + defs()], ['card back', cardBack(54) + cardBack()], ...looksOf(TILES)]);
  for (const money of Object.keys(MONEY)) all.set(money, coin(money, 28) + card(money, 7));
  all.set('plain card', plainCard(0) + plainCard(3) + tileBack(3) + tileBack());
  for (const seat of [0, 1, 2, 3, 4, 5, 6]) all.set(`seat ${seat}`, seal(seat));
  for (const name of ICON_NAMES) all.set(`icon ${name}`, icon(name));
  return all;
}

describe('markup', () => {
  const all = everything();

  it('needs no style that the content security policy would refuse', () => expectPlain(all));

  it('defines ids only in the shared definitions, each once, and refers to nothing else', () => {
    const ids = idsIn(familyFloors() + defs());
    expect(new Set(ids).size).toBe(ids.length);
    expectKnownIds(all);
  });

  it('is well-formed', () => expectWellFormed(all));

  it('stays small: a table of six full palaces is a few thousand elements', () => expectSmall(TILES));
});

describe('tiles', () => {
  const full = (tile: string, look: Look = { detail: 'full' }, owner = 0) => tileMarkup(faceOf({ tile }), look, owner);

  it('show their price and walls at every size where they can be read', () => {
    expect(full('GAR12-S')).toContain('>12</text>');
    expect(full('GAR12-S', { detail: 'middle' })).toContain('>12</text>');
    expect(full('GAR12-S', { detail: 'mini' })).not.toContain('<text');
    for (const look of LOOKS) expect(full('PAV6-N', look)).not.toBe(full('PAV6-E', look));
  });

  it('have textures at full size only, and never with big symbols', () => {
    expect(full('SER9-')).toContain('url(#art-floor-seraglio)');
    for (const look of LOOKS) {
      const bare = look.detail !== 'full' || look.big || look.textures === false;
      if (bare) expect(full('SER9-', look)).not.toContain('floor-');
    }
  });

  it('take the colour of the owner as a fountain only', () => {
    expect(full('F', { detail: 'full' }, 2)).toContain(SEATS[2]?.color);
    expect(full('F', { detail: 'mini' }, 4)).toContain(SEATS[4]?.color);
    expect(full('PAV6-N', { detail: 'full' }, 2)).toBe(full('PAV6-N'));
  });

  it('are flat below 28 pixels and complete from 64', () => {
    expect([16, 27, 28, 63, 64, 200].map(detailFor)).toEqual(['mini', 'mini', 'middle', 'middle', 'full', 'full']);
  });

  it('know what the table says of them', () => {
    expect(faceOf({ tile: 'F' })).toMatchObject({ kind: 'fountain', building: null, cost: 0 });
    expect(faceOf({ tile: 'PAV6-N', walls: 'NS' }).walls).toBe('NS');
  });

  it('can be taught by a module', () => {
    const made = () => tileMarkup({ ...faceOf({ tile: 'XYZ5-N' }), kind: 'made up' }, { detail: 'full' });
    const before = made();
    addTileKind('made up', { base: () => '<path d="M0 0"/>', body: () => '', mini: () => '', paths: false });
    expect(made()).not.toBe(before);
    expect(faceOf({ tile: 'XYZ5-N' })).toMatchObject({ kind: 'other', cost: 5, walls: 'N' });
  });
});

describe('symbols', () => {
  it('are drawn once, and are in the page whenever they were asked for', () => {
    const early = symbolFor(faceOf({ tile: 'TOW9-NE' }), { detail: 'full' });
    document.body.innerHTML = '<svg><defs id="host"></defs></svg>';
    const host = document.getElementById('host') as Element;
    const release = holdDrawings(host);
    const late = symbolFor(faceOf({ tile: 'TOW9-ES' }), { detail: 'full' });
    expect(symbolFor(faceOf({ tile: 'TOW9-ES' }), { detail: 'full' })).toBe(late);
    for (const id of [early, late]) expect(host.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    release();
  });

  it('differ where the drawings differ', () => expectDistinct(TILES));
});

describe('boards', () => {
  const tile = (x: number, y: number): PlacedTile => ({ tile: 'PAV8-', cell: [x, y] });

  it('hold all tiles, with room around a small palace', () => {
    expect(palaceBounds([tile(-1, 0), tile(2, -3)])).toEqual({ x: -1, y: -3, columns: 4, rows: 4 });
    expect(palaceBounds([tile(0, 0)], 4, 3)).toEqual({ x: -1.5, y: -1, columns: 4, rows: 3 });
    expect(viewBox(palaceBounds([tile(0, 0)]), 5)).toBe('-5 -5 110 110');
    expect(palaceBounds([])).toEqual({ x: 0, y: 0, columns: 1, rows: 1 });
    expect(cellKey([-2, 3])).toBe('-2,3');
  });

  it('trace a wall along its middle, in either direction, and close a ring', () => {
    const corner: Segment[] = [[0, 0, 'N'], [0, 0, 'E']];
    expect(tracePath(corner)).toBe('M0 6.5L93.5 6.5L93.5 100');
    expect(tracePath([...corner].reverse())).toBe('M93.5 100L93.5 6.5L0 6.5');
    expect(tracePath([[2, 1, 'S']])).toBe('M300 193.5L200 193.5');
    const ring: Segment[] = [[0, 0, 'N'], [0, 0, 'E'], [0, 0, 'S'], [0, 0, 'W']];
    expect(tracePath(ring)).toBe('M6.5 6.5L93.5 6.5L93.5 93.5L6.5 93.5Z');
    // a straight wall over two tiles, and the corner of a notch
    expect(tracePath([[0, 0, 'N'], [1, 0, 'N']])).toBe('M0 6.5L100 6.5L200 6.5');
    expect(tracePath([[0, 0, 'N'], [1, -1, 'W']])).toBe('M0 6.5L106.5 6.5L106.5 -100');
    expect(tracePath([])).toBe('');
    expect(traceStuds(corner)).toEqual([{ x: 50, y: 6.5 }, { x: 93.5, y: 50 }]);
  });
});

describe('signs', () => {
  it('are told apart by shape as well as by colour', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map(sealShape)).size).toBe(7);
    expect(new Set(ICON_NAMES.map(icon)).size).toBe(ICON_NAMES.length);
    expect(new Set(Object.values(FAMILY).map(({ roof }) => roof)).size).toBe(6);
  });

  it('exist under the names that the screens use', () => {
    const sources = import.meta.glob<string>('../../../**/*.svelte', { query: '?raw', import: 'default', eager: true });
    for (const [path, source] of Object.entries(sources)) {
      for (const [, name = ''] of source.matchAll(/<Icon name="([\w-]+)"/g)) {
        if (name !== 'module') expect(icon(name), `${name} in ${path}`).not.toBe(icon('module'));
      }
    }
  });

  it('have a star for a module that is not known', () => {
    expect(icon('bonfire')).toBe(icon('module'));
    expect(icon('toString')).toBe(icon('module'));
    expect(icon('settings')).toBe(icon('gear'));
  });

  it('read the names of cards', () => {
    expect(parseCard('dinar 5')).toEqual({ money: 'dinar', value: 5, form: null });
    expect(parseCard('thief')).toEqual({ money: null, value: 0, form: null });
    expect(parseCard('dinar token 3')).toEqual({ money: 'dinar', value: 3, form: null });
  });

  it('draw money of another kind as its module says, and as a card until then', () => {
    expect(cardMarkup('dinar token 3')).toBe(cardMarkup('dinar 3'));
    expect(boxOf('dinar token 3')).toEqual({ height: 88, round: false });
    addMoneyForm('token', { height: 62, round: true, drawing: (money, { base }, value) => `<g fill="${base}">${money} ${value}</g>` });
    expect(cardMarkup('dinar token 3')).toBe('<g fill="#1d6a95">dinar 3</g>');
    expect(boxOf('dinar token 3')).toEqual({ height: 62, round: true });
  });
});

describe('cards and money of modules', () => {
  it('are drawn by who knows them; others are plain paper', () => {
    expect(cardMarkup('token florin dinar')).toBe(plainCard(0));
    addCardKind('token', ([first]) => `<g>${first}</g>`);
    expect(cardMarkup('token florin dinar')).toBe('<g>florin</g>');
  });

  it('are coins and cards as soon as somebody has added them', () => {
    expect([cardMarkup('shell 5'), card('shell', 5), coin('shell', 28)]).toEqual([plainCard(5), plainCard(5), '']);
    addMoney('shell', { ...MONEY.dinar, sign: 'M0 0h24' });
    expect(cardMarkup('shell 5')).toBe(card('shell', 5));
    expect(card('shell', 5)).toContain('M0 0h24');
    expect(coin('shell', 28)).toContain('M0 0h24');
  });
});
