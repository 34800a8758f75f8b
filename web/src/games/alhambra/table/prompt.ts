/** What must be done now: one sentence, one hint, one primary button. */

import { choice, knows, t } from '../../../lib/i18n.svelte';
import { backOf, decisionOf, modulesOf, toolFor, wordingOf, type Wording } from '../../../modules';
import { NO_PROMPT, type Button, type Prompt as Frame } from '../../../table/prompt';
import { isMoney, parseMove, sorted, totalOf, valueOf } from '../moves';
import { buildingName, cardName, tileName, tileTitle } from '../names';
import { equation, isFree, moneyOf } from './market-payment';
import type { Draft } from './draft';
import type { PalaceModel } from './model.svelte';
import { whyNowhere } from './no-place';
import { majorityChange } from './palace-majority';

export interface Prompt extends Frame {
  tile: string | null; // to be drawn beside it
  figure: Wording['figure'] | null; // or this
}

const nothing = { ...NO_PROMPT, tile: null, figure: null };

export function promptOf(model: PalaceModel, readonly: boolean): Prompt {
  const view = model.view;
  if (!view) return { ...nothing, title: t('table-loading') };
  if (!view.decision) return { ...nothing, title: t('table-over') };
  if (readonly) return { ...nothing, title: t('table-to-play', { name: model.name(view.decision.seat) }) };
  if (!model.mine) {
    return { ...nothing, title: waiting(model), hint: model.isSpectator ? t('table-watching') : '', thinking: true, undo: undoLabel(model) };
  }
  const made = ofDraft(model);
  const interrupt = model.kind === 'interlude' || !!decisionOf(model)?.interrupt;
  return { ...nothing, interrupt, undo: undoLabel(model), ...made, buttons: [...made.buttons, ...standing(model)] };
}

function waiting(model: PalaceModel): string {
  const seat = model.decider ?? 0;
  if (model.awaited) return t('table-unasked');
  const told = decisionOf(model)?.waiting?.(model);
  if (told) return told;
  return t('table-wait', { name: model.name(seat) });
}

/** What the undo button would undo; "" if there is nothing to undo. */
function undoLabel(model: PalaceModel): string {
  if (model.hasPicked) return t('table-undo-draft');
  return model.canUndo && model.lastStep ? model.stepName(model.lastStep.event) : '';
}

type Made = Pick<Prompt, 'title'> & Partial<Prompt> & { buttons: Button[] };

