/** For tests: a table without a server. What it is asked is written down, what it knows can be changed. */

import { createSubscriber } from 'svelte/reactivity';
import type { LineStatus, Outcome } from '../lib/connection.svelte';
import type {
  GameAnswer, GameEvent, GameQuestion, Refusal, SeatInfo, ServerMessage, TableInfo, View, You,
} from '../lib/wire';
import type { TableSource } from './model.svelte';

export interface Facts {
  table: TableInfo;
  view: View;
  you: You;
  events: GameEvent[];
  seq: number;
  busy: number;
}

export class FakeSource implements TableSource {
  readonly key = 'fake';
  readonly status: LineStatus = 'live';
  readonly slow = false;
  readonly farewell = null;
  missed = 0;
  /** Every move played, in order. */
  readonly played: string[] = [];
  /** Every move asked about. */
  readonly asked: string[] = [];
  /** What it answers to the next questions and moves. */
  refusal: Refusal | null = { reason: 'no', text: 'Not like this.', rule: 'BASE-MONEY-01' };
  outcome: Outcome = { ok: true };
  /** What it answers to a question of the game, by its type. */
  readonly answers: Record<string, (question: GameQuestion) => GameAnswer> = {};

  #facts: Facts;
  #changed: () => void = () => {};
  #watch = createSubscriber((update) => {
    this.#changed = update;
    return () => (this.#changed = () => {});
  });
  #listeners = new Set<(message: ServerMessage) => void>();

  constructor(facts: Partial<Facts> & Pick<Facts, 'view'>) {
    const you = { person: 0, host: true, seats: [0], eye: 0 };
    this.#facts = { table: sampleTable(), you, events: [], seq: 1, busy: 0, ...facts };
  }

  get table(): TableInfo {
    this.#watch();
    return this.#facts.table;
  }

  get view(): View {
    this.#watch();
    return this.#facts.view;
  }

  get you(): You {
    this.#watch();
    return this.#facts.you;
  }

  get events(): GameEvent[] {
    this.#watch();
    return this.#facts.events;
  }

  get seq(): number {
    this.#watch();
    return this.#facts.seq;
  }

  get busy(): number {
    this.#watch();
    return this.#facts.busy;
  }

  /** Something is different now. */
  change(facts: Partial<Facts>): void {
    Object.assign(this.#facts, facts);
    this.#changed();
  }

  /** Say something to whoever listens. */
  tell(message: ServerMessage): void {
    for (const hear of this.#listeners) hear(message);
  }

  async play(move: string): Promise<Outcome> {
    this.played.push(move);
    return this.outcome;
  }

  async undo(): Promise<Outcome> {
    return this.outcome;
  }

  async consent(): Promise<Outcome> {
    return this.outcome;
  }

  async accept(): Promise<Outcome> {
    return this.outcome;
  }

  async react(): Promise<Outcome> {
    return this.outcome;
  }

  async whyNot(move: string): Promise<Refusal | null> {
    this.asked.push(move);
    return this.refusal;
  }

  async ask(question: GameQuestion): Promise<GameAnswer> {
    return this.answers[question.type]?.(question) ?? { type: 'refused' };
  }

  listen(hear: (message: ServerMessage) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }
}

export function sampleTable(facts: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string, bot = ''): SeatInfo => {
    return { name, kind: bot ? 'bot' : 'here', free: false, bot, connected: true, resigned: false };
  };
  return {
    key: 'fake', title: 'Friday', status: 'playing',
    setup: { game: 'any', edition: '2024', modules: [], options: {} },
    seats: [seat('Ana'), seat('Nina'), seat('Yusuf', 'easy')],
    pace: { kind: 'untimed' }, time_out: 'bot', spectators: true, listed: false, watching: 0, created: 0,
    ...facts,
  };
}
