import { t } from '../../lib/i18n.svelte';
import { signed } from '../../games/alhambra/table/palace-labels';
import type { ModuleUi } from '..';
import Edge from './Edge.svelte';
import Halo from './Halo.svelte';
import { built, gain, stalls, tried, triedAt, valueOf } from './part';
import './pieces';
import { story } from './story';

export default {
  key: 'bazaars',
  story,
  edge: Edge,
  palace: Halo,
  sells: stalls,
  scored: { rules: 'BAZ', name: () => t('bazaars-scored') },
  effect(model) {
    if (triedAt(model)) {
      const line = tried(model)?.find(({ what }) => what === model.tileInHand);
      if (line) return t('bazaars-effect-here', { count: line.cells.length, times: line.times ?? 1, points: line.points });
      return tried(model) ? t('bazaars-effect-nothing') : '';
    }
    const more = gain(model);
    return more ? t('bazaars-effect', { gain: signed(more) }) : '';
  },
  spoken(model, seat, cell) {
    const tile = built(model, seat).find((one) => one.cell.join() === cell.join());
    return tile ? [t('bazaars-value', { value: valueOf(tile) })] : [];
  },
} satisfies ModuleUi;
