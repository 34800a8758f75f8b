/** A table of the dice game: what somebody is about to do, and the move that does it. Holds no rules. */

import { knows, t } from '../../../lib/i18n.svelte';
import type { Story } from '../../../lib/story';
import type { GameEvent, Refusal } from '../../../lib/wire';
import { keepDraft, restoredDraft, type KeptDraft } from '../../../table/kept-draft';
import { TableModel, type ShownRefusal, type TableSource } from '../../../table/model.svelte';
import { ownSeat } from '../../../table/players';
import type { Standings } from '../../../table/standings';
import type { Travel } from '../../../table/travel';
import type { Colour } from '../art/dice';
import { outlookOf, prospectsOf } from '../questions';
import { rivalsOf, type Rival } from '../rivals';
import { diceStory } from '../story';
import type { Crossed, Crossing, Foreseen, Outlook, PlayerView, Prospect, View } from '../wire';
import { changeText, diceAfter, draftOf, NONE, type Draft, type Nudge } from './draft';
import { lastRoll, type Roll } from './rolls';
import { travelsOf } from './travels';

/** A refusal shown where it belongs: at a cell, or in the prompt. */
export interface DiceRefusal extends ShownRefusal {
  at: 'cell' | 'prompt';
  cell?: Crossing;
}

const FACES = 6;
const NO_CROSSINGS: readonly Crossed[] = [];
const isForeseen = (one: Prospect | null): one is Foreseen => one !== null && !('reason' in one);

export class DiceModel extends TableModel {
  declare refusal: DiceRefusal | null;

  #kept: KeptDraft<Draft> = $state.raw({ stamp: '', draft: NONE });
  #prospects: { stamp: string; found: ReadonlyMap<string, Prospect> } = $state.raw({ stamp: '', found: new Map() });
  /** After how many moves this page was opened: what was rolled before was not watched. */
  #opened: number | null = null;

  constructor(source: TableSource) {
    super(source);
    this.#kept = restoredDraft(source.key, NONE);
  }

  // ---------------------------------------------------------------- what is known

  override get view(): View | null {
    return this.source.view as View | null;
  }

  override player(seat: number): PlayerView | null {
    return this.view?.players[String(seat)] ?? null;
  }

  readonly story: Story = $derived.by(() => diceStory({
    name: (seat) => this.name(seat), me: ownSeat(this), seats: this.seats.length, duel: this.view?.duel ?? false,
  }));

  /** Everything lies open: no curtain is needed between people who share a screen. */
  override get isOpen(): boolean {
    return true;
  }

  override get rivals(): readonly Rival[] {
    return rivalsOf(this.view);
  }

  /** Alone there is nobody to win against: the points are what counts. */
  override get verdict(): string | null {
    const alone = this.seats.length === 1 && this.view?.duel === false;
    return alone ? t('dice-story-alone-title', { points: this.player(0)?.score ?? 0 }) : null;
  }

  override get doing(): 'turn' | 'placing' {
    return this.kind === 'action' ? 'turn' : 'placing';
  }

  override travels(event: GameEvent): readonly Travel[] {
    return travelsOf(event, this.view?.sheet.grid ?? []);
  }

  override async standings(): Promise<Standings> {
    return (await import('../standings')).compared(this);
  }

  /** Where everybody's points would come from if it ended now. */
  async outlook(): Promise<Outlook | null> {
    return outlookOf(this.source);
  }

  /** The dice that a seat has just rolled, while somebody looked on; null: none. */
  rolled(seat: number): Roll | null {
    const ply = this.view?.ply ?? 0;
    return this.watches(ply) ? lastRoll(this.source.events, seat, ply) : null;
  }

  /** A name for what was rolled with this move, if somebody looked on and it is the newest one; "" otherwise. */
  readonly watches = (ply: number): string => {
    const now = this.view?.ply ?? 0;
    this.#opened ??= now;
    return now > this.#opened && ply === now ? String(ply) : '';
  };

  // ---------------------------------------------------------------- what can be done

  readonly moves: readonly string[] = $derived.by(() => (this.mine ? (this.view?.choices?.moves ?? []) : []));

  /** Where something can be built now. */
  readonly free: ReadonlySet<Crossing> = $derived.by(() => {
    if (!this.mine) return new Set<Crossing>();
    const second = this.kind === 'second' ? [this.restCell] : [];
    return new Set([...this.moves.filter((move) => move.startsWith('build ')).map((move) => move.slice(6)), ...second]);
  });

  /** Where the two dice cross that were not used to build. */
  get restCell(): Crossing {
    return (this.view?.rest ?? []).join(',');
  }

  /** What a move would give, or why it may not be played; null as long as the server has not told. */
  prospect(move: string): Prospect | null {
    return this.#prospects.stamp === this.stamp ? (this.#prospects.found.get(move) ?? null) : null;
  }

