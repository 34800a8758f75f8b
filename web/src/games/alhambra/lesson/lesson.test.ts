import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/wire';
import { Course } from '../../../table/lesson/lesson.svelte';
import { fakeModel, samplePlayer, sampleView } from '../table/testing';
import lesson from '.';
import plan from './plan.json';

const { ply, seat } = lesson.deal;
const did = (event: string, facts: object = {}): GameEvent => ({ ply: ply + 1, event, seat, ...facts });

/** The course at a table like this, as far as it is. */
function at(view: Parameters<typeof sampleView>[0], events: GameEvent[] = []) {
  localStorage.clear(); // how far an earlier one was
  const { model, source } = fakeModel({ view: sampleView({ scorings: 0, ...view }), events });
  const course = new Course(lesson, model);
  course.next();
  course.follow();
  return { course, model, source };
}

describe('the first lesson', () => {
  beforeAll(async () => {
    settings.language = 'en';
    await loadAreas('common', 'engine', 'tutorial', 'table', 'market', 'palace');
  });

  it('points at the card that is needed, and at any if it is gone', async () => {
    const { course, model } = at({ display: ['ducat 8', plan.take, 'dirham 3', 'dirham 2'] });
    expect(course.advice.at).toContain('nth-child(2)');
    expect(at({ display: ['ducat 8', 'dinar 4', 'dirham 3', 'dirham 2'] }).course.advice.at).toBe('[data-region="money"]');
    await model.toggleCard(0);
    expect(course.advice.at).toContain('confirm');
  });

  it('points at what can be paid exactly, whatever it is', async () => {
    const { course, model } = at({}, [did('take')]);
    expect(course.advice.at).toBe('[data-region="market"] li:nth-child(1) button.offer');
    await model.chooseOffer(0);
    expect(course.advice.at).toContain('buy');
    const poor = at({ choices: { moves: ['take ducat 8'], total: 1, bills: [] } }, [did('take')]);
    expect(poor.course.advice.at).toBe('[data-region="money"]');
  });

  it('lets somebody be refused who places what they bought, and nobody else', () => {
    const pending = { decision: { seat, kind: 'placement' }, players: { 0: samplePlayer({ pending: [{ tile: 'ARC6-SW' }] }) } };
    const choices = { moves: ['place ARC6-SW 0,1', 'keep ARC6-SW'], total: 2, bills: [] };
    const { course, model } = at({ ...pending, choices }, [did('take'), did('buy')]);
    const tried = course.step;
    expect(course.advice.at).toBe('[data-region="palace"] [data-cell="-1,0"]'); // there is a tile at 1,0
    model.refusal = { reason: 'place-sides', text: 'No.', at: 'cell', cell: [-1, 0] };
    course.follow();
    expect(course.step).toBe(tried + 1);
    const others = at({ decision: { seat: 1, kind: 'placement' }, choices: null }, [did('take'), did('buy')]);
    expect(others.course.step).toBe(tried - 1);
  });

  it('sends a tile that fits nowhere to the reserve', () => {
    const stuck = {
      decision: { seat, kind: 'placement' }, players: { 0: samplePlayer({ pending: [{ tile: 'ARC6-SW' }] }) },
      choices: { moves: ['keep ARC6-SW'], total: 1, bills: [] },
    };
    const { course } = at(stuck, [did('take'), did('buy'), did('place')]);
    course.next();
    course.next();
    expect(course.advice.at).toContain('actions');
  });

  it('ends with the first scoring', () => {
    expect(at({ scorings: 1 }, [did('take')]).course.over).toBe(true);
    expect(at({ scorings: 0 }, [did('take'), did('buy'), did('place')]).course.over).toBe(false);
  });
});
