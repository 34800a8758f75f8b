import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../../lib/connection.svelte';
import { loadAreas } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { toasts } from '../../../lib/toast.svelte';
import type { GameAnswer, GameEvent, GameQuestion, Refusal, TableInfo, You } from '../../../lib/wire';
import type { TableSource } from '../../../table/model.svelte';
import type { Preview, TileFacts, View } from '../wire';
import { PalaceModel } from './model.svelte';
import { promptOf } from './prompt';
import { fakeModel, samplePlayer, sampleTable, sampleView } from './testing';

class Source implements TableSource {
  readonly key = 'model-test';
  readonly status = 'live';
  readonly slow = false;
  readonly farewell = null;
  readonly seq = 1;
  missed = 0;
  busy = $state(0);
  table: TableInfo | null = $state.raw(sampleTable());
  view: View | null = $state.raw(sampleView());
  you: You | null = $state.raw({ person: 0, host: true, seats: [0], eye: 0 });
  events: GameEvent[] = $state.raw([]);
  said: [string, ...unknown[]][] = [];
  outcome: Outcome = { ok: true };
  why: Refusal | null = { reason: 'no', text: 'Not like this.', rule: 'BASE-X' };
  foreseen: Preview[] = [];
  next: View | null = null; // what a move leads to

  async play(move: string, seat?: number): Promise<Outcome> {
    this.said.push(['play', move, seat]);
    if (this.outcome.ok && this.next) this.view = this.next;
    return this.outcome;
  }

  async undo(ply?: number): Promise<Outcome> {
    this.said.push(['undo', ply]);
    return this.outcome;
  }

  async whyNot(move: string, seat?: number): Promise<Refusal | null> {
    this.said.push(['whyNot', move, seat]);
    return this.why;
  }

  async ask({ type, moves }: GameQuestion): Promise<GameAnswer> {
    this.said.push([type, ...(moves as string[])]);
    return { type: 'previews', previews: this.foreseen };
  }

  consent = async (): Promise<Outcome> => this.outcome;
  accept = async (): Promise<Outcome> => this.outcome;
  react = async (): Promise<Outcome> => this.outcome;
  listen = () => (): void => {};
}

const tile = (name: string): TileFacts => ({ tile: name });

/** Our own turn to lay a tile down, perhaps with others that wait. */
function placement(moves: string[], pending: string[], facts: Partial<View> = {}): View {
  const choices = { moves, total: moves.length, bills: [] };
  const players = { ...sampleView().players, 0: samplePlayer({ hand: ['dinar 1'], cards: 1, pending: pending.map(tile) }) };
  return sampleView({ ply: 21, decision: { seat: 0, kind: 'placement' }, choices, players, ...facts });
}

let source: Source;
let model: PalaceModel;

beforeEach(async () => {
  sessionStorage.clear();
  toasts.length = 0;
  settings.language = 'en';
  await loadAreas('table');
  source = new Source();
  model = new PalaceModel(source);
});

describe('who we are', () => {
  it('decides only when it is asked', () => {
    expect(model.mine).toBe(true);
    source.view = sampleView({ decision: { seat: 1, kind: 'action' }, choices: null });
    expect(model.mine).toBe(false);
    expect(model.moves).toEqual([]);
    source.view = null;
    expect(model.mine).toBe(false);
    expect(model.decider).toBeNull();
  });

  it('draws a curtain only before somebody of this device', () => {
    expect(model.curtain).toBeNull();
    source.you = { person: 0, host: true, seats: [0, 2] };
    expect(model.curtain).toBe(0);
    source.view = sampleView({ decision: { seat: 2, kind: 'action' }, choices: null });
    expect(model.curtain).toBe(2);
    source.view = sampleView({ decision: { seat: 1, kind: 'action' }, choices: null });
    expect(model.curtain).toBeNull();
    source.you = { host: false, seats: [] };
    expect(model.curtain).toBeNull();
    expect(model.isSpectator).toBe(true);
    expect(model.hand).toEqual([]);
  });

  it('shows its own palace, or the one in focus', () => {
    expect(model.shown).toBe(0);
    model.focus = 2;
    expect(model.shown).toBe(2);
    model.focus = null;
    source.you = { host: false, seats: [] };
    source.view = sampleView({ active: 1 });
    expect(model.shown).toBe(1);
  });
});

