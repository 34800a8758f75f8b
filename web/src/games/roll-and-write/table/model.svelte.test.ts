import { describe, expect, it } from 'vitest';
import { loadAreas } from '../../../lib/i18n.svelte';
import '..';
import { TITLE_WORDS } from '../rivals';
import { changeText, diceAfter, draftOf } from './draft';
import { DiceModel } from './model.svelte';
import { lastGift, ownDice, rivalRolls } from './rolls';
import { fakeModel, samplePlayer, sampleView } from './testing';
import { travelsOf } from './travels';

await loadAreas(TITLE_WORDS, 'dice', 'dice-story', 'table', 'log', 'scoring');
const change = (yellow: [number, number] | null, blue: [number, number] | null = null) => ({ total: 40, coins: -1, yellow, blue });

describe('a crossing', () => {
  it('is picked where something can be built, and a second tap builds', async () => {
    const { model, source } = fakeModel();
    await model.pickCell('4,2');
    expect(model.draft).toEqual({ step: 'build', cell: '4,2' });
    expect(model.move).toBe('build 4,2');
    expect(source.played).toEqual([]);
    await model.pickCell('4,2');
    expect(source.played).toEqual(['build 4,2']);
  });

  it('says why not, where it was tapped', async () => {
    const { model, source } = fakeModel();
    await model.pickCell('1,1');
    expect(source.asked).toEqual(['build 1,1']);
    expect(model.refusal).toMatchObject({ at: 'cell', cell: '1,1', rule: 'BASE-MONEY-01' });
    expect(model.move).toBeNull();
  });

  it('stays picked when the page is loaded again, and not when the position is another one', async () => {
    const { model, source } = fakeModel();
    await model.pickCell('4,5');
    expect(new DiceModel(source).move).toBe('build 4,5');
    source.change({ view: sampleView({ ply: 21 }) });
    expect(model.move).toBeNull();
  });

  it('is nobody else’s to pick', async () => {
    const { model, source } = fakeModel({ view: sampleView({ decision: { seat: 1, kind: 'action' }, choices: null }) });
    await model.pickCell('4,2');
    expect(model.draft.step).toBe('none');
    expect(source.asked).toEqual([]);
  });
});

describe('changing dice', () => {
  it('is one move, whatever was tapped', async () => {
    const { model, source } = fakeModel();
    source.prospects['change y2:3'] = change([2, 3]);
    source.prospects['change y2:3 b5:4'] = change([2, 3], [5, 4]);
    model.pickDie('yellow', 2);
    await model.nudge(1);
    model.pickDie('blue', 5);
    await model.nudge(-1);
    expect(model.move).toBe('change y2:3 b5:4');
    expect(model.diceOf(0)).toEqual({ yellow: [3, 4], blue: [2, 4] });
    await model.confirm();
    expect(source.played).toEqual(['change y2:3 b5:4']);
  });

  it('shows where the dice would cross before anything is paid', async () => {
    const { model, source } = fakeModel();
    source.prospects['change y2:3'] = { total: 40, coins: -1, crossings: [{ cell: '3,2', family: 'tower' }] };
    await model.loadProspects();
    expect(model.crossings).toHaveLength(4);
    model.pickDie('yellow', 2);
    await model.nudge(1);
    expect(model.crossings.map(({ cell }) => cell)).toEqual(['3,2']);
    model.clearChange();
    expect(model.crossings).toHaveLength(4);
    expect(source.played).toEqual([]);
  });

  it('asks the server about a second die of a colour, and about numbers that no die has', async () => {
    const { model, source } = fakeModel({ view: sampleView({ players: { 0: samplePlayer({ yellow: [1, 4], blue: [2, 5] }) } }) });
    source.prospects['change y4:5'] = change([4, 5]);
    model.pickDie('yellow', 1);
    await model.nudge(-1);
    expect(source.asked).toEqual(['change y1:0']);
    expect(model.refusal?.at).toBe('prompt');
    model.pickDie('yellow', 4);
    await model.nudge(1);
    model.pickDie('yellow', 1);
    await model.nudge(1);
    expect(source.asked.at(-1)).toBe('change y4:5 y1:2');
    expect(model.move).toBe('change y4:5');
  });

  it('keeps what it was when the server refuses it', async () => {
    const { model, source } = fakeModel();
    source.prospects['change b5:6'] = { reason: 'rw-too-few-coins', text: 'Too dear.', rule: 'RW-SPEC-07' };
    model.pickDie('blue', 5);
    await model.nudge(1);
    expect(model.move).toBeNull();
    expect(model.refusal?.rule).toBe('RW-SPEC-07');
  });

  it('must be paid before something is built there', async () => {
    const { model, source } = fakeModel();
    source.prospects['change y2:3'] = change([2, 3]);
    model.pickDie('yellow', 2);
    await model.nudge(1);
    await model.pickCell('4,2');
    expect(model.refusal).toMatchObject({ at: 'cell', rule: 'RW-SPEC-02' });
    expect(model.move).toBe('change y2:3');
  });

  it('comes back to where a die was by the same arrows', async () => {
    const { model, source } = fakeModel();
    source.prospects['change y2:3'] = change([2, 3]);
    model.pickDie('yellow', 2);
    await model.nudge(1);
    await model.nudge(-1);
    expect(model.move).toBeNull();
  });
});