  /** The same for a move that may be played. */
  foreseen(move: string | null): Foreseen | null {
    const found = move ? this.prospect(move) : null;
    return isForeseen(found) ? found : null;
  }

  /** Ask what the moves in reach would give. Call whenever the position or what is picked changes. */
  async loadProspects(): Promise<void> {
    if (!this.mine) return;
    const stamp = this.stamp;
    const wanted = [...this.moves.filter((move) => !move.startsWith('change ')), this.#change].filter((move) => move && !this.prospect(move));
    if (!wanted.length) return;
    this.#learn(stamp, await prospectsOf(this.source, wanted, this.seat ?? undefined));
  }

  /** What the server has told about a position, if it is still the one on the table. */
  #learn(stamp: string, found: readonly Prospect[]): void {
    if (stamp !== this.stamp || !found.length) return;
    const known = this.#prospects.stamp === stamp ? this.#prospects.found : [];
    this.#prospects = { stamp, found: new Map([...known, ...found.map((one) => [one.move, one] as const)]) };
  }

  /** Where the dice cross, as they lie now or as they would lie: counted by the server. */
  readonly crossings: readonly Crossed[] = $derived.by(() => {
    if (!this.mine || this.kind !== 'action') return NO_CROSSINGS;
    return this.foreseen(this.#change || 'coins')?.crossings ?? NO_CROSSINGS;
  });

  // ---------------------------------------------------------------- the draft

  get stamp(): string {
    const view = this.view;
    return view ? `${view.ply}/${view.decision?.seat ?? '-'}/${this.seat ?? '-'}` : '';
  }

  /** What is picked now. A draft is forgotten when the position is another one. */
  get draft(): Draft {
    if (!this.mine) return NONE;
    return this.#kept.stamp === this.stamp ? this.#kept.draft : this.#natural();
  }

  set draft(draft: Draft) {
    this.refusal = null;
    this.#kept = { stamp: this.stamp, draft };
    keepDraft(this.source.key, this.#kept);
  }

  /** What is offered is picked; of two equal dice one is kept anyway. */
  #natural(): Draft {
    if (this.kind === 'second') return { step: 'second' };
    if (this.kind !== 'retain') return NONE;
    const { yellow = [], blue = [] } = this.player(this.seat ?? -1) ?? {};
    const only = (dice: readonly number[]): number | null => (dice[0] === dice[1] ? (dice[0] ?? null) : null);
    return { step: 'retain', yellow: only(yellow), blue: only(blue) };
  }

  get hasPicked(): boolean {
    return JSON.stringify(this.draft) !== JSON.stringify(this.#natural());
  }

  /** The move that changes the dice that are nudged; "" if none is. */
  get #change(): string {
    const draft = this.draft;
    return draft.step === 'change' ? changeText(['yellow', draft.yellow], ['blue', draft.blue]) : '';
  }

  /** The move that a confirmation would play; null if something is still missing. */
  readonly move: string | null = $derived.by(() => {
    const draft = this.draft;
    switch (draft.step) {
      case 'build':
        return `build ${draft.cell}`;
      case 'coins':
        return 'coins';
      case 'change':
        return this.#change || null;
      case 'second':
        return this.kind === 'second' ? 'second' : null;
      case 'retain':
        return draft.yellow && draft.blue ? `retain ${draft.yellow},${draft.blue}` : null;
      default:
        return null;
    }
  });

  /** The dice of a seat as they lie, or as they would lie if it is me who nudges them. */
  diceOf(seat: number): { yellow: number[]; blue: number[] } {
    const { yellow = [], blue = [] } = this.player(seat) ?? {};
    const draft = seat === this.seat ? this.draft : NONE;
    if (draft.step !== 'change') return { yellow, blue };
    return { yellow: diceAfter(yellow, draft.yellow), blue: diceAfter(blue, draft.blue) };
  }

  // ---------------------------------------------------------------- picking

  /** Pick a crossing; a second tap on it confirms. A cell that cannot be built says why. */
  async pickCell(cell: Crossing): Promise<void> {
    if (!this.mine) return;
    const draft = this.draft;
    if ((draft.step === 'build' && draft.cell === cell) || (draft.step === 'second' && cell === this.restCell)) return this.confirm();
    if (this.kind === 'second' && cell === this.restCell) return void (this.draft = { step: 'second' });
    if (this.#change) return this.refuse({ reason: 'change-first', text: t('dice-change-first'), rule: 'RW-SPEC-02', at: 'cell', cell });
    if (this.kind === 'action' && this.free.has(cell)) return void (this.draft = { step: 'build', cell });
    await this.#askCell(cell);
  }

  async #askCell(cell: Crossing): Promise<void> {
    const stamp = this.stamp;
    const why = await this.source.whyNot(`build ${cell}`, this.seat ?? undefined);
    if (why && stamp === this.stamp) this.refuse({ ...why, at: 'cell', cell });
  }

  /** Gain coins, or not after all. */
  pickCoins(): void {
    if (!this.mine || this.kind !== 'action') return;
    this.draft = this.draft.step === 'coins' ? NONE : { step: 'coins' };
  }

  /** A die: to be nudged before the action, or to be kept after all four were rolled. */
  pickDie(colour: Colour, value: number): void {
    if (!this.mine) return;
    if (this.kind === 'retain') return this.#keepDie(colour, value);
    if (this.kind !== 'action') return;
    const draft = this.#changing();
    const same = draft.die?.colour === colour && draft.die.value === value;
    const next = { ...draft, die: same ? null : { colour, value } };
    this.draft = next.die || next.yellow || next.blue ? next : NONE;
  }

  #keepDie(colour: Colour, value: number): void {
    const draft = this.draft;
    if (draft.step !== 'retain') return;
    this.draft = { ...draft, [colour]: value };
  }

