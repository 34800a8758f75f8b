/** The first lesson of the palace game, step by step. What is advised is looked up at the table, not taken for granted. */

import { t } from '../../../lib/i18n.svelte';
import type { GameEvent } from '../../../lib/wire';
import type { Advice, LessonStep } from '../../../table/lesson/lesson.svelte';
import { cardName, tileName } from '../names';
import type { PalaceModel } from '../table/model.svelte';
import { cellKey } from '../table/model.svelte';
import type { Cell } from '../wire';
import plan from './plan.json';

type Step = LessonStep<PalaceModel>;

const CONFIRM = '[data-testid="confirm"]';
const PAY = '[data-testid="buy"]';
const MONEY = '[data-region="money"]';
const MARKET = '[data-region="market"]';
const RESERVE = '[data-region="reserve"]';
export const PALACE = '[data-region="palace"]';

const cardAt = (index: number): string => `${MONEY} li:nth-child(${index + 1}) button.card`;
const offerAt = (slot: number): string => `${MARKET} li:nth-child(${slot + 1}) button.offer`;
const cellAt = (cell: Cell): string => `${PALACE} [data-cell="${cellKey(cell)}"]`;

const has = (mine: readonly GameEvent[], ...events: string[]): boolean => mine.some(({ event }) => events.includes(event));
const placed = (mine: readonly GameEvent[]): boolean => has(mine, 'place', 'keep');
/** Is it the learner who has to place what they bought? */
const toPlace = (model: PalaceModel, mine: readonly GameEvent[]): boolean =>
  has(mine, 'buy') && model.mine && model.kind === 'placement';

// -------------------------------------------------------------------- what can be advised now

/** The place of the market that can be paid exactly, the planned tile first; -1: none. */
function exactSlot(model: PalaceModel): number {
  const slots = (model.view?.market ?? []).map((_, slot) => slot).filter((slot) => model.afford(slot).kind === 'exact');
  return slots.find((slot) => model.offer(slot)?.tile === plan.buy) ?? slots[0] ?? -1;
}

function buying(model: PalaceModel): Advice | null {
  if (model.draft.step !== 'buy') return null;
  const exact = model.afford(model.draft.slot).kind === 'exact';
  return { text: exact ? t('tutorial-payment') : t('tutorial-overpaid'), at: PAY };
}

/** The card that the plan needs, as long as it lies there. */
const planned = (model: PalaceModel): number => (model.view?.display ?? []).indexOf(plan.take);

function taking(model: PalaceModel): Advice | null {
  return model.draft.step === 'take' ? { text: t('tutorial-take-confirm'), at: CONFIRM } : null;
}

/** A free cell beside the fountain where the tile in hand may not lie: there is something to learn. */
function forbidden(model: PalaceModel): Cell | null {
  const [x = 0, y = 0] = plan.refused;
  const tiles = model.seat === null ? [] : (model.player(model.seat)?.alhambra.tiles ?? []);
  const taken = new Set([...tiles, ...model.ghosts].map(({ cell }) => cellKey(cell)));
  const around: Cell[] = [[x, y], [-1, 0], [1, 0], [0, 1], [0, -1]];
  return model.tileInHand ? (around.find((cell) => !taken.has(cellKey(cell))) ?? null) : null;
}

function placing(model: PalaceModel): Advice {
  const draft = model.draft;
  if (draft.step === 'place' && draft.cell) return { text: t('tutorial-place-confirm'), at: CONFIRM };
  const [x = 0, y = 0] = plan.place;
  const ghost = model.ghosts.find(({ cell }) => cellKey(cell) === cellKey([x, y])) ?? model.ghosts[0];
  if (!ghost) return { text: t('tutorial-keep'), at: 'section.prompt .actions' };
  return { text: t('tutorial-place', { count: model.ghosts.length }), at: cellAt(ghost.cell) };
}

function free(model: PalaceModel): Advice {
  if (model.kind === 'placement') return placing(model);
  const under = buying(model) ?? taking(model);
  if (under) return under;
  if (model.kind === 'extra') return { text: t('tutorial-again-free'), at: MONEY };
  const slot = exactSlot(model);
  const tile = tileName(model.offer(slot)?.tile ?? '');
  return slot >= 0 ? { text: t('tutorial-free-exact', { tile }), at: offerAt(slot) } : { text: t('tutorial-free'), at: MONEY };
}

// -------------------------------------------------------------------- the steps

const welcome: Step = { say: () => ({ text: t('tutorial-welcome'), at: cellAt([0, 0]) }) };

const take: Step = {
  acts: true,
  done: (_, mine) => has(mine, 'take', 'buy'),
  say(model) {
    const under = buying(model) ?? taking(model);
    if (under) return under;
    const index = planned(model);
    const tile = tileName(plan.buy);
    if (index < 0) return { text: t('tutorial-take-any'), at: MONEY };
    return { text: t('tutorial-take', { card: cardName(plan.take), tile }), at: cardAt(index) };
  },
};

const buy: Step = {
  acts: true,
  done: (_, mine) => has(mine, 'buy'),
  say(model) {
    const under = buying(model) ?? taking(model);
    if (under) return under;
    const slot = exactSlot(model);
    if (slot < 0) return { text: t('tutorial-save'), at: MONEY };
    const offer = model.offer(slot);
    const price = cardName(`${offer?.currency ?? ''} ${offer?.price ?? 0}`);
    return { text: t('tutorial-buy', { tile: tileName(offer?.tile ?? ''), price }), at: offerAt(slot) };
  },
};

/** Only an exact payment leads here; whoever paid too much has to place at once. */
const again: Step = {
  acts: true,
  done: (model, mine) => has(mine, 'buy') && (placed(mine) || toPlace(model, mine)),
  say: (model) => buying(model) ?? taking(model) ?? { text: t('tutorial-again'), at: MONEY },
};

const refused: Step = {
  acts: true,
  done: (model, mine) => placed(mine) || (toPlace(model, mine) && (model.refusal?.at === 'cell' || !forbidden(model))),
  say(model) {
    const cell = forbidden(model);
    return { text: t('tutorial-try'), ...(cell ? { at: cellAt(cell) } : {}) };
  },
};

const why: Step = {
  say(model) {
    const cell = model.refusal?.cell ?? forbidden(model);
    return { text: t('tutorial-why'), ...(cell ? { at: cellAt(cell) } : {}) };
  },
};

const place: Step = { acts: true, done: (_, mine) => placed(mine), say: placing };

const reserve: Step = { say: () => ({ text: t('tutorial-reserve'), at: RESERVE }) };

const scoring: Step = { say: () => ({ text: t('tutorial-scoring'), at: MONEY }) };

const play: Step = { acts: true, done: (model) => (model.view?.scorings ?? 0) > 0, say: free };

export const steps: readonly Step[] = [welcome, take, buy, again, refused, why, place, reserve, scoring, play];