describe('money', () => {
  it('is picked card by card, as long as such a move exists', async () => {
    await model.toggleCard(2);
    expect(model.move).toBe('take dirham 3');
    await model.toggleCard(3);
    expect(model.move).toBe('take dirham 3 dirham 2');
    await model.toggleCard(2);
    expect(model.move).toBe('take dirham 2');
    await model.toggleCard(3);
    expect(model.draft).toEqual({ step: 'none' });
    expect(source.said).toEqual([]);
  });

  it('says why a card does not go with those picked, and keeps them', async () => {
    await model.toggleCard(2);
    expect(model.cardFits(3)).toBe(true);
    expect(model.cardFits(0)).toBe(false);
    await model.toggleCard(0);
    expect(source.said).toEqual([['whyNot', 'take ducat 8 dirham 3', 0]]);
    expect(model.refusal).toMatchObject({ at: 'card', index: 0, rule: 'BASE-X' });
    expect(model.move).toBe('take dirham 3');
    model.onlyCard(0);
    expect(model.move).toBe('take ducat 8');
    expect(model.refusal).toBeNull();
  });

  it('is not picked out of turn', async () => {
    source.view = sampleView({ choices: null });
    await model.toggleCard(0);
    expect(model.draft.step).toBe('none');
    expect(model.cardFits(0)).toBe(false);
  });
});

describe('buying', () => {
  it('knows what can be paid, from what the server has counted', () => {
    expect(model.afford(0)).toEqual({ kind: 'exact', cards: ['florin 4', 'florin 2'] });
    expect(model.afford(1)).toEqual({ kind: 'short', by: 2 });
    expect(model.afford(3)).toEqual({ kind: 'over', by: 2 });
    source.view = sampleView({ market: [null, null, null, null] });
    expect(model.afford(0)).toEqual({ kind: 'unknown' });
  });

  it('begins with the best payment, and can be paid otherwise', async () => {
    await model.chooseOffer(0);
    expect(model.move).toBe('buy ARC6-SW florin 4 florin 2');
    model.choosePayment(['florin 4', 'florin 2', 'florin 1']);
    expect(model.move).toBe('buy ARC6-SW florin 4 florin 2 florin 1');
    model.compose(1);
    expect(model.draft).toMatchObject({ composing: true, cards: ['florin 4', 'florin 1'] });
    expect(model.move).toBeNull(); // 5 are not enough
    expect(model.isPaying(0)).toBe(true);
    expect(model.isPaying(1)).toBe(false);
    model.compose(1);
    expect(model.move).toBe('buy ARC6-SW florin 4 florin 2 florin 1');
  });

  it('may try what the server has not listed', async () => {
    const moves = ['buy TOW13-E ducat 9 ducat 6'];
    source.view = sampleView({ choices: { ...sampleView().choices!, moves } });
    await model.chooseOffer(3);
    model.compose(3);
    expect(model.move).toBe('buy TOW13-E ducat 9 ducat 6 dirham 3');
  });

  it('tells equal cards apart', async () => {
    const players = { ...sampleView().players, 0: samplePlayer({ hand: ['florin 3', 'florin 3', 'florin 3'], cards: 3 }) };
    source.view = sampleView({ players, choices: { moves: ['buy ARC6-SW florin 3 florin 3'], total: 1, bills: [] } });
    await model.chooseOffer(0);
    expect([0, 1, 2].map((index) => model.isPaying(index))).toEqual([true, true, false]);
    model.compose(2);
    expect([0, 1, 2].map((index) => model.isPaying(index))).toEqual([true, true, true]);
    model.compose(0);
    expect(model.draft).toMatchObject({ cards: ['florin 3', 'florin 3'] });
  });

  it('says what is missing, with every card that could pay', async () => {
    await model.chooseOffer(1);
    expect(source.said).toEqual([['whyNot', 'buy PAV7-E dirham 3 dirham 2', 0]]);
    expect(model.refusal).toMatchObject({ at: 'tile', index: 1, text: 'Not like this.' });
    expect(model.draft.step).toBe('none');
  });

  it('says so without asking when there is no card of that currency', async () => {
    const players = { ...sampleView().players, 0: samplePlayer({ hand: ['dinar 1'], cards: 1 }) };
    source.view = sampleView({ players, choices: { moves: ['take ducat 8'], total: 1, bills: [] } });
    await model.chooseOffer(1);
    expect(source.said).toEqual([]);
    expect(model.refusal).toMatchObject({ at: 'tile', index: 1, rule: 'BASE-BUY-02', text: 'You have no dirhams.' });
  });
});