  #changing(): Extract<Draft, { step: 'change' }> {
    const draft = this.draft;
    return draft.step === 'change' ? draft : { step: 'change', yellow: null, blue: null, die: null };
  }

  /** Begin to change dice, with none chosen yet. */
  beginChange(): void {
    if (!this.mine || this.kind !== 'action') return;
    if (this.draft.step === 'change') return void (this.draft = NONE);
    const first = this.player(this.seat ?? -1)?.yellow[0];
    this.draft = { ...this.#changing(), die: first === undefined ? null : { colour: 'yellow', value: first } };
  }

  /** Turn the chosen die by one. What cannot be says why, and nothing changes. */
  async nudge(by: 1 | -1): Promise<void> {
    const draft = this.draft;
    const die = draft.step === 'change' ? draft.die : null;
    if (draft.step !== 'change' || !die) return;
    const { colour, value } = die;
    const known = draft[colour];
    const from = known && known[1] === value ? known[0] : value;
    const to = value + by;
    if ((known && known[1] !== value) || to < 1 || to > FACES) {
      // The server knows why: another die of this colour was changed, or no die shows that.
      const other = known && known[1] !== value ? known : null;
      return this.#askChange(changeText([colour, other], [colour, [from, to]]));
    }
    const nudge: Nudge | null = to === from ? null : [from, to];
    const next: Draft = { ...draft, [colour]: nudge, die: { colour, value: to } };
    const text = changeText(['yellow', next.yellow], ['blue', next.blue]);
    const why = text ? await this.#whyNotChange(text) : null;
    if (why) this.refuse({ ...why, at: 'prompt' });
    else this.draft = next;
  }

  async #askChange(text: string): Promise<void> {
    const why = await this.source.whyNot(text, this.seat ?? undefined);
    if (why) this.refuse({ ...why, at: 'prompt' });
  }

  /** Why the dice may not be changed like that; null if they may. What they give then is known, too. */
  async #whyNotChange(text: string): Promise<Refusal | null> {
    const stamp = this.stamp;
    if (!this.prospect(text)) this.#learn(stamp, await prospectsOf(this.source, [text], this.seat ?? undefined));
    const found = this.prospect(text);
    return found && !isForeseen(found) ? found : null;
  }

  /** No change after all. */
  clearChange(): void {
    if (this.draft.step === 'change') this.draft = NONE;
  }

  override pickMove(move: string): void {
    if (this.mine) this.draft = draftOf(move);
  }

  override stepBack(): boolean {
    if (super.stepBack()) return true;
    if (!this.hasPicked) {
      const helped = this.hints.current !== null;
      this.hints.close();
      return helped;
    }
    this.draft = this.#natural();
    return true;
  }

  // ---------------------------------------------------------------- doing it

  /** Only what somebody has picked, or what is offered to them and tapped. */
  override async confirm(): Promise<void> {
    const move = this.hasPicked || this.kind === 'second' ? this.move : null;
    if (move) await this.play(move);
  }

  protected override refuse(refusal: DiceRefusal): void {
    super.refuse(refusal);
  }

  protected override settled(): void {
    this.#kept = { stamp: '', draft: NONE };
    keepDraft(this.source.key, this.#kept);
  }

  override stepName(step: GameEvent): string {
    // keys: dice-undo-build dice-undo-coins dice-undo-change dice-undo-second dice-undo-pass dice-undo-hand-on
    const key = `dice-undo-${step.event.replaceAll(' ', '-')}`;
    return knows(key) ? t(key) : super.stepName(step);
  }
}
