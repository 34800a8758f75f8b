import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/wire';
import { freeSeats, keptFor, mayBeAsked, stateOf } from './seats';

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: 'X', kind: 'link', free: false, person: 1, bot: '', connected: true, resigned: false, ...more,
});
const guest = { person: 1, host: false, seats: [1] };
const host = { person: 0, host: true, seats: [0, 2] };

describe('seats of a lobby', () => {
  it('say who sits there', () => {
    const seats = [
      seat({ kind: 'here', person: 0 }), seat(), seat({ kind: 'here', person: 0 }),
      seat({ kind: 'bot', bot: 'easy', person: null }), seat({ free: true, person: null }),
    ];
    expect(seats.map((one, index) => stateOf(one, index, host))).toEqual(['host', 'joined', 'here', 'bot', 'free']);
    expect(seats.map((one, index) => stateOf(one, index, guest))[1]).toBe('mine');
    expect(stateOf(seat({ connected: false }), 1, host)).toBe('away');
    expect(freeSeats(seats)).toEqual([4]);
  });

  it('can be freed by the host alone, and only those of others', () => {
    expect(mayBeAsked(seat(), true)).toBe(true);
    expect(mayBeAsked(seat(), false)).toBe(false);
    expect(mayBeAsked(seat({ kind: 'here', person: 0 }), true)).toBe(false);
    expect(mayBeAsked(seat({ free: true, person: null }), true)).toBe(false);
    expect(mayBeAsked(seat({ bot: 'easy' }), true)).toBe(false);
  });

  it('are kept for somebody if the host said so', () => {
    expect(keptFor(seat({ free: true, name: 'Nina' }))).toBe('Nina');
    expect(keptFor(seat({ free: true, name: 'Platz 2' }))).toBe('');
    expect(keptFor(seat({ name: 'Nina' }))).toBe('');
  });
});
