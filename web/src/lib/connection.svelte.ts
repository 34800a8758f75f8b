/** The line to one table: what we know of it, and the way to say something. It comes back by itself when it is lost. */

import { merged } from './merge';
import { moversAfter } from './movers';
import { settings } from './settings.svelte';
import type { GameAnswer, GameEvent, GameQuestion, Refusal, ServerMessage, TableInfo, View, You } from './wire';

export type LineStatus = 'connecting' | 'live' | 'lost' | 'gone';
export type Outcome = { ok: true } | ({ ok: false } & Refusal);

const OPEN = 1; // WebSocket.OPEN
const FIRST_PAUSE = 1000; // milliseconds; doubled after each failure
const LONGEST_PAUSE = 30_000;
const SLOW = 3000;
const DEAF = 25_000; // after which we ask whether anybody is there
const PATIENCE = 8000; // for any answer: a line that gave none may be dead, or has lost a message

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: ServerMessage) => void;
  again: boolean; // may it be sent once more after a lost connection?
}

type Answer<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

export class TableConnection {
  status: LineStatus = $state('connecting');
  slow = $state(false);
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  you: You | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  seq = $state(0);
  /** Why the server does not want to talk with us. */
  farewell: { reason: string; text: string } | null = $state.raw(null);
  /** How many moves were missed while the line was lost; set when it is back, and forgotten by whoever has told so. */
  missed = $state(0);
  /** Moves and steps back that are under way: nothing else can be done until they are answered. */
  busy = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #pause = FIRST_PAUSE;
  #greeted = false; // has this socket shown us the table?
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #language = settings.language;
  #listeners = new Set<(message: ServerMessage) => void>();

  constructor(
    readonly key: string,
    private readonly makeSocket: (url: string, protocol: string) => WebSocket = (url, protocol) => new WebSocket(url, protocol),
  ) {
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
  }

  // ---------------------------------------------------------------- saying

