import { describe, expect, it } from 'vitest';
import { shared, spotFor, type Box } from './spot';

const CARD = { width: 330, height: 170 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const STAGE: Box = { left: 402, top: 196, width: 696, height: 586 };
const PHONE_STAGE: Box = { left: 0, top: 90, width: 390, height: 420 };

const lies = (window: typeof DESK, stage: Box | null, target: Box | null, free: Box[] = []): Box =>
  ({ ...spotFor(CARD, window, stage, target, free), ...CARD });

describe('where a sentence lies', () => {
  const targets: [string, typeof DESK, Box, Box][] = [
    ['a card at the left', DESK, STAGE, { left: 60, top: 560, width: 52, height: 80 }],
    ['the button above', DESK, STAGE, { left: 1000, top: 110, width: 90, height: 44 }],
    ['a cell in the middle', DESK, STAGE, { left: 720, top: 460, width: 108, height: 108 }],
    ['the reserve below', DESK, STAGE, { left: 402, top: 790, width: 696, height: 90 }],
    ['a card below, on a phone', PHONE, PHONE_STAGE, { left: 90, top: 690, width: 44, height: 66 }],
    ['a cell, on a phone', PHONE, PHONE_STAGE, { left: 170, top: 250, width: 90, height: 90 }],
    ['the button at the bottom, on a phone', PHONE, PHONE_STAGE, { left: 180, top: 780, width: 200, height: 44 }],
  ];

  it.each(targets)('never covers what it speaks of: %s', (_, window, stage, target) => {
    const card = lies(window, stage, target);
    expect(shared(card, target)).toBe(0);
    expect(card.left).toBeGreaterThanOrEqual(0);
    expect(card.top).toBeGreaterThanOrEqual(0);
    expect(card.left + CARD.width).toBeLessThanOrEqual(window.width);
    expect(card.top + CARD.height).toBeLessThanOrEqual(window.height);
  });

  it('keeps clear of what else has to be read', () => {
    const cell: Box = { left: 170, top: 250, width: 90, height: 90 };
    const bubble: Box = { left: 100, top: 350, width: 200, height: 120 };
    expect(shared(lies(PHONE, PHONE_STAGE, cell, [bubble]), bubble)).toBe(0);
  });

  it('lies over the stage where it speaks of nothing, or of what is out of sight', () => {
    expect(shared(lies(DESK, STAGE, null), STAGE)).toBe(CARD.width * CARD.height);
    const away: Box = { left: 500, top: 2000, width: 50, height: 50 };
    expect(shared(lies(DESK, STAGE, away), STAGE)).toBe(CARD.width * CARD.height);
    expect(lies(DESK, null, null)).toMatchObject({ left: 8, top: 8 });
  });
});
