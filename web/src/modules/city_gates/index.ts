import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Edge from './Edge.svelte';
import Gates from './Gates.svelte';
import Line from './Line.svelte';
import { heldBy, sidesWithGate } from './part';
import { GATE_BADGE, gate } from './pieces';
import { story } from './story';
import Strip from './Strip.svelte';

export default {
  key: 'city_gates',
  story,
  line: Line,
  strip: Strip,
  edge: Edge,
  palace: Gates,
  owns: (model) => model.seat !== null && heldBy(model, model.seat) > 0,
  moves: ['gate take', 'gate'],
  undo: { 'gate take': () => t('city_gates-undo-take'), gate: (tile) => t('city_gates-undo', { tile }) },
  tool: {
    word: 'gate',
    badge: GATE_BADGE,
    drawing: gate,
    needed: () => t('city_gates-needed'),
    toward: (side) => t('city_gates-toward', { side }),
  },
  offers: (words) => words.join(' ') === 'gate take',
  can: (model) => (model.moves.some((move) => move.text === 'gate take') ? t('city_gates-can') : ''),
  wording: (words) => {
    if (words.join(' ') !== 'gate take') return null;
    return { button: t('city_gates-take'), title: t('city_gates-take'), hint: t('city_gates-take-hint'), confirm: t('city_gates-take-button') };
  },
  spoken: (model, seat, cell) => sidesWithGate(model, seat, cell).map((side) => t('city_gates-there', { side })),
} satisfies ModuleUi;
