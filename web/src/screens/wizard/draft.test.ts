import { describe, expect, it } from 'vitest';
import {
  addSeat, carriedOver, firstDraft, forPeople, minutes, namesAt, objections, optionsIn, optionsOf,
  removeSeat, restoredDraft, setEdition, setOption, startsAtOnce, toggleModule, usual, valueOf, wishOf, type Draft, type SeatKind,
} from './draft';
import { EXTRA, library, module, option } from './testing';

const small = library(module('vizier', 1, { options: [option('always_ask_vizier')] }), module('camps', 2));

describe('a first draft', () => {
  it('is me and two easy bots, in the edition that the library prefers, and starts at once', () => {
    const wish = wishOf(firstDraft(small), ['Anna', 'Bot 1', 'Bot 2'], 'Table', small);
    expect(wish.edition).toBe('2024');
    expect(wish.seats).toEqual([
      { kind: 'here', name: 'Anna', level: 'easy' },
      { kind: 'bot', name: 'Bot 1', level: 'easy' },
      { kind: 'bot', name: 'Bot 2', level: 'easy' },
    ]);
    expect(wish).toMatchObject({ name: 'Anna', title: 'Table', start: true, modules: [], options: {} });
    expect(wish.pace).toEqual({ kind: 'untimed' });
  });

  it.each([[1, 1, 1], [2, 2, 2], [4, 6, 4]])('has as many seats as a game for %i to %i needs', (least, most, seats) => {
    expect(firstDraft({ ...small, seats: { least, most } }).seats).toHaveLength(seats);
  });
});

describe('options', () => {
  it('are kept only where they differ from the edition', () => {
    const draft = firstDraft(small);
    setOption(draft, EXTRA, 'may', small);
    expect(draft.options).toEqual({ extra_action: 'may' });
    setEdition(draft, '2003', small); // where it is usual
    expect(draft.options).toEqual({});
    expect(valueOf(EXTRA, draft, small)).toBe('may');
    setOption(draft, EXTRA, 'must', small);
    setOption(draft, EXTRA, usual(EXTRA, draft, small), small);
    expect(draft.options).toEqual({});
  });

  it('go with their module', () => {
    const draft = firstDraft(small);
    toggleModule(draft, 'vizier', small);
    const ask = small.modules[1]!.options[0]!;
    setOption(draft, ask, true, small);
    toggleModule(draft, 'vizier', small);
    expect(draft.options).toEqual({});
  });

  it('of a module that joins by itself are there when it joins', () => {
    const draft = firstDraft(small);
    expect(optionsOf(draft, small).map((one) => one.key)).toEqual(['extra_action']);
    removeSeat(draft, 2, small);
    expect(optionsOf(draft, small).map((one) => one.key)).toEqual(['extra_action', 'guest_can_win']);
  });

  it('have a say only with so many players, and are not sent otherwise', () => {
    const alone = { ...option('alone'), seats: [2] };
    const odd = { ...small, options: [EXTRA, alone] };
    const draft = firstDraft(odd);
    setOption(draft, alone, true, odd);
    expect(optionsOf(draft, odd).map((one) => one.key)).not.toContain('alone');
    expect(optionsIn(draft, odd)).toEqual({});
    removeSeat(draft, 2, odd);
    expect(optionsIn(draft, odd)).toEqual({ alone: true });
    expect(wishOf(draft, namesAt(draft, 'Anna'), '', odd).options).toEqual({ alone: true });
  });

  it('are told without the words of programs', () => {
    expect(forPeople('It must follow (must), or can be declined (may).')).toBe('It must follow, or can be declined.');
    expect(forPeople('Edition (2003)')).toBe('Edition (2003)');
  });
});

describe('seats', () => {
  it('are between the least and the most, and the first one stays', () => {
    const draft = firstDraft(small);
    for (let count = 0; count < 9; count += 1) addSeat(draft, small);
    expect(draft.seats).toHaveLength(6);
    removeSeat(draft, 0, small);
    expect(draft.seats).toHaveLength(6);
    for (let count = 0; count < 9; count += 1) removeSeat(draft, 1, small);
    expect(draft.seats.map((one) => one.kind)).toEqual(['here', 'bot']);
  });

  it('with a link are waited for, and named by whoever comes', () => {
    const draft = firstDraft(small);
    draft.seats[1]!.kind = 'link';
    draft.seats[2] = { kind: 'here', name: '  Kim ', level: 'easy' };
    expect(startsAtOnce(draft)).toBe(false);
    const wish = wishOf(draft, namesAt(draft, 'Anna'), '', small);
    expect(wish.start).toBe(false);
    expect(wish.seats.map((one) => one.name)).toEqual(['Anna', '', 'Kim']);
  });
});

describe('another game', () => {
  const other = { ...small, seats: { least: 1, most: 2 }, editions: [], modules: [], options: [], bots: [{ key: 'good', name: 'good', summary: '' }] };

  it('keeps people, seats and pace as far as they fit', () => {
    const draft = firstDraft(small);
    draft.seats[1] = { kind: 'link', name: 'Kim', level: 'easy' };
    Object.assign(draft, { title: 'Friday', listed: true, modules: ['camps'], timeOut: 'pass' });
    Object.assign(draft.pace, { kind: 'live' });
    const next = carriedOver(draft, firstDraft(other), other);
    expect(next).toMatchObject({ title: 'Friday', listed: true, timeOut: 'pass', edition: '', modules: [], options: {} });
    expect(next.pace.kind).toBe('live');
    expect(next.seats).toEqual([{ kind: 'here', name: '', level: 'good' }, { kind: 'link', name: 'Kim', level: 'good' }]);
    const back = carriedOver({ ...next, seats: next.seats.slice(0, 1) }, firstDraft(small), small);
    expect(back.seats).toEqual([{ kind: 'here', name: '', level: 'easy' }, { kind: 'bot', name: '', level: 'easy' }]);
  });
});

