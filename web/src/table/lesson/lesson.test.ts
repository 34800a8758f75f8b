import { beforeEach, describe, expect, it } from 'vitest';
import { PlainModel } from '../../games/default/model.svelte';
import type { GameEvent, View } from '../../lib/wire';
import { FakeSource } from '../testing';
import { Course, type Lesson } from './lesson.svelte';

const view = (facts: Partial<View> = {}): View => (
  { ply: 3, decision: { seat: 0, kind: 'action' }, players: { 0: { score: 0 } }, choices: { moves: [], total: 0 }, ...facts }
);
const did = (event: string, ply: number, seat = 0): GameEvent => ({ ply, event, seat });
const happened = (name: string) => (_: unknown, mine: readonly GameEvent[]): boolean => mine.some(({ event }) => event === name);

const LESSON: Lesson = {
  name: 'any',
  deal: { record: '', ply: 3, seats: 2, seat: 0, level: 'easy' },
  steps: [
    { say: () => ({ text: 'hello', at: '.fountain' }) },
    { acts: true, say: () => ({ text: 'roll' }), done: happened('roll') },
    { say: () => ({ text: 'so it is' }) },
    { acts: true, say: () => ({ text: 'stop' }), done: happened('stop') },
  ],
  stage: 'main',
  wait: () => 'wait',
  end: () => 'bye',
};

function begun(events: GameEvent[] = []): { course: Course; source: FakeSource } {
  const source = new FakeSource({ view: view(), events });
  return { course: new Course(LESSON, new PlainModel(source)), source };
}

describe('a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('goes from sentence to sentence by button and by what is done', () => {
    const { course, source } = begun();
    expect([course.advice, course.reading]).toEqual([{ text: 'hello', at: '.fountain' }, true]);
    course.next();
    expect([course.advice.text, course.reading]).toEqual(['roll', false]);
    course.next(); // no button here
    course.follow();
    expect(course.advice.text).toBe('roll');
    source.change({ events: [did('roll', 4)] });
    course.follow();
    expect(course.advice.text).toBe('so it is');
    course.next();
    source.change({ events: [did('roll', 4), did('stop', 5)] });
    course.follow();
    expect([course.advice.text, course.over, course.reading]).toEqual(['bye', true, false]);
  });

  it('counts neither what others do nor what was before it', () => {
    const { course, source } = begun([did('roll', 2), did('stop', 3)]);
    course.next();
    source.change({ events: [did('roll', 2), did('roll', 4, 1)] });
    course.follow();
    expect(course.step).toBe(1);
  });

  it('says what the others do while the learner waits', () => {
    const { course, source } = begun();
    course.next();
    source.change({ view: view({ decision: { seat: 1, kind: 'action' }, choices: null }) });
    expect(course.advice.text).toBe('wait');
  });

  it('is further on when something else was done, whatever was not read', () => {
    const { course } = begun([did('stop', 4)]);
    course.follow();
    expect(course.over).toBe(true);
  });

  it('goes on where it was left, and on another device after what was done', () => {
    const { course } = begun([did('roll', 4)]);
    course.follow();
    course.next();
    expect(begun([did('roll', 4)]).course.step).toBe(3);
    localStorage.clear();
    const other = begun([did('roll', 4)]).course;
    other.follow();
    expect(other.step).toBe(2);
  });

  it('stays closed after its end', () => {
    const { course } = begun([did('stop', 4)]);
    course.follow();
    course.close();
    expect(begun([did('stop', 4)]).course.closed).toBe(true);
    localStorage.setItem('alhambra-lesson-fake', 'rubbish');
    expect(begun().course).toMatchObject({ step: 0, closed: false });
  });
});