function ofDraft(model: PalaceModel): Made {
  const draft = model.draft;
  const confirm = (label: string, missing = ''): Prompt['primary'] => (
    { label, missing: model.move ? '' : missing, act: () => (model.move ? model.play(model.move) : undefined) }
  );
  switch (draft.step) {
    case 'take': {
      const cards = model.picked(draft.picks);
      const sum = cards.map(valueOf).join(' + ');
      const card = cardName(cards[0] ?? '');
      const title = cards.length > 1 ? t('table-take-sum', { sum, total: totalOf(cards) })
        : cards.every(isMoney) ? t('table-take-one', { card }) : t('table-take-card', { card });
      const hint = cards.every(isMoney) ? t('table-take-hint', { most: takeLimit(model) }) : t('table-take-alone');
      return { title, hint, primary: confirm(t('table-take-button')), buttons: [] };
    }
    case 'purse': {
      const tiles = model.payable.map(({ move }) => parseMove(move)).flatMap((move) => ('tile' in move ? [move.tile] : []));
      const [only] = tiles.length === 1 ? tiles : [];
      const over = model.payable[0]?.over ?? 0;
      const exact = model.kind === 'interlude' ? t('table-buy-between') : t('table-buy-exact');
      const hint = !only ? t('table-pay-hint') : over ? tooMuch(model, over, draft.cards) : exact;
      const primary = confirm(only ? t('table-buy-title', { tile: tileName(only) }) : '', t('table-pay-missing'));
      return { title: moneyTitle(draft.cards), hint, tile: only ?? null, buttons: [], primary };
    }
    case 'buy': {
      const offer = model.offer(draft.slot);
      const free = isFree(model.way);
      const over = free ? 0 : totalOf(draft.cards) - (offer?.price ?? 0);
      const between = model.kind === 'interlude'; // nobody plays again by that
      const exact = free ? t('table-buy-free') : between ? t('table-buy-between') : t('table-buy-exact');
      const hint = over === 0 ? exact : over > 0 && model.exactOnly && !between ? t('market-pay-exact-only') : over > 0 ? tooMuch(model, over, draft.cards) : t('table-buy-short', { short: -over });
      return {
        title: t('table-buy-title', { tile: tileTitle(offer?.tile ?? '') }),
        hint, tile: offer?.tile ?? null, buttons: [], primary: null, // the payment has the button
      };
    }
    case 'place':
    case 'add': {
      const tile = draft.tile;
      const found = model.ghosts.length + model.swappable.length;
      const chosen = draft.cell !== null || (draft.step === 'add' && draft.target !== null);
      const tool = toolFor(model, model.need?.by);
      const effects = modulesOf(model).map((module) => module.effect?.(model));
      const change = [majorityChange(model), ...effects, tool?.needed()].filter(Boolean).join(' · ');
      if (!found) return nowhere(model, draft);
      const hint = chosen ? change : t('table-place-hint', { count: found });
      return {
        title: layingTitle(draft),
        hint, tile, buttons: [], primary: confirm(t('table-confirm'), t('table-place-missing')),
      };
    }
    case 'redesign':
      return { title: t('table-redesign-title'), hint: t('palace-redesign-how'), buttons: [], primary: null };
    case 'remove':
      return { title: t('table-remove-title', { tile: tileName(draft.tile) }), hint: t('table-remove-hint'), tile: draft.tile, buttons: [], primary: confirm(t('table-remove-button')) };
    case 'special':
    case 'other': {
      const words = draft.step === 'special' ? draft.words : draft.move.split(' ');
      const wording = wordingOf(model, words);
      if (!wording) return { title: moveLabel(words.join(' ')), hint: '', buttons: [], primary: confirm(t('table-confirm')) };
      const { title, missing = '', figure = null } = wording;
      const hint = [wording.hint, model.hasPicked ? '' : decisionOf(model)?.besides?.(model)].filter(Boolean).join(' ');
      const tile = wording.tile ?? null;
      return { title, hint, tile, figure, buttons: [], primary: confirm(wording.confirm ?? t('table-confirm'), missing) };
    }
    default:
      return { title: opening(model), hint: openingHint(model), buttons: [], primary: null };
  }
}

/** So much too much, and what comes back of it. */
function tooMuch(model: PalaceModel, over: number, cards: readonly string[]): string {
  const back = backOf(model, over, cards);
  return back ? t('table-buy-back', { over, back }) : t('table-buy-over', { over });
}

/** "7 + 5 = 12 dinars". */
function moneyTitle(cards: readonly string[]): string {
  const [only, ...more] = moneyOf(cards);
  const sum = more.length || !only ? String(totalOf(cards)) : cardName(`${only} ${totalOf(cards)}`);
  return cards.length > 1 ? equation(sorted(cards)).replace(/\d+$/, sum) : sum;
}

/** No place at all: into the reserve, if it comes from the market; and why. */
function nowhere(model: PalaceModel, draft: Extract<Draft, { step: 'place' | 'add' }>): Made {
  const keep = keeping(model);
  const why: Button = { label: t('table-place-why'), icon: 'help', act: () => void (model.asksWhy = true) };
  const primary = keep ? { label: t('table-keep-button'), missing: '', act: () => model.play(keep) } : null;
  return { title: layingTitle(draft), hint: whyNowhere(model), tile: draft.tile, buttons: [why], primary };
}

