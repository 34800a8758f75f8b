import { GATE_BADGE, gate, gateCard } from '../../games/alhambra/art/gate';
import { addCardKind } from '../../games/alhambra/art/money';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Edge from './Edge.svelte';
import Gates from './Gates.svelte';
import Line from './Line.svelte';
import { heldBy, sidesWithGate } from './part';
import { story } from './story';
import Strip from './Strip.svelte';

addCardKind('gate', gateCard);

export default {
  key: 'city_gates',
  areas: ['gates'],
  story,
  line: Line,
  strip: Strip,
  edge: Edge,
  palace: Gates,
  owns: (model) => model.seat !== null && heldBy(model, model.seat) > 0,
  moves: ['gate take', 'gate'],
  tool: {
    word: 'gate',
    badge: GATE_BADGE,
    drawing: gate,
    needed: () => t('gates-needed'),
    toward: (side) => t('gates-toward', { side }),
  },
  offers: (words) => words.join(' ') === 'gate take',
  can: (model) => (model.moves.some((move) => move.text === 'gate take') ? t('gates-can') : ''),
  wording: (words) => {
    if (words.join(' ') !== 'gate take') return null;
    return { button: t('gates-take'), title: t('gates-take'), hint: t('gates-take-hint'), confirm: t('gates-take-button') };
  },
  spoken: (model, seat, cell) => sidesWithGate(model, seat, cell).map((side) => t('gates-there', { side })),
} satisfies ModuleUi;