describe('placing', () => {
  const moves = ['keep PAV6-N', 'place PAV6-N 0,1', 'place PAV6-N -1,0'];

  it('has the tile in hand, and knows where it may lie', () => {
    source.view = placement(moves, ['PAV6-N']);
    expect(model.tileInHand).toBe('PAV6-N');
    expect(model.ghosts.map((ghost) => ghost.cell)).toEqual([[0, 1], [-1, 0]]);
    expect(model.move).toBeNull();
  });

  it('lays it down at the second tap on the same cell', async () => {
    source.view = placement(moves, ['PAV6-N']);
    await model.chooseCell([0, 1]);
    await model.chooseCell([-1, 0]);
    expect(source.said).toEqual([]);
    await model.chooseCell([-1, 0]);
    expect(source.said).toEqual([['play', 'place PAV6-N -1,0', 0]]);
  });

  it('says why a cell is refused, and keeps the choice', async () => {
    source.view = placement(moves, ['PAV6-N']);
    await model.chooseCell([0, 1]);
    await model.chooseCell([3, 3]);
    expect(source.said).toEqual([['whyNot', 'place PAV6-N 3,3', 0]]);
    expect(model.refusal).toMatchObject({ at: 'cell', cell: [3, 3] });
    expect(model.move).toBe('place PAV6-N 0,1');
    expect(model.stepBack()).toBe(true);
    expect(model.refusal).toBeNull();
    expect(model.stepBack()).toBe(true);
    expect(model.move).toBeNull();
    expect(model.stepBack()).toBe(false);
    expect(model.tileInHand).toBe('PAV6-N');
  });

  it('does not show a refusal that came too late', async () => {
    source.view = placement([...moves, 'place GAR8-E 0,1'], ['PAV6-N', 'GAR8-E']);
    const asking = model.askCell([3, 3]);
    model.chooseTile('GAR8-E');
    await asking;
    expect(model.refusal).toBeNull();
  });

  it('can put the tile away, and has it in hand again after going back', () => {
    source.view = placement(moves, ['PAV6-N']);
    model.draft = { step: 'other', move: 'keep PAV6-N' };
    expect(model.move).toBe('keep PAV6-N');
    expect(model.stepBack()).toBe(true);
    expect(model.tileInHand).toBe('PAV6-N');
  });

  it('takes the next tile when one lies', async () => {
    source.view = placement([...moves, 'keep GAR8-E'], ['PAV6-N', 'GAR8-E']);
    source.next = placement(['keep GAR8-E', 'place GAR8-E 1,1'], ['GAR8-E'], { ply: 22 });
    await model.chooseCell([0, 1]);
    await model.confirm();
    expect(model.tileInHand).toBe('GAR8-E');
    expect(new PalaceModel(source).tileInHand).toBe('GAR8-E'); // also after a reload
  });

  it('learns what would become of the walls, and forgets it with the position', async () => {
    source.view = placement(moves, ['PAV6-N']);
    const counts = { ...sampleView().players['0']!.alhambra.counts, pavilion: 2 };
    source.foreseen = [{ move: 'place PAV6-N 0,1', wall: 5, counts }];
    await model.loadPreviews();
    expect(source.said).toEqual([['preview', 'place PAV6-N 0,1', 'place PAV6-N -1,0']]);
    expect(model.ghosts.map((ghost) => ghost.wall)).toEqual([5, null]);
    source.view = placement(moves, ['PAV6-N'], { ply: 30 });
    expect(model.ghosts.map((ghost) => ghost.wall)).toEqual([null, null]);
  });
});

