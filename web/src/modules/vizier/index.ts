import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Pawn from './Pawn.svelte';
import { story } from './story';
import Window from './Window.svelte';

export default {
  key: 'vizier',
  story,
  line: Pawn,
  aside: Window,
  moves: ['vizier wakes', 'vizier sleeps'],
  wording: ([first, second]) => {
    if (first !== 'vizier' || second !== 'wake') return null;
    return { button: t('vizier-wake'), title: t('vizier-wake-ask'), icon: 'vizier' };
  },
  decisions: {
    interlude: {
      interrupt: true,
      buys: 'vizier buy',
      title: () => t('table-interlude-title'),
      waiting: (model) => t('vizier-wait', { name: model.name(model.decider ?? 0) }),
    },
  },
} satisfies ModuleUi;
