import { describe, expect, it } from 'vitest';
import { holdDrawings } from '../art/drawings';
import { cardMarkup, plainCard } from '../games/alhambra/art/money';
import { expectDistinct, expectKnownIds, expectPlain, expectSmall, expectWellFormed, idsIn, looksOf } from '../games/alhambra/art/testing';
import { faceOf, tileMarkup } from '../games/alhambra/art/tile';
import { parseTile } from '../games/alhambra/tiles';
import { SAMPLES } from './samples';

const tiles = SAMPLES.flatMap((one) => one.tiles ?? []);
const cards = SAMPLES.flatMap((one) => one.cards ?? []);
const marks = SAMPLES.flatMap((one) => one.marks ?? []);

describe('pieces of modules', () => {
  const all = new Map([
    ...looksOf(tiles),
    ...cards.map((card): [string, string] => [card, cardMarkup(card) + cardMarkup(card, { big: true })]),
    ...marks.map(({ markup }, index): [string, string] => [`mark ${index}`, markup]),
  ]);

  it('are there', () => expect(all.size).toBeGreaterThan(100));

  it('need no style that the content security policy would refuse', () => expectPlain(all));

  it('refer to shared definitions and to those that modules have added', () => {
    document.body.innerHTML = '<svg><defs id="host"></defs></svg>';
    const host = document.getElementById('host') as Element;
    holdDrawings(host)();
    expectKnownIds(all, idsIn(host.innerHTML));
  });

  it('are well-formed', () => expectWellFormed(all));

  it('stay small', () => expectSmall(tiles));

  it('have symbols of their own', () => expectDistinct(tiles));

  it('are not drawn as what nobody knows', () => {
    for (const card of cards) expect(cardMarkup(card), card).not.toMatch(new RegExp(`^${plainCard(0).slice(0, 60)}`));
    const court = tileMarkup({ ...faceOf({ tile: 'XYZ7-' }), cost: 0 }, { detail: 'mini' });
    for (const tile of tiles) {
      expect(parseTile(tile).module, tile).toBeTruthy();
      expect(tileMarkup(faceOf({ tile }), { detail: 'mini' }), tile).not.toBe(court);
    }
  });

  it('can be told apart', () => expect(new Set(cards.map((card) => cardMarkup(card))).size).toBe(cards.length));
});