  /** Play a move. It is under way until the server has stored it; a lost line in between does not play it twice. */
  async play(move: string, seat?: number): Promise<Outcome> {
    this.busy += 1;
    try {
      return outcome(await this.#ask({ type: 'play', move, seq: this.seq, ...(seat === undefined ? {} : { seat }) }, true));
    } finally {
      this.busy -= 1;
    }
  }

  /** Go back, one move or to a ply. */
  async undo(ply?: number): Promise<Outcome> {
    this.busy += 1;
    try {
      return outcome(await this.#ask({ type: 'undo', seq: this.seq, ...(ply === undefined ? {} : { ply }) }, false));
    } finally {
      this.busy -= 1;
    }
  }

  async consent(yes: boolean): Promise<Outcome> {
    return outcome(await this.#ask({ type: 'consent', yes }, false));
  }

  async accept(seat: number): Promise<Outcome> {
    return outcome(await this.#ask({ type: 'accept', seat }, false));
  }

  async react(reaction: string, seat?: number): Promise<Outcome> {
    return outcome(await this.#ask({ type: 'react', reaction, ...(seat === undefined ? {} : { seat }) }, false));
  }

  /** Why a move may not be played; null if it may. */
  async whyNot(move: string, seat?: number): Promise<Refusal | null> {
    const answer = await this.#ask({ type: 'why_not', move, ...(seat === undefined ? {} : { seat }) }, true);
    if (answer.type === 'refused') return answer;
    if (answer.type !== 'answer' || answer.legal) return null;
    return { reason: answer.reason ?? '', text: answer.text ?? '', rule: answer.rule, where: answer.where };
  }

  /** A question that only this game knows; an answer of type `refused` tells why there is none. */
  async ask(question: GameQuestion): Promise<GameAnswer> {
    return { ...(await this.#ask(question, true)) };
  }

  /** Hear every message; the result ends it. */
  listen(hear: (message: ServerMessage) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Texts of the server come in this language from now on. */
  speak(language: typeof settings.language): void {
    if (language === this.#language) return;
    this.#language = language;
    const old = this.#socket;
    if (!old) return;
    this.#forget();
    this.#connect();
    old.close();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
    for (const timer of this.#timers) clearTimeout(timer);
    clearTimeout(this.#deaf);
    this.#socket?.close();
  }

  #ask(message: Record<string, unknown>, again: boolean): Promise<ServerMessage> {
    const id = `c${(this.#number += 1)}`;
    const full = { ...message, id };
    return new Promise((resolve) => {
      this.#waiting.set(id, { message: full, resolve, again });
      if (this.status === 'gone') this.#giveUp();
      else this.#send(full);
      if (again) this.#remind(id);
    });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === OPEN && this.#greeted) this.#socket.send(JSON.stringify(message));
  }

  /** A message, or its answer, may be lost on a line that still seems well: look what there is, and say it once more. */
  #remind(id: string): void {
    this.#later(() => {
      const one = this.#waiting.get(id);
      if (!one) return;
      if (this.#greeted) {
        this.#catchUp();
        this.#send(one.message);
      }
      this.#remind(id);
    }, PATIENCE);
  }

  /** Something was missed: ask for everything, and for what happened since. */
  #catchUp(since = this.seq): void {
    this.#send({ type: 'sync', since });
  }

  // ---------------------------------------------------------------- the line

  #later(do_: () => void, wait: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      do_();
    }, wait);
    this.#timers.add(timer);
    return timer;
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.view || this.table ? `&since=${this.seq}` : '';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.key)}/socket?language=${this.#language}${since}`;
    const socket = (this.#socket = this.makeSocket(url, 'alhambra.1'));
    this.#greeted = false;
    clearTimeout(this.#deaf);
    this.#deaf = setTimeout(() => this.#abandon(), DEAF);
    const sluggish = this.#later(() => (this.slow = true), SLOW);
    socket.onmessage = (event) => {
      clearTimeout(sluggish);
      this.slow = false;
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(sluggish);
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#deaf);
    if (this.#closed) return;
    if (this.farewell && code === 1008) {
      this.status = 'gone';
      this.#giveUp();
      return;
    }
    this.status = this.table ? 'lost' : 'connecting';
    this.#forget();
    const wait = this.#pause * (0.8 + 0.4 * Math.random());
    this.#pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, this.#pause * 2));
    this.#later(() => !this.#socket && this.#connect(), wait);
  }

  /** What cannot be said twice will not be answered any more. */
  #forget(): void {
    for (const [id, one] of this.#waiting) {
      if (!one.again) {
        this.#waiting.delete(id);
        one.resolve({ type: 'refused', reason: 'unreachable', text: '', seq: this.seq });
      }
    }
  }

  /** The network is back, or somebody looks at the page: do not wait for the pause to end. */
  #hurry = (): void => {
    if (this.#closed || this.status === 'gone' || globalThis.document?.visibilityState === 'hidden') return;
    if (this.#greeted) return this.#knock(); // it may be dead by now
    const old = this.#socket;
    this.#pause = FIRST_PAUSE;
    this.#connect();
    old?.close();
  };

  /** Whoever has the page in the background wants to be told of their turns all the same. */
  #look = (): void => {
    this.#send({ type: 'look', looking: globalThis.document.visibilityState !== 'hidden' });
    this.#hurry();
  };

  #giveUp(): void {
    for (const one of this.#waiting.values()) {
      one.resolve({ type: 'refused', reason: this.farewell?.reason ?? '', text: this.farewell?.text ?? '', seq: this.seq });
    }
    this.#waiting.clear();
  }

  /** A line may be dead without a word: after a silence, ask. */
  #expectSomething(): void {
    clearTimeout(this.#deaf);
    this.#deaf = setTimeout(() => this.#knock(), DEAF);
  }

  #knock(): void {
    clearTimeout(this.#deaf);
    this.#send({ type: 'ping' });
    this.#deaf = setTimeout(() => this.#abandon(), PATIENCE);
  }

  /** Without waiting for a farewell that may never come. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(1006);
    socket.close();
  }

  // ---------------------------------------------------------------- hearing

  #hear(message: ServerMessage): void {
    this.#expectSomething();
    if (message.type === 'sync') this.#synced(message);
    else if (message.type === 'update') this.#updated(message);
    else if (message.type === 'pong' && message.seq > this.seq) this.#catchUp();
    else if (message.type === 'bye') this.farewell = { reason: message.reason, text: message.text };
    const re = 're' in message ? message.re : undefined;
    const waiting = re ? this.#waiting.get(re) : undefined;
    if (re && waiting) {
      this.#waiting.delete(re);
      waiting.resolve(message);
    }
    for (const hear of this.#listeners) hear(message);
  }

  #synced(message: Answer<'sync'>): void {
    if (this.#greeted && message.seq < this.seq) return; // an old one, heard again
    const back = this.status === 'lost';
    const before = this.view?.ply ?? 0;
    this.farewell = null;
    this.table = message.table;
    this.view = message.view ?? null;
    this.you = message.you;
    this.seq = message.seq;
    const fresh = message.events ?? [];
    // They begin with a whole move: what we have of it, or of later ones, is there again.
    const until = fresh[0]?.ply ?? (this.view?.ply ?? 0) + 1;
    this.events = message.reset ? fresh : [...this.events.filter((one) => one.ply < until), ...fresh];
    if (back) this.missed = this.#movesOfOthers(before);
    if (!this.#greeted) {
      this.#greeted = true;
      this.status = 'live';
      this.#pause = FIRST_PAUSE;
      for (const one of this.#waiting.values()) this.#send(one.message);
      if (globalThis.document?.visibilityState === 'hidden') this.#send({ type: 'look', looking: false });
    }
  }

  /** How many moves after this one were not our own. */
  #movesOfOthers(ply: number): number {
    return moversAfter(this.events, ply).filter((seat) => !this.you?.seats.includes(seat)).length;
  }

  #updated(message: Answer<'update'>): void {
    if (message.seq < this.seq) return; // an old one, heard again
    const known = this.seq;
    const before = this.view?.ply ?? Infinity;
    this.seq = message.seq;
    if (message.table) this.table = merged(this.table, message.table) as TableInfo;
    if (message.view) {
      this.view = merged(this.view, message.view) as View;
      if (this.view.ply < before) {
        const ply = this.view.ply;
        this.events = this.events.filter((one) => one.ply <= ply);
      }
      // Players hear of every move: one in between must have been lost on the way.
      if (this.view.ply > before + 1 && this.you?.seats.length) this.#catchUp(known);
    }
    if (message.seq > known && message.events?.length) this.events = [...this.events, ...message.events];
  }
}

function outcome(message: ServerMessage): Outcome {
  if (message.type === 'refused') return { ok: false, reason: message.reason, text: message.text, rule: message.rule, where: message.where };
  return { ok: true };
}