describe('corrections of printed facts', () => {
  it('are sent, and kept for the next time', () => {
    const draft = firstDraft(small);
    expect(wishOf(draft, ['Anna'], '', small)).not.toHaveProperty('components');
    draft.components = { base: { money: { copies: 2 } } };
    expect(wishOf(draft, ['Anna'], '', small).components).toEqual(draft.components);
    expect(restoredDraft(JSON.stringify(draft), small).components).toEqual(draft.components);
    expect(restoredDraft(JSON.stringify({ ...draft, components: [1] }), small).components).toBeNull();
  });
});

describe('names', () => {
  const at = (host: string, ...others: [SeatKind, string][]): string[] => {
    const draft = firstDraft(small);
    draft.seats = [['here', ''] as const, ...others].map(([kind, name]) => ({ kind, name, level: 'easy' }));
    return namesAt(draft, host);
  };

  it('are never those of nobody: who gives none gets one, and all differ', () => {
    const names = at('', ['here', ''], ['bot', ''], ['bot', ''], ['here', '']);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(5);
  });

  it('of bots are not those of people', () => {
    expect(at('Anna', ['bot', 'anna'], ['here', ' Anna '])).toEqual(['Anna', 'anna 2', 'Anna 3']);
    const [, bot = ''] = at('Anna', ['bot', '']);
    expect(at(bot, ['bot', '']).map((one) => one === bot)).toEqual([true, false]);
  });

  it('of those who come by link are open', () => {
    expect(at('Anna', ['link', ''], ['link', 'Kim'])).toEqual(['Anna', '', 'Kim']);
  });
});

describe('the draft of last time', () => {
  it('comes back as it was', () => {
    const draft = firstDraft(small);
    Object.assign(draft, { preset: 'box2024', modules: ['vizier', 'camps'] });
    setEdition(draft, '2003', small);
    setOption(draft, EXTRA, 'must', small);
    draft.seats[1] = { kind: 'link', name: 'Nina', level: 'random' };
    Object.assign(draft.pace, { kind: 'live', reserve: 1200, increment: 15 });
    Object.assign(draft, { timeOut: 'pass', spectators: false, listed: true });
    expect(restoredDraft(JSON.stringify(draft), small)).toEqual(draft);
  });

  it('drops what is no longer known', () => {
    const kept = {
      edition: '1999', modules: ['camps', 'ghosts'], options: { extra_action: 'never', gone: 1 }, timeOut: 'explode',
      seats: [{ kind: 'here', name: '', level: 'easy' }, { kind: 'alien', name: 7, level: 'genius' }],
      pace: { kind: 'live', reserve: 1, increment: 1 },
    };
    const draft = restoredDraft(JSON.stringify(kept), small);
    expect(draft).toMatchObject({ edition: '2024', modules: ['camps'], options: {}, timeOut: 'bot' });
    expect(draft.seats[1]).toEqual({ kind: 'bot', name: '', level: 'easy' });
    expect(draft.pace).toEqual({ kind: 'live', reserve: 600, increment: 10, days: 3 });
  });

  it.each([
    null, '', 'nonsense', '[]', '7', '{"seats":[]}', '{"seats":[null,null]}',
    '{"seats":[{"kind":"bot"},{"kind":"bot"}]}',
  ])('is a first one if it cannot be read: %s', (text) => {
    expect(restoredDraft(text, small)).toEqual(firstDraft(small));
  });
});

describe('the summary', () => {
  it('estimates the time from players and modules', () => {
    const draft = firstDraft(small);
    expect(minutes(draft)).toEqual([45, 55]); // 15 + 3 × 12 = 51
    toggleModule(draft, 'camps', small);
    addSeat(draft, small);
    expect(minutes(draft)).toEqual([60, 75]); // 15 + 4 × 12 + 5 = 68
    expect(minutes(draft, 20)).toEqual([20, 20]); // a game that says it itself
  });

  it('says which modules do not fit, and why', () => {
    const odd = library(
      module('vizier', 1, { seats: [4, 5, 6] }),
      module('thieves', 3, {
        conflicts: [
          { module: 'camps', option: null, value: null, reason: '' },
          { module: null, option: 'extra_action', value: 'may', reason: '' },
        ],
      }),
      module('camps', 2),
    );
    const draft: Draft = { ...firstDraft(odd), modules: ['vizier', 'thieves', 'camps'] };
    const found = (): unknown => objections(draft, odd).map((one) => [one.module.key, one.seats, one.against]);
    expect(found()).toEqual([['vizier', [4, 5, 6], []], ['thieves', [], ['CAMPS']]]);
    setEdition(draft, '2003', odd);
    addSeat(draft, odd);
    expect(found()).toEqual([['thieves', [], ['CAMPS', 'extra_action']]]);
    draft.modules = ['vizier', 'camps'];
    expect(found()).toEqual([]);
  });
});