/** The move that puts the bought tile in hand into the reserve. */
function keeping(model: PalaceModel): string | null {
  const draft = model.draft;
  return draft.step === 'place' ? (model.moves.find((move) => move.verb === 'keep' && move.tile === draft.tile)?.text ?? null) : null;
}

function layingTitle(draft: Extract<Draft, { step: 'place' | 'add' }>): string {
  const tile = tileTitle(draft.tile);
  if (draft.step === 'place') return t('table-place-title', { tile });
  return draft.target ? t('table-swap-title', { tile, old: tileName(draft.target) }) : t('table-add-title', { tile });
}

const LIMIT = 5;
const MOST_BUTTONS = 24; // of moves without a place; the row shows as many as it has room for, the rest are in a list

/** To how much several money cards may add up. */
export function takeLimit(model: PalaceModel): number {
  return Math.max(LIMIT, ...modulesOf(model).map((module) => module.takeLimit?.(model) ?? 0));
}

function opening(model: PalaceModel): string {
  const told = decisionOf(model)?.title(model);
  if (told) return told;
  switch (model.kind) {
    case 'action':
      return t('table-action-title');
    case 'extra':
      return t('table-extra-title');
    case 'interlude':
      return t('table-interlude-title');
    case 'placement':
    case 'distribution':
      return t('table-placement-title');
    default:
      return t('table-decide-title');
  }
}

function openingHint(model: PalaceModel): string {
  const told = decisionOf(model)?.hint?.(model);
  if (told !== undefined) return told;
  const verbs: string[] = [];
  if (model.has('take')) verbs.push(t('table-can-take'));
  if (model.has('buy')) verbs.push(t('table-can-buy'));
  if (model.has('add', 'remove', 'swap')) verbs.push(t('table-can-redesign'));
  verbs.push(...modulesOf(model).map((module) => module.can?.(model) ?? '').filter(Boolean));
  return verbs.length ? t('table-can', { actions: choice(verbs) }) : '';
}

/** Moves that belong to no place on the table, and the reserve while a tile is being placed. */
function standing(model: PalaceModel): Button[] {
  const draft = model.draft;
  const buttons: Button[] = [];
  const keep = model.ghosts.length ? keeping(model) : null; // without any place it is the primary button
  if (keep) buttons.push(offer(model, keep, 'box'));
  const tool = toolFor(model, model.need?.by);
  const sides = model.need?.sides ?? [];
  for (const side of tool && sides.length > 1 ? sides : []) {
    buttons.push({ label: tool?.toward(side) ?? side, pressed: model.side === side, act: () => model.chooseSide(side) });
  }
  for (const move of model.others) {
    if (draft.step !== 'none' && draft.step !== 'place' && draft.step !== 'other') continue;
    buttons.push(offer(model, move.text));
  }
  return buttons.slice(0, MOST_BUTTONS);
}

function offer(model: PalaceModel, move: string, icon?: string): Button {
  const pressed = model.draft.step === 'other' && model.draft.move === move;
  const wording = wordingOf(model, move.split(' '));
  const label = wording?.button ?? moveButton(move);
  if (move === 'pass') return { label, act: () => model.play(move) }; // whoever says no is not asked again
  return { label, icon: wording?.icon ?? icon, pressed, act: () => void (model.draft = { step: 'other', move }) };
}

function moveButton(move: string): string {
  const parsed = parseMove(move);
  // keys: table-move-keep table-move-pass
  const key = `table-move-${parsed.verb}`;
  return knows(key) ? t(key) : move;
}

function moveLabel(move: string): string {
  const parsed = parseMove(move);
  const tile = 'tile' in parsed ? tileName(parsed.tile) : '';
  // keys: table-ask-keep
  const key = `table-ask-${parsed.verb}`;
  return knows(key) ? t(key, { tile }) : move;
}

/** "Arcades 1 → 2". */
export const countChange = (building: Parameters<typeof buildingName>[0], from: number, to: number): string =>
  t('table-count-change', { family: buildingName(building), from, to });
