/** What must be done now: one sentence, one hint, one primary button. */

import { choice, knows, t } from '../../../lib/i18n.svelte';
import { decisionOf, modulesOf, toolFor, wordingOf } from '../../../modules';
import { isMoney, parseMove, totalOf, valueOf } from '../moves';
import { buildingName, cardName, tileName } from '../names';
import { isFree } from './market-payment';
import type { Draft, PalaceModel } from './model.svelte';
import { majorityChange } from './palace-majority';

export interface Button {
  label: string;
  icon?: string;
  pressed?: boolean;
  act: () => Promise<void> | void;
}

export interface Prompt {
  title: string;
  hint: string;
  tile: string | null; // to be drawn beside it
  thinking: boolean;
  interrupt: boolean; // in the middle of somebody else's turn
  undo: string; // what the undo button would undo
  buttons: Button[];
  primary: (Button & { missing: string }) | null; // what is missing, if it cannot be pressed yet
}

const nothing = { hint: '', tile: null, thinking: false, interrupt: false, undo: '', buttons: [], primary: null };

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
  const told = decisionOf(model)?.waiting?.(model);
  if (told) return told;
  return t('table-wait', { name: model.name(seat) });
}

/** The name of the step that would be undone. */
function undoLabel(model: PalaceModel): string {
  if (model.draft.step !== 'none') return t('table-undo-draft');
  const ply = model.view?.ply ?? 0;
  const event = model.source.events.find((one) => one.ply === ply && typeof one.seat === 'number');
  const tile = typeof event?.['tile'] === 'string' ? tileName(event['tile']) : '';
  // keys: table-undo-take table-undo-buy table-undo-place table-undo-keep table-undo-add table-undo-remove table-undo-swap
  const name = event?.event ?? '';
  const key = `table-undo-${name}`;
  if (knows(key)) return t(key, { tile });
  return modulesOf(model).find((module) => module.undo?.[name])?.undo?.[name]?.(tile) ?? t('table-undo');
}

type Made = Pick<Prompt, 'title'> & Partial<Prompt> & { buttons: Button[] };

function ofDraft(model: PalaceModel): Made {
  const draft = model.draft;
  const confirm = (label: string, missing = ''): Prompt['primary'] => ({ label, missing: model.move ? '' : missing, act: () => model.confirm() });
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
    case 'buy': {
      const offer = model.offer(draft.slot);
      const free = isFree(model.way);
      const over = free ? 0 : totalOf(draft.cards) - (offer?.price ?? 0);
      const between = model.kind === 'interlude'; // nobody plays again by that
      const exact = free ? t('table-buy-free') : between ? t('table-buy-between') : t('table-buy-exact');
      const hint = over === 0 ? exact : over > 0 ? t('table-buy-over', { over }) : t('table-buy-short', { short: -over });
      return {
        title: t('table-buy-title', { tile: tileName(offer?.tile ?? '') }),
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
      const hint = chosen ? change : found ? t('table-place-hint', { count: found }) : t('table-place-none');
      return {
        title: layingTitle(draft),
        hint, tile, buttons: [], primary: confirm(t('table-confirm'), t('table-place-missing')),
      };
    }
    case 'remove':
      return { title: t('table-remove-title', { tile: tileName(draft.tile) }), hint: t('table-remove-hint'), tile: draft.tile, buttons: [], primary: confirm(t('table-confirm')) };
    case 'special':
    case 'other': {
      const words = draft.step === 'special' ? draft.words : draft.move.split(' ');
      const wording = wordingOf(model, words);
      if (!wording) return { title: moveLabel(words.join(' ')), hint: '', buttons: [], primary: confirm(t('table-confirm')) };
      const { title, hint = '', missing = '' } = wording;
      const tile = wording.tile ?? null;
      return { title, hint, tile, buttons: [], primary: confirm(wording.confirm ?? t('table-confirm'), missing) };
    }
    default:
      return { title: opening(model), hint: openingHint(model), buttons: [], primary: null };
  }
}

function layingTitle(draft: Extract<Draft, { step: 'place' | 'add' }>): string {
  const tile = tileName(draft.tile);
  if (draft.step === 'place') return t('table-place-title', { tile });
  return draft.target ? t('table-swap-title', { tile, old: tileName(draft.target) }) : t('table-add-title', { tile });
}

const LIMIT = 5;

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
  const keep = draft.step === 'place' ? model.moves.find((move) => move.verb === 'keep' && move.tile === draft.tile) : undefined;
  if (keep) buttons.push(offer(model, keep.text, 'box'));
  const tool = toolFor(model, model.need?.by);
  const sides = model.need?.sides ?? [];
  for (const side of tool && sides.length > 1 ? sides : []) {
    buttons.push({ label: tool?.toward(side) ?? side, pressed: model.side === side, act: () => model.chooseSide(side) });
  }
  for (const move of model.others) {
    if (draft.step !== 'none' && draft.step !== 'place' && draft.step !== 'other') continue;
    buttons.push(offer(model, move.text));
  }
  return buttons.slice(0, 6);
}

function offer(model: PalaceModel, move: string, icon?: string): Button {
  const pressed = model.draft.step === 'other' && model.draft.move === move;
  const wording = wordingOf(model, move.split(' '));
  return { label: wording?.button ?? moveButton(move), icon: wording?.icon ?? icon, pressed, act: () => void (model.draft = { step: 'other', move }) };
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
  // keys: table-ask-keep table-ask-pass
  const key = `table-ask-${parsed.verb}`;
  return knows(key) ? t(key, { tile }) : move;
}

/** "Arcades 1 → 2". */
export const countChange = (building: Parameters<typeof buildingName>[0], from: number, to: number): string =>
  t('table-count-change', { family: buildingName(building), from, to });
