import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../lib/api';
import { awaited, parseLink, result, sorted } from './tables';

const table = (key: string, status: string, changed = 0): TableSummary => ({
  key, status, changed, title: key, listed: false, seats: 3, free: 0, game: 'any', edition: '2024', modules: [],
  names: ['Anna', 'Ben', 'Cleo'],
  pace: { kind: 'untimed' }, spectators: true, lesson: '', created: 0, options: {}, components: [], origin: null,
});

describe('my tables', () => {
  it('say whose turn it is', () => {
    expect(awaited(table('a', 'playing'), 0, [0])).toMatchObject({ standing: 'yours' });
    expect(awaited(table('a', 'playing'), 2, [0, 1])).toMatchObject({ standing: 'waiting', who: 'Cleo' });
    expect(awaited(table('a', 'playing'), undefined, [0])).toMatchObject({ standing: 'waiting' });
  });

  it('tell my place, ties above me not counted twice, and Dirk not at all', () => {
    expect(result(table('a', 'over'), [90, 80, 90], [1])).toMatchObject({ standing: 'over', place: 3, points: 80 });
    expect(result(table('a', 'over'), [90, 80, 90], [2])).toMatchObject({ place: 1, points: 90 });
    expect(result({ ...table('a', 'over'), seats: 2 }, [50, 40, 99], [0])).toMatchObject({ place: 1 });
    expect(result(table('a', 'over'), [90, 80, 70], [0, 1]).place).toBeUndefined();
    expect(result(table('a', 'over'), [], [0]).points).toBeUndefined();
  });

  it('begin with those that wait for me, the latest first', () => {
    const all = [
      { table: table('over', 'over', 9), standing: 'over' as const },
      { table: table('old', 'playing', 1), standing: 'yours' as const },
      { table: table('waiting', 'playing', 8), standing: 'waiting' as const },
      { table: table('new', 'playing', 2), standing: 'yours' as const },
    ];
    expect(sorted(all).map((one) => one.table.key)).toEqual(['new', 'old', 'waiting', 'over']);
  });
});

describe('a pasted link', () => {
  const here = 'https://play.example.org';
  const key = 'YJOe3QL651Oc6Vq5jZT_xg';
  it.each([
    [`${here}/t/${key}#Dt2_7Xb`, { path: `/t/${key}#Dt2_7Xb` }],
    [`  play.example.org/t/${key} `, { path: `/t/${key}` }],
    [`/t/${key}`, { path: `/t/${key}` }],
    [key, { path: `/t/${key}` }],
    [`${here}/replay/abc`, { path: '/replay/abc' }],
    [`http://other.example/t/${key}#x`, { elsewhere: `http://other.example/t/${key}#x` }],
    ['hello', null],
    ['', null],
    [`${here}/rules`, null],
    [`javascript:alert(1)//t/${key}`, null],
  ])('%s', (text, found) => expect(parseLink(text, here)).toEqual(found));
});
