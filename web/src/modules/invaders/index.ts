import { buildingName } from '../../games/alhambra/names';
import type { ScoreLine } from '../../games/alhambra/scoring/reveal';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Building } from '../../games/alhambra/wire';
import { list, number, t } from '../../lib/i18n.svelte';
import { amount, items, text } from '../../lib/story-words';
import type { ModuleUi, Wording } from '..';
import Figure from './Figure.svelte';
import Line from './Line.svelte';
import { partOf } from './part';
import Secret from './Secret.svelte';
import Shelf from './Shelf.svelte';
import Sides from './Sides.svelte';
import { sidesAt } from './sides.svelte';
import { story } from './story';
import Strip from './Strip.svelte';
import Sweep from './Sweep.svelte';

const sending = (model: PalaceModel): string => model.moves.find(({ text: move }) => move.startsWith('scout '))?.text ?? '';

export default {
  key: 'invaders',
  story,
  line: Line,
  shelf: Shelf,
  count: (model) => partOf(model)?.scouts.length || '',
  strip: Strip,
  palace: Sides,
  dialog: Secret,
  moves: ['scout'],
  undo: { scout: () => t('invaders-undo') },
  offers: ([first]) => first === 'scout',
  wording,
  spoken(_, seat, cell) {
    const sides = sidesAt(seat, cell);
    return sides.length ? [t('invaders-open-there', { sides: list(sides.map((side) => t('invaders-side', { side }))) })] : [];
  },
  scored: {
    rules: 'ATT',
    name: () => t('invaders-scored'),
    line: lost,
    sequel: {
      event: 'attack',
      title: (event) => t('invaders-attack', { direction: text(event['direction']) }),
      none: () => t('invaders-spared'),
      over: Sweep,
    },
  },
  decisions: {
    scout: {
      title: () => t('invaders-ask'),
      offers: (model) => sending(model) || null,
      waiting: (model) => t('invaders-ask-wait', { name: model.name(model.decider ?? 0) }),
    },
  },
} satisfies ModuleUi;

function wording([first, family = '']: readonly string[]): Wording | null {
  if (first !== 'scout') return null;
  const title = t('invaders-ask-family', { family: buildingName(family as Building) });
  return { button: title, title, hint: t('invaders-ask-hint'), confirm: t('invaders-ask-button'), figure: Figure };
}

/** « 2 nord × 3, 1 est × 1 = 7; il n’y avait que 5 points ». */
function lost(line: ScoreLine & { sides?: unknown }): string {
  const parts = items(line.sides).map((one) => {
    const [side, count, cost] = items(one);
    return t('invaders-loss', { side: text(side), count: amount(count), cost: amount(cost) });
  });
  const due = line.due ?? -line.points;
  const told = t('invaders-losses', { parts: list(parts), due });
  return due > -line.points ? `${told} ${t('invaders-floor', { points: number(-line.points) })}` : told;
}
