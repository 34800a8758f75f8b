/** The first game that teaches: the last rounds of a game for two. Dice to come are nobody's plan, so every step fits any dice. */

import { t } from '../../../lib/i18n.svelte';
import { asLesson } from '../../../table/lesson/lesson.svelte';
import type { DiceModel } from '../table/model.svelte';
import record from './deal.alh?raw';
import plan from './plan.json';
import { SHEET, steps } from './steps';

const { name, ply, seats, seat, level } = plan;

export default asLesson<DiceModel>({
  name,
  deal: { record, ply, seats, seat, level },
  steps,
  stage: SHEET,
  wait: (model) => t('dice-lesson-wait', { name: model.name(model.decider ?? 0) }),
  end: () => t('dice-lesson-end'),
});
