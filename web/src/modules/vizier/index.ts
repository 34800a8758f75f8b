import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Pawn from './Pawn.svelte';
import Window from './Window.svelte';

export default {
  key: 'vizier',
  line: Pawn,
  aside: Window,
  decisions: {
    interlude: {
      interrupt: true,
      title: () => t('table-interlude-title'),
      waiting: (model) => t('modules-vizier-wait', { name: model.name(model.decider ?? 0) }),
    },
  },
} satisfies ModuleUi;
