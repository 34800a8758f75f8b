import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { lastStepOf } from './undo';
import { pause, withoutQuestion } from './unasked';

const event = (ply: number, name: string, seat?: number, facts = {}): GameEvent => ({ ply, event: name, ...(seat === undefined ? {} : { seat }), ...facts });
const mine = (one: GameEvent, first: boolean): boolean => first && one.seat === 0;

describe('the last step', () => {
  it('is the last move of mine', () => {
    const events = [event(0, 'deal', 0), event(1, 'take', 0), event(2, 'buy', 0), event(2, 'turn', 1)];
    expect(lastStepOf(events, 2, mine)).toEqual({ ply: 1, event: events[2], count: 0, others: [], revealed: false });
    expect(lastStepOf([event(0, 'deal', 0), event(1, 'take', 1)], 1, mine)).toBeNull();
  });

  it('counts what others did since, and tells whether something came to light', () => {
    const events = [event(1, 'take', 0), event(2, 'take', 1), event(2, 'display', undefined, { reveals: true }), event(3, 'buy', 2), event(4, 'place', 2)];
    expect(lastStepOf(events, 4, mine)).toMatchObject({ ply: 0, count: 3, others: [1, 2], revealed: true });
    expect(lastStepOf([event(1, 'market', undefined, { reveals: true }), event(2, 'take', 0)], 2, mine)).toMatchObject({ revealed: false });
  });
});

describe('an answer without a question', () => {
  it('takes as long as somebody might think, where people look on', () => {
    expect(pause(true)).toBeLessThan(500);
    expect([pause(false, 0), pause(false, 1)]).toEqual([1400, 4200]);
  });

  it('is given once, and not when something else has happened meanwhile', () => {
    vi.useFakeTimers();
    const answers: string[] = [];
    const model = { view: { ply: 3 }, unasked: 'pass', alone: false, you: { seats: [0] }, answerUnasked: async () => void answers.push('pass') };
    const callOff = withoutQuestion(model as unknown as TableModel);
    vi.advanceTimersByTime(1300);
    expect(answers).toEqual([]); // nobody thinks that fast
    vi.advanceTimersByTime(3000);
    expect(answers).toEqual(['pass']);
    callOff?.();
    withoutQuestion(model as unknown as TableModel)?.();
    vi.advanceTimersByTime(9000);
    expect(answers).toEqual(['pass']);
    expect(withoutQuestion({ ...model, unasked: null } as unknown as TableModel)).toBeUndefined();
    vi.useRealTimers();
  });
});
