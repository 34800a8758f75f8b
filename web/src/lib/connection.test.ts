import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from './connection.svelte';
import type { GameEvent, ServerMessage } from './wire';

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string, readonly protocol: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** As a browser does it: the event comes later, and from a socket that is closed already. */
  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    setTimeout(() => this.onclose?.({ code }), 0);
  }

  say(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

let sockets: FakeSocket[] = [];
let lines: TableConnection[] = [];

const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;

function line(): TableConnection {
  const made = new TableConnection('k ey', (url, protocol) => {
    const socket = new FakeSocket(url, protocol);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  lines.push(made);
  return made;
}

const event = (ply: number, seat: number, name = 'take'): GameEvent => ({ ply, event: name, seat });

function sync(seq: number, ply: number, events: GameEvent[] = [], rest: object = {}): ServerMessage {
  const table = { key: 'k ey', status: 'playing', seats: [{ name: 'Anna' }, { name: 'Ben' }] };
  const view = { ply, active: 0, players: { 0: { score: 0, cards: 4 } } };
  return { type: 'sync', version: 1, seq, you: { host: true, seats: [0], eye: 0 }, table, view, events, ...rest } as unknown as ServerMessage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  sockets = [];
});

afterEach(() => {
  for (const one of lines) one.close();
  lines = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('listening', () => {
  it('asks for everything, in the language of the page', () => {
    line();
    expect(newest().url).toMatch(/\/api\/tables\/k%20ey\/socket\?language=(fr|en|de)$/);
    expect(newest().protocol).toBe('alhambra.1');
  });

  it('keeps what a sync shows, and merges what updates change', () => {
    const made = line();
    newest().say(sync(5, 2, [event(1, 1), event(2, 0)], { reset: true }));
    expect(made.status).toBe('live');
    newest().say({ type: 'update', seq: 6, view: { ply: 3, players: { 0: { score: 7 } } }, events: [event(3, 0, 'buy')] });
    expect(made.seq).toBe(6);
    expect(made.view?.players['0']).toEqual({ score: 7, cards: 4 });
    expect(made.events.map((one) => one.ply)).toEqual([1, 2, 3]);
    newest().say({ type: 'update', seq: 6, table: { seats: [{ name: 'Anna', connected: true }] } });
    expect(made.table?.seats).toEqual([{ name: 'Anna', connected: true }]);
    expect(made.table?.status).toBe('playing');
  });

  it('forgets what was taken back', () => {
    const made = line();
    newest().say(sync(5, 3, [event(1, 0), event(2, 0), event(3, 0)], { reset: true }));
    newest().say({ type: 'update', seq: 6, view: { ply: 1 } });
    expect(made.events.map((one) => one.ply)).toEqual([1]);
  });

  it('tells listeners of everything until they end', () => {
    const heard: string[] = [];
    const end = line().listen((message) => heard.push(message.type));
    newest().say(sync(1, 0));
    newest().say({ type: 'reaction', seat: 1, reaction: 'wow' });
    end();
    newest().say({ type: 'reaction', seat: 1, reaction: 'bye' });
    expect(heard).toEqual(['sync', 'reaction']);
  });

  it('counts nothing twice when a frame is repeated or comes late', () => {
    const made = line();
    const first = sync(5, 2, [event(2, 1)], { reset: true });
    const update = { type: 'update', seq: 6, view: { ply: 3 }, events: [event(3, 1)] };
    newest().say(first);
    newest().say(update);
    newest().say(update);
    newest().say({ type: 'update', seq: 7, view: { ply: 4 }, events: [event(4, 1)] });
    newest().say(update);
    newest().say(first);
    expect(made.events.map((one) => one.ply)).toEqual([2, 3, 4]);
    expect(made.view?.ply).toBe(4);
    expect(made.seq).toBe(7);
  });

  it('takes a sync that repeats events it has heard in between', () => {
    const made = line();
    newest().say(sync(5, 2, [event(1, 0), event(2, 1)], { reset: true }));
    newest().say({ type: 'update', seq: 6, view: { ply: 3 }, events: [event(3, 1)] });
    newest().say(sync(6, 3, [event(3, 1)])); // after a stale move that was sent with seq 5
    expect(made.events.map((one) => one.ply)).toEqual([1, 2, 3]);
  });

  it('asks again when a move in between was lost on the way', () => {
    const made = line();
    newest().say(sync(5, 2, [event(2, 0)], { reset: true }));
    newest().say({ type: 'update', seq: 7, view: { ply: 4 }, events: [event(4, 1)] });
    expect(newest().last()).toEqual({ type: 'sync', since: 5 });
    newest().say(sync(7, 4, [event(3, 1), event(4, 1)]));
    expect(made.events.map((one) => one.ply)).toEqual([2, 3, 4]);
  });

  it('does not mind that spectators hear of several moves at once', () => {
    line();
    newest().say(sync(5, 2, [], { reset: true, you: { host: false, seats: [] } }));
    newest().say({ type: 'update', seq: 9, view: { ply: 6 } });
    expect(newest().sent).toEqual([]);
  });
});

describe('playing', () => {
  it('is over when the server has answered', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('take dinar 4', 0);
    expect(made.busy).toBe(1);
    expect(newest().last()).toEqual({ type: 'play', move: 'take dinar 4', seq: 5, seat: 0, id: 'c1' });
    newest().say({ type: 'update', re: 'c1', seq: 6, view: { ply: 3 } });
    expect(await played).toEqual({ ok: true });
    expect(made.busy).toBe(0);
  });

  it('says why it was refused', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('place PAV6-N 2,0');
    const where = { cell: [2, 0] };
    newest().say({ type: 'refused', re: 'c1', seq: 5, reason: 'place-no-contact', text: 'No.', rule: 'BASE-PLACE-07', where });
    expect(await played).toEqual({ ok: false, reason: 'place-no-contact', text: 'No.', rule: 'BASE-PLACE-07', where });
    expect(made.busy).toBe(0);
  });

  it('is said again on a new line, with the same seq, and once only', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('take dinar 4');
    newest().close(1006);
    await pass(1000);
    expect(made.status).toBe('lost');
    expect(newest().url).toContain('since=5');
    expect(newest().sent).toEqual([]); // not before it is known how things stand
    newest().say(sync(6, 3, [event(3, 0)]));
    expect(made.status).toBe('live');
    expect(newest().sent).toEqual([{ type: 'play', move: 'take dinar 4', seq: 5, id: 'c1' }]);
    newest().say({ type: 'update', re: 'c1', seq: 6 });
    expect(await played).toEqual({ ok: true });
    expect(made.missed).toBe(0); // it was our own move
    newest().close(1006);
    await pass(1000);
    newest().say(sync(6, 3));
    expect(newest().sent).toEqual([]);
  });

  it('is not said again when it was answered by a curtain', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('take dinar 4');
    newest().say(sync(6, 3, [event(3, 0)], { re: 'c1', you: { host: true, seats: [0, 1] } }));
    expect(await played).toEqual({ ok: true });
    await pass(60_000);
    expect(sockets.flatMap((socket) => socket.sent).filter((one) => one['type'] === 'play')).toHaveLength(1);
  });

  it('is said again when no answer comes on a line that seems well', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('take dinar 4');
    await pass(8000);
    expect(newest().sent.slice(1)).toEqual([
      { type: 'sync', since: 5 },
      { type: 'play', move: 'take dinar 4', seq: 5, id: 'c1' },
    ]);
    newest().say(sync(6, 3, [event(3, 0)]));
    newest().say({ type: 'update', re: 'c1', seq: 6 });
    expect(await played).toEqual({ ok: true });
    expect(made.events).toHaveLength(1);
  });

  it('waits for a line that is not there yet', async () => {
    const made = line();
    newest().say(sync(5, 2));
    newest().close(1006);
    await pass(0);
    const played = made.play('pass');
    await pass(1000);
    newest().say(sync(5, 2));
    expect(newest().last()).toEqual({ type: 'play', move: 'pass', seq: 5, id: 'c1' });
    newest().say({ type: 'update', re: 'c1', seq: 6 });
    expect(await played).toEqual({ ok: true });
  });

  it('does not take back twice: an undo without an answer is not said again', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const undone = made.undo(1);
    expect(newest().last()).toEqual({ type: 'undo', seq: 5, ply: 1, id: 'c1' });
    newest().close(1006);
    await pass(1000);
    newest().say(sync(5, 2));
    expect(await undone).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(newest().sent).toEqual([]);
    expect(made.busy).toBe(0);
  });
});