describe('after the action', () => {
  it('a second building is offered, and one tap says no', async () => {
    const view = sampleView({ decision: { seat: 0, kind: 'second' }, rest: [4, 5], choices: { moves: ['second', 'pass'], total: 2 } });
    const { model, source } = fakeModel({ view });
    expect(model.move).toBe('second');
    expect(model.hasPicked).toBe(false);
    expect([...model.free]).toEqual(['4,5']);
    await model.play('pass');
    expect(source.played).toEqual(['pass']);
  });

  it('one die of each colour is kept', () => {
    const moves = ['retain 2,2', 'retain 2,5', 'retain 4,2', 'retain 4,5'];
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 0, kind: 'retain' }, choices: { moves, total: 4 } }) });
    model.pickDie('yellow', 4);
    expect(model.move).toBeNull();
    model.pickDie('blue', 2);
    expect(model.move).toBe('retain 4,2');
  });

  it('of two equal dice one is kept anyway', () => {
    const players = { 0: samplePlayer({ yellow: [3, 3], blue: [2, 5] }) };
    const { model } = fakeModel({ view: sampleView({ decision: { seat: 0, kind: 'retain' }, players, choices: { moves: ['retain 3,2', 'retain 3,5'], total: 2 } }) });
    model.pickDie('blue', 5);
    expect(model.move).toBe('retain 3,5');
  });
});

describe('what the server is asked', () => {
  it('is what each move would give, once, and never the many changes', async () => {
    const { model, source } = fakeModel();
    await model.loadProspects();
    expect(source.wondered).toEqual(['build 2,2', 'build 4,2', 'build 4,5', 'coins']);
    expect(model.foreseen('coins')?.coins).toBe(1);
    source.wondered.length = 0;
    for (const move of ['build 2,2', 'build 4,2', 'build 4,5']) source.prospects[move] = { total: 41 };
    await model.loadProspects();
    await model.loadProspects();
    expect(source.wondered).toEqual(['build 2,2', 'build 4,2', 'build 4,5']);
  });
});

describe('hints', () => {
  it('go up to the move itself, which is picked and not played', async () => {
    const { model, source } = fakeModel();
    source.answers['hint'] = ({ level }) => ({ type: 'hint', level, spots: ['4,2'], moves: level === 3 ? ['build 4,2'] : [], text: `Level ${level}` });
    for (const level of [1, 2, 3]) {
      await model.hints.more();
      expect(model.hints.current?.text).toBe(`Level ${level}`);
    }
    expect(model.hints.lights('4,2')).toBe(true);
    model.hints.use();
    expect(model.move).toBe('build 4,2');
    expect(model.hints.current).toBeNull();
    expect(source.played).toEqual([]);
  });

  it('belong to one position', async () => {
    const { model, source } = fakeModel();
    source.answers['hint'] = () => ({ type: 'hint', spots: [], moves: [], text: 'There.' });
    await model.hints.more();
    expect(model.hints.current?.text).toBe('There.');
    source.change({ view: sampleView({ ply: 21 }) });
    expect(model.hints.current).toBeNull();
  });
});

