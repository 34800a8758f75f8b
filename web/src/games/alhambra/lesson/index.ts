/** The first game that teaches: a prepared deal in which every step is possible, whatever the others do. */

import { t } from '../../../lib/i18n.svelte';
import { asLesson } from '../../../table/lesson/lesson.svelte';
import type { PalaceModel } from '../table/model.svelte';
import record from './deal.alh?raw';
import plan from './plan.json';
import { PALACE, steps } from './steps';

const { name, ply, seats, seat, level } = plan;

export default asLesson<PalaceModel>({
  name,
  deal: { record, ply, seats, seat, level },
  steps,
  stage: PALACE,
  wait: (model) => t('tutorial-wait', { name: model.name(model.decider ?? 0) }),
  end: (model) => t('tutorial-end', { points: model.player(seat)?.score ?? 0 }),
});