describe('redesigning', () => {
  const moves = ['take ducat 8', 'add TOW9-NE 2,0', 'swap PAV5-NW TOW9-NE', 'remove GAR10-N'];
  const placed = sampleView().players['0']!.alhambra.tiles;

  beforeEach(() => {
    const players = { ...sampleView().players, 0: samplePlayer({ hand: ['dinar 1'], cards: 1, reserve: [tile('TOW9-NE')] }) };
    source.view = sampleView({ players, choices: { moves, total: 4, bills: [] } });
  });

  it('adds a tile of the reserve', async () => {
    model.chooseTile('TOW9-NE');
    expect(model.swappable).toEqual(['PAV5-NW']);
    await model.chooseCell([2, 0]);
    expect(model.move).toBe('add TOW9-NE 2,0');
    model.chooseTile('TOW9-NE');
    expect(model.draft.step).toBe('none');
  });

  it('swaps it for a tile of the palace', async () => {
    model.chooseTile('TOW9-NE');
    await model.choosePlaced(placed[1]!);
    expect(model.move).toBe('swap PAV5-NW TOW9-NE');
    await model.choosePlaced(placed[2]!);
    expect(source.said).toEqual([['whyNot', 'swap GAR10-N TOW9-NE', 0]]);
    await model.choosePlaced(placed[1]!);
    expect(source.said[1]).toEqual(['play', 'swap PAV5-NW TOW9-NE', 0]);
  });

  it('removes a tile, but not the fountain', async () => {
    await model.choosePlaced(placed[2]!);
    expect(model.move).toBe('remove GAR10-N');
    model.stepBack();
    await model.choosePlaced(placed[0]!);
    expect(source.said).toEqual([['whyNot', 'remove F', 0]]);
    expect(model.refusal).toMatchObject({ at: 'cell', cell: [0, 0] });
  });
});

describe('a move', () => {
  it('is played once, and the draft is gone', async () => {
    await model.toggleCard(0);
    source.next = sampleView({ ply: 21, decision: { seat: 1, kind: 'action' }, choices: null });
    await model.confirm();
    await model.confirm();
    expect(source.said).toEqual([['play', 'take ducat 8', 0]]);
    expect(model.draft.step).toBe('none');
  });

  it('is not played while another one is under way', async () => {
    await model.toggleCard(0);
    source.busy = 1;
    await model.confirm();
    expect(source.said).toEqual([]);
  });

  it('that is refused leaves the draft as it was', async () => {
    await model.toggleCard(0);
    source.outcome = { ok: false, reason: 'stale', text: 'Something has happened meanwhile.' };
    await model.confirm();
    expect(model.refusal).toMatchObject({ at: 'prompt', text: 'Something has happened meanwhile.' });
    expect(model.move).toBe('take ducat 8');
    source.outcome = { ok: false, reason: 'unreachable', text: '' };
    await model.confirm();
    expect(model.refusal?.text).toBe('This did not reach the table. Nothing has changed.');
  });
});