describe('drafts', () => {
  it('write and read moves', () => {
    expect(changeText(['yellow', [2, 4]], ['blue', null])).toBe('change y2:4');
    expect(changeText(['yellow', null])).toBe('');
    expect(diceAfter([2, 5], [2, 6])).toEqual([5, 6]);
    for (const move of ['build 3,4', 'coins', 'second', 'retain 2,6', 'change y2:4 b1:3']) {
      const { model } = fakeModel({ view: sampleView({ decision: { seat: 0, kind: move.startsWith('se') ? 'second' : 'action' } }) });
      model.pickMove(move);
      expect(model.move).toBe(move);
    }
    expect(draftOf('pass')).toEqual({ step: 'none' });
  });
});

describe('dice that were rolled', () => {
  const { model, source } = fakeModel();

  it('are told apart from those that were given', () => {
    expect(lastGift(source.events, 0)).toMatchObject({ from: 2, yellow: [4], blue: [2] });
    expect(ownDice(source.events, 0, model.player(0), true)).toMatchObject({ yellow: [2], blue: [5] });
  });

  it('tumble only for those who looked on', () => {
    expect(model.rolled(2)).toBeNull(); // it was there when the page was opened
    source.change({ view: sampleView({ ply: 21 }), events: [...source.events, { ply: 21, event: 'dice', seat: 0, yellow: [6], blue: [1] }] });
    expect(model.rolled(0)).toEqual({ yellow: [6], blue: [1], ply: 21 });
    expect(model.rolled(2)).toBeNull();
  });

  it('of a fictitious player include those that found a full family', () => {
    const roll = (yellow: number, marked: boolean, ply: number) => ({ ply, event: 'rival', seat: 3, yellow, blue: 1, family: 'tower', marked });
    const found = rivalRolls([roll(1, true, 4), roll(2, false, 8), roll(3, true, 8)], 3);
    expect(found.map(({ yellow, marked }) => [yellow, marked])).toEqual([[[2], false], [[3], true]]);
  });

  it('travel to who gets them', () => {
    const [yellow, blue] = travelsOf({ ply: 3, event: 'hand on', seat: 2, yellow: 4, blue: 2, to: 0 }, []);
    expect(yellow).toMatchObject({ seat: 0, from: ['die-2-yellow-4', 'sheet-2', 'seat-2'], to: ['die-0-yellow-4', 'sheet-0', 'seat-0'] });
    expect(blue?.to[0]).toBe('die-0-blue-2');
  });
});

describe('who plays', () => {
  it('includes fictitious players by their names; they have points in a duel only', async () => {
    const rivals = [{ counts: sampleView().places, score: 9 }];
    const { model, source } = fakeModel({ view: sampleView({ rivals }) });
    expect(model.name(3)).toBe('Dirk');
    expect(model.rivals).toMatchObject([{ name: 'Dirk', score: null }]);
    expect((await model.standings()).rows.map(({ seat, cells }) => [seat, cells.at(-1)?.text])).toEqual([[0, '0'], [1, '0'], [2, '0'], [3, '–']]);
    source.change({ view: sampleView({ rivals, duel: true, standings: [40, 44, 31, 50] }) });
    expect(model.rivals).toMatchObject([{ name: 'Dirk', score: 9 }]);
    expect((await model.standings()).rows[3]?.cells.at(-1)?.text).toBe('9');
  });

  it('need no curtain: everything lies open', () => expect(fakeModel().model.isOpen).toBe(true));
});
