/** What must be done now, in one sentence, with what it would give. */

import { list, t } from '../../../lib/i18n.svelte';
import { NO_PROMPT, type Button, type Prompt } from '../../../table/prompt';
import { cellName, familyName } from '../names';
import type { Family, Foreseen } from '../wire';
import type { DiceModel } from './model.svelte';

export interface DicePrompt extends Prompt {
  /** To be drawn beside it. */
  family: Family | null;
}

const nothing = { ...NO_PROMPT, family: null };

export function promptOf(model: DiceModel, readonly: boolean): DicePrompt {
  const view = model.view;
  if (!view?.decision) return { ...nothing, title: t('table-over') };
  const name = model.name(view.decision.seat);
  if (readonly) return { ...nothing, title: t('table-to-play', { name }) };
  if (!model.mine) {
    return { ...nothing, title: t('table-wait', { name }), hint: model.isSpectator ? t('table-watching') : '', thinking: true, undo: undoLabel(model) };
  }
  return { ...nothing, undo: undoLabel(model), ...ofDraft(model) };
}

/** What the undo button would undo; "" if there is nothing to undo. */
function undoLabel(model: DiceModel): string {
  if (model.hasPicked) return t('table-undo-draft');
  return model.canUndo && model.lastStep ? model.stepName(model.lastStep.event) : '';
}

type Made = Pick<DicePrompt, 'title'> & Partial<DicePrompt>;

function ofDraft(model: DiceModel): Made {
  const draft = model.draft;
  const confirm = (label: string, missing = ''): Prompt['primary'] => (
    { label, missing: model.move ? '' : missing, act: () => (model.move ? model.play(model.move) : undefined) }
  );
  switch (draft.step) {
    case 'build': {
      const found = model.foreseen(model.move);
      const family = found?.family ?? null;
      const title = t('dice-build-title', { family: family ? familyName(family) : '', cell: cellName(draft.cell) });
      return { title, hint: found ? told(model, found) : '', family, primary: confirm(t('dice-build-button')) };
    }
    case 'coins': {
      const gained = model.foreseen('coins')?.coins ?? 0;
      return { title: t('dice-coins-title', { count: gained }), hint: coinsHint(model), primary: confirm(t('dice-coins-button', { count: gained })) };
    }
    case 'change':
      return { ...changing(model), primary: confirm(changeButton(model), t('dice-change-missing')) };
    case 'second':
      return { ...second(model), primary: confirm(t('dice-second-button')) };
    case 'retain':
      return { ...retaining(model), primary: confirm(t('dice-retain-button'), t('dice-retain-missing')) };
    default:
      return { ...opening(model), primary: confirm('', t(model.free.size ? 'dice-action-missing' : 'dice-action-only-coins')) };
  }
}

// ---------------------------------------------------------------------- the action

function opening(model: DiceModel): Made {
  const gained = model.foreseen('coins')?.coins ?? 0;
  const buttons: Button[] = [{ label: t('dice-coins-button', { count: gained }), icon: 'coin', act: () => model.pickCoins() }];
  if (canChange(model)) buttons.push({ label: t('dice-change-button'), icon: 'dice', act: () => model.beginChange() });
  return { title: t('table-action-title'), hint: t('dice-action-hint', { free: model.free.size, built: builtCrossings(model) }), buttons };
}

/** May dice still be changed in this turn? Then such moves were sent. */
export const canChange = (model: DiceModel): boolean => model.moves.some((move) => move.startsWith('change '));

/** Crossings of the dice that are built already; stacked dice count more than once. */
export const builtCrossings = (model: DiceModel): number =>
  model.crossings.reduce((sum, { built, times = 1 }) => sum + (built ? times : 0), 0);

/** "Garden 5 → 6. Row 4 reaches four: +2." and where the other dice go. */
function told(model: DiceModel, found: Foreseen): string {
  return [...gains(found), ...passedOn(model, found)].join(' ');
}

function gains({ family, count = 0, boxes = 0, lines = [] }: Foreseen): string[] {
  const words = family ? [t('dice-count-change', { family: familyName(family), from: count - 1, to: count })] : [];
  if (family && count === boxes) words.push(t('dice-completes', { family: familyName(family) }));
  for (const { what, line, count: built, gain } of lines) if (gain) words.push(t('dice-line-reaches', { what, line, count: built, gain }));
  return words;
}

/** Which dice go to whom, and what they meet there. */
function passedOn(model: DiceModel, { passed }: Foreseen): string[] {
  const first = passed?.crossings[0];
  if (!passed || !first) return [];
  const facts = { name: model.name(passed.to), yellow: passed.yellow, blue: passed.blue, family: familyName(first.family) };
  return [t('dice-passed', facts), t(first.built ? 'dice-passed-built' : 'dice-passed-free', facts)];
}

function coinsHint(model: DiceModel): string {
  const next = model.seats.length > 1 ? t('dice-coins-then', { name: model.name(model.next ?? 0) }) : t('dice-coins-then-alone');
  return `${t('dice-coins-hint', { count: builtCrossings(model) })} ${next}`;
}

// ---------------------------------------------------------------------- changing dice

function changeButton(model: DiceModel): string {
  return t('dice-change-confirm', { coins: -(model.foreseen(model.move)?.coins ?? 0) });
}

function changing(model: DiceModel): Made {
  const clear: Button[] = [{ label: t('dice-change-clear'), icon: 'close', act: () => model.clearChange() }];
  const coins = model.player(model.seat ?? -1)?.coins ?? 0;
  if (!model.move) {
    return { title: t('dice-change-title'), hint: t('dice-change-hint', { coins, cost: model.view?.sheet.change_cost ?? 1 }), buttons: clear };
  }
  const open = model.crossings.filter(({ built }) => !built).map(({ family }) => familyName(family));
  const hint = [
    open.length ? t('dice-change-open', { families: list(open) }) : t('dice-change-none'),
    t('dice-change-coins', { count: builtCrossings(model) }),
  ].join(' ');
  return { title: t('dice-change-title'), hint, buttons: clear };
}

// ---------------------------------------------------------------------- after the action

function second(model: DiceModel): Made {
  const found = model.foreseen('second');
  const family = found?.family ?? null;
  const cost = model.view?.sheet.second_cost ?? 0;
  const title = t('dice-second-title', { family: family ? familyName(family) : '', cost });
  const next = model.foreseen('pass');
  const hint = [t('dice-second-at', { cell: cellName(model.restCell) }), ...(found ? gains(found) : []), ...(next ? passedOn(model, next) : [])].join(' ');
  return { title, hint, family, buttons: [{ label: t('dice-second-no'), act: () => model.play('pass') }] };
}

function retaining(model: DiceModel): Made {
  const found = model.foreseen(model.move);
  const hint = found ? passedOn(model, found).join(' ') : t('dice-retain-hint', { name: model.name(model.next ?? 0) });
  return { title: t('dice-retain-title'), hint };
}