describe('a draft', () => {
  it('survives a reload, in the same position only', async () => {
    await model.toggleCard(2);
    expect(new PalaceModel(source).move).toBe('take dirham 3');
    source.view = sampleView({ ply: 22 });
    expect(model.draft.step).toBe('none');
    expect(new PalaceModel(source).draft.step).toBe('none');
  });

  it.each(['{', 'null', '{"stamp": 3}', '{"stamp": "20/0/0", "draft": null}', '[]'])('that cannot be read is none: %s', (text) => {
    sessionStorage.setItem('alhambra-draft-model-test', text);
    expect(new PalaceModel(source).draft.step).toBe('none');
  });
});

describe('undo', () => {
  it('first forgets what is picked, then asks for the position before our last move', async () => {
    source.table = sampleTable({ seats: sampleTable().seats.map((seat, index) => (index ? { ...seat, bot: 'easy' } : seat)) });
    source.events = [{ ply: 18, event: 'take', seat: 0 }, { ply: 19, event: 'take', seat: 1 }, { ply: 20, event: 'buy', seat: 2, tile: 'PAV8-' }];
    expect(model.canUndo).toBe(true);
    await model.toggleCard(0);
    await model.undo();
    expect(source.said).toEqual([]);
    expect(model.draft.step).toBe('none');
    await model.undo();
    expect([model.asksBack, source.said]).toEqual([true, []]); // Nina and Yusuf have moved since: that is asked first
    await model.goBack();
    expect([model.asksBack, source.said]).toEqual([false, [['undo', 17]]]);
  });

  it('names our own move, not that of a bot, and asks before it goes behind what has come to light', async () => {
    source.table = sampleTable({ seats: sampleTable().seats.map((seat, index) => (index ? { ...seat, bot: 'easy' } : seat)) });
    source.events = [{ ply: 18, event: 'buy', seat: 0, tile: 'GAR12-S' }, { ply: 20, event: 'buy', seat: 2, tile: 'PAV8-' }];
    expect(promptOf(model, false).undo).toBe('Undo: purchase of Garden 12');
    source.events = [{ ply: 20, event: 'take', seat: 0 }];
    await model.undo();
    expect(source.said).toEqual([['undo', 19]]);
    source.events = [{ ply: 20, event: 'take', seat: 0 }, { ply: 20, event: 'display', reveals: true }];
    await model.undo();
    expect([model.asksBack, source.said.length]).toEqual([true, 1]);
  });

  it('does not count what was answered without a question', async () => {
    source.view = sampleView({ ply: 18, decision: { seat: 0, kind: 'bonus' }, choices: { moves: ['pass'], total: 1, bills: [] } });
    source.events = [{ ply: 18, event: 'take', seat: 0 }];
    expect([model.mine, model.unasked]).toEqual([false, 'pass']);
    await model.answerUnasked();
    source.view = sampleView({ ply: 19 });
    source.events = [...source.events, { ply: 19, event: 'pass', seat: 0 }];
    expect(model.lastStep).toMatchObject({ ply: 17, event: { event: 'take' }, count: 1 });
  });

  it('is offered after our own move, or where only bots play with us', () => {
    source.events = [{ ply: 20, event: 'take', seat: 1 }];
    expect(model.canUndo).toBe(false); // Nina has moved since
    source.events = [{ ply: 20, event: 'take', seat: 0 }, { ply: 20, event: 'turn', seat: 1 }];
    expect(model.canUndo).toBe(true);
    source.table = sampleTable({ status: 'over' });
    expect(model.canUndo).toBe(false);
    source.table = sampleTable();
    source.you = { host: false, seats: [] };
    expect(model.canUndo).toBe(false);
  });

  it('says what it would undo', async () => {
    source.events = [{ ply: 20, event: 'buy', seat: 0, tile: 'GAR12-S' }];
    expect(promptOf(model, false).undo).toBe('Undo: purchase of Garden 12');
    await model.toggleCard(0);
    expect(promptOf(model, false).undo).toBe('Undo: what you have picked');
  });

  it('says so when it did not work', async () => {
    vi.useFakeTimers();
    source.events = [{ ply: 20, event: 'take', seat: 0 }];
    source.outcome = { ok: false, reason: 'undo-asked', text: 'They are asked already.' };
    await model.undo();
    expect(toasts.map((one) => one.text)).toEqual(['They are asked already.']);
    vi.useRealTimers();
  });
});