describe('asking', () => {
  it('hears why not, what a move would make of the palace, and the walls', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const legal = made.whyNot('keep PAV6-N', 0);
    const illegal = made.whyNot('place PAV6-N 2,0');
    const previews = made.ask({ type: 'preview', moves: ['keep PAV6-N'] });
    const walls = made.ask({ type: 'walls' });
    newest().say({ type: 'answer', re: 'c1', legal: true });
    newest().say({ type: 'answer', re: 'c2', legal: false, reason: 'place-no-contact', text: 'No.', rule: 'BASE-PLACE-07' });
    newest().say({ type: 'previews', re: 'c3', seq: 5, previews: [{ move: 'keep PAV6-N', wall: 0, counts: {} }] });
    newest().say({ type: 'walls', re: 'c4', seq: 5, walls: { 0: [[0, -1, 'N']] } });
    expect(await legal).toBeNull();
    expect(await illegal).toMatchObject({ reason: 'place-no-contact', rule: 'BASE-PLACE-07' });
    expect(await previews).toMatchObject({ type: 'previews', previews: [{ move: 'keep PAV6-N', wall: 0, counts: {} }] });
    expect(await walls).toMatchObject({ type: 'walls', walls: { 0: [[0, -1, 'N']] } });
  });
});

describe('a lost line', () => {
  it('comes back, later and later, and says how many moves were missed', async () => {
    const made = line();
    newest().say(sync(5, 2));
    newest().close(1006);
    await pass(999);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
    newest().close(1006);
    await pass(1999);
    expect(sockets).toHaveLength(2);
    await pass(1);
    expect(sockets).toHaveLength(3);
    newest().say(sync(9, 5, [event(3, 1), event(3, 0, 'turn'), event(4, 0), event(5, 1)]));
    expect(made.missed).toBe(2);
    newest().close(1006);
    await pass(1000); // patience is back as well
    expect(sockets).toHaveLength(4);
  });

  it('is noticed when nobody answers', async () => {
    const made = line();
    newest().say(sync(5, 2));
    await pass(25_000);
    expect(newest().last()).toEqual({ type: 'ping' });
    newest().say({ type: 'pong', seq: 5 });
    await pass(8000);
    expect(made.status).toBe('live');
    await pass(17_000);
    expect(newest().last()).toEqual({ type: 'ping' });
    await pass(8000);
    expect(made.status).toBe('lost');
    await pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('is noticed when the table went on without us', async () => {
    line();
    newest().say(sync(5, 2));
    await pass(25_000);
    newest().say({ type: 'pong', seq: 7 });
    expect(newest().last()).toEqual({ type: 'sync', since: 5 });
  });

  it('is looked after at once when the network is back', async () => {
    const made = line();
    newest().say(sync(5, 2));
    for (let times = 0; times < 4; times += 1) {
      newest().close(1006);
      await pass(1000 * 2 ** times);
    }
    newest().close(1006);
    await pass(1);
    expect(sockets).toHaveLength(5);
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(6);
    newest().say(sync(5, 2));
    window.dispatchEvent(new Event('online'));
    expect(newest().last()).toEqual({ type: 'ping' });
    expect(made.status).toBe('live');
    await pass(1000);
    expect(sockets).toHaveLength(6);
  });

  it('does not wait for ever for a line that does not begin', async () => {
    const made = line();
    await pass(3000);
    expect(made.slow).toBe(true);
    await pass(23_000);
    expect(sockets).toHaveLength(2);
    newest().say(sync(5, 2));
    expect(made.slow).toBe(false);
  });

  it('does not hear a line that it has left', async () => {
    const made = line();
    const old = newest();
    old.say(sync(5, 2));
    await pass(33_000);
    expect(made.status).toBe('lost');
    old.say(sync(6, 3));
    expect(made.seq).toBe(5);
  });
});

describe('a farewell', () => {
  it('ends everything when it is meant for us', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const played = made.play('pass');
    newest().say({ type: 'bye', reason: 'spectators-not-allowed', text: 'Not here.' });
    newest().close(1008);
    await pass(60_000);
    expect(made.status).toBe('gone');
    expect(made.farewell?.text).toBe('Not here.');
    expect(await played).toMatchObject({ ok: false, reason: 'spectators-not-allowed' });
    expect(await made.play('pass')).toMatchObject({ ok: false });
    expect(sockets).toHaveLength(1);
  });

  it('is only a pause when the server starts again', async () => {
    const made = line();
    newest().say(sync(5, 2));
    newest().say({ type: 'bye', reason: 'restart', text: 'Back soon.' });
    newest().close(1012);
    await pass(1000);
    newest().say(sync(5, 2));
    expect(made.status).toBe('live');
    expect(made.farewell).toBeNull();
  });
});

describe('another language', () => {
  it('is spoken at once, without a gap', async () => {
    const made = line();
    newest().say(sync(5, 2));
    const why = made.whyNot('pass');
    const spoken = newest().url.includes('language=de') ? 'fr' : 'de';
    made.speak(spoken);
    made.speak(spoken);
    expect(sockets).toHaveLength(2);
    expect(newest().url).toContain(`language=${spoken}&since=5`);
    await pass(0);
    expect(made.status).toBe('live');
    newest().say(sync(5, 2));
    expect(newest().last()).toMatchObject({ type: 'why_not', id: 'c1' });
    newest().say({ type: 'answer', re: 'c1', legal: true });
    expect(await why).toBeNull();
  });
});

it('says nothing any more when it is closed', async () => {
  const made = line();
  newest().say(sync(5, 2));
  made.close();
  await pass(100_000);
  expect(sockets).toHaveLength(1);
  expect(newest().sent).toEqual([]);
});
