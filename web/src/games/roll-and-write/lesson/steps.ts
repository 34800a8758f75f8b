/** The first lesson of the dice game, step by step. What is advised is looked up at the table, not taken for granted. */

import { t } from '../../../lib/i18n.svelte';
import type { GameEvent } from '../../../lib/wire';
import type { Advice, LessonStep } from '../../../table/lesson/lesson.svelte';
import type { DiceModel } from '../table/model.svelte';
import { canChange } from '../table/prompt';

type Step = LessonStep<DiceModel>;

const CONFIRM = '[data-testid="confirm"]';
const BUTTONS = 'section.prompt .actions';
const DICE = '.margin.yellow .die';
const ARROWS = '.margin:has(.arrow)'; // both of them: either may be wanted
// Beside the sheet where there is room, otherwise among the buttons of the prompt.
const COINS = `[data-region="actions"] button[aria-pressed], ${BUTTONS}`;
const FAMILIES = '[data-region="score"], .tools';
const LINES = '.counts.rows';
// The margin on which no die is kept yet.
const TO_KEEP = '.margin:has(button.die):not(:has([aria-pressed="true"]))';
export const SHEET = '[data-region="sheet"]';

const cellAt = (cell: string): string => `${SHEET} [data-cell="${cell}"]`;
const has = (mine: readonly GameEvent[], ...events: string[]): boolean => mine.some(({ event }) => events.includes(event));
/** How many actions the learner has carried out. */
const actions = (mine: readonly GameEvent[]): number => mine.filter(({ event }) => event === 'build' || event === 'coins').length;

// -------------------------------------------------------------------- what can be advised now

/** What comes after an action is asked before anything else. */
function afterAction(model: DiceModel): Advice | null {
  if (model.kind === 'second') return { text: t('dice-lesson-second', { cost: model.view?.sheet.second_cost ?? 0 }), at: cellAt(model.restCell) };
  if (model.kind !== 'retain') return null;
  return model.move ? { text: t('dice-lesson-retain-confirm'), at: CONFIRM } : { text: t('dice-lesson-retain'), at: TO_KEEP };
}

/** What is picked has to be confirmed. */
function picked(model: DiceModel): Advice | null {
  const { draft } = model;
  if (draft.step === 'change') {
    if (model.move) return { text: t('dice-lesson-change-confirm'), at: CONFIRM };
    return { text: t('dice-lesson-change-arrows'), at: draft.die ? ARROWS : DICE };
  }
  return draft.step === 'build' || draft.step === 'coins' ? { text: t('dice-lesson-confirm'), at: CONFIRM } : null;
}

/** A crossing that can be built; "" if all of them are. */
const freeCell = (model: DiceModel): string => [...model.free][0] ?? '';

function building(model: DiceModel): Advice {
  const cell = freeCell(model);
  if (!cell) return { text: t('dice-lesson-all-built'), at: COINS };
  return { text: t('dice-lesson-build', { count: model.free.size }), at: cellAt(cell) };
}

// -------------------------------------------------------------------- the steps

const welcome: Step = { say: (model) => ({ text: t('dice-lesson-welcome'), at: cellAt(model.player(model.seat ?? 0)?.built[0] ?? '1,1') }) };

const crossing: Step = { say: () => ({ text: t('dice-lesson-crossing'), at: DICE }) };

const build: Step = {
  acts: true,
  done: (_, mine) => actions(mine) >= 1,
  say: (model) => picked(model) ?? building(model),
};

const second: Step = {
  acts: true,
  done: (model, mine) => actions(mine) >= 1 && !(model.mine && model.kind === 'second'),
  say: (model) => afterAction(model) ?? building(model),
};

/** Something to read; but what is asked in between comes first. */
const reading = (say: (model: DiceModel) => Advice): Step => ({ say: (model) => (model.mine ? afterAction(model) : null) ?? say(model) });

const passed = reading((model) => ({ text: t('dice-lesson-passed', { name: model.name(1 - (model.seat ?? 0)) }), at: DICE }));

/** Whoever has spent all coins cannot change dice any more. */
const change: Step = {
  acts: true,
  done: (model, mine) => has(mine, 'change') || actions(mine) >= 2
    || (actions(mine) === 1 && model.mine && model.kind === 'action' && !canChange(model)),
  say: (model) => afterAction(model) ?? picked(model) ?? { text: t('dice-lesson-change'), at: DICE },
};

const coins: Step = {
  acts: true,
  done: (_, mine) => has(mine, 'coins') || actions(mine) >= 3,
  say: (model) => afterAction(model) ?? picked(model) ?? { text: t('dice-lesson-coins'), at: COINS },
};

const families = reading(() => ({ text: t('dice-lesson-families'), at: FAMILIES }));

const lines = reading(() => ({ text: t('dice-lesson-lines'), at: LINES }));

const scoring = reading((model) => ({ text: t('dice-lesson-scoring', { rounds: model.view?.rounds ?? 0 }) }));

/** Until the last round: what is learnt is used. */
const play: Step = {
  acts: true,
  done: (model) => (model.view?.round ?? 0) >= (model.view?.rounds ?? Infinity),
  say: (model) => afterAction(model) ?? picked(model) ?? (freeCell(model) ? { text: t('dice-lesson-play'), at: cellAt(freeCell(model)) } : building(model)),
};

export const steps: readonly Step[] = [welcome, crossing, build, second, passed, change, coins, families, lines, scoring, play];