describe('the prompt', () => {
  it('names what is missing until a move is complete', async () => {
    source.view = placement(['keep PAV6-N', 'place PAV6-N 0,1'], ['PAV6-N']);
    expect(promptOf(model, false)).toMatchObject({ title: 'Place Pavilion 6', hint: 'One place is possible.' });
    expect(promptOf(model, false).primary?.missing).toBe('Choose a place');
    expect(promptOf(model, false).buttons.map((one) => one.label)).toEqual(['Reserve']);
    await model.chooseCell([0, 1]);
    expect(promptOf(model, false).primary?.missing).toBe('');
  });

  it('offers moves that nothing on the table stands for', () => {
    source.view = sampleView({ choices: { moves: ['take ducat 8', 'hut GAR at 1,2', 'pass'], total: 3, bills: [] } });
    const { buttons } = promptOf(model, false);
    expect(buttons.map((one) => one.label)).toEqual(['hut GAR at 1,2', 'Pass']);
    void buttons[0]?.act();
    expect(model.move).toBe('hut GAR at 1,2');
    void buttons[1]?.act(); // whoever says no is not asked again
    expect(source.said).toEqual([['play', 'pass', 0]]);
  });

  it('waits for others, and is calm at the end', () => {
    source.view = sampleView({ decision: { seat: 1, kind: 'action' }, choices: null });
    expect(promptOf(model, false)).toMatchObject({ title: 'Nina is thinking', primary: null });
    source.view = sampleView({ decision: null, choices: null });
    expect(promptOf(model, false)).toMatchObject({ title: 'The game is over', primary: null });
  });
});

describe('a move about one of my tiles', () => {
  const table = () => {
    const moves = ['bless first F', 'bless first SER9-', 'bless then TOW12-', 'bless 2', 'take ducat 8'];
    const view = sampleView({ choices: { moves, total: moves.length, bills: [] } });
    view.players['0'] = samplePlayer({ reserve: [{ tile: 'SER9-', walls: 'W' }], pending: [{ tile: 'TOW12-' }], hand: [] });
    return fakeModel({ view });
  };

  it('is chosen by the tile, wherever it lies', async () => {
    const { model, source } = table();
    model.draft = { step: 'special', words: ['bless'] };
    expect([model.targets.size, model.target]).toEqual([0, null]);
    model.draft = { step: 'special', words: ['bless', 'first'] };
    expect([...model.targets]).toEqual([['F', 'bless first F'], ['SER9-', 'bless first SER9-']]);
    model.chooseTile('SER9-');
    expect([model.target, model.move]).toEqual(['SER9-', 'bless first SER9-']);
    await model.choosePlaced({ tile: 'F', cell: [0, 0] });
    expect([model.target, model.move]).toEqual(['F', 'bless first F']);
    expect([model.stepBack(), model.target, model.targets.size]).toEqual([true, null, 2]);
    expect(source.played).toEqual([]);
    await model.choosePlaced({ tile: 'F', cell: [0, 0] });
    await model.choosePlaced({ tile: 'F', cell: [0, 0] });
    expect(source.played).toEqual(['bless first F']);
  });

  it('says why a tile will not do', async () => {
    const { model, source } = table();
    source.refusal = { reason: 'no', text: 'No.', rule: 'BASE-BUY-05' };
    model.draft = { step: 'special', words: ['bless', 'first'] };
    await model.chooseTarget('TOW12-');
    expect([model.refusal?.at, model.target, source.asked]).toEqual(['prompt', null, ['bless first TOW12-']]);
  });

  it('knows my tiles as they are', () => {
    const { model } = table();
    expect([model.factsOf('SER9-'), model.factsOf('GAR11-')]).toEqual([{ tile: 'SER9-', walls: 'W' }, { tile: 'GAR11-' }]);
  });
});
