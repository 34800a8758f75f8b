import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import { tried } from './sight';
import Sight from './Sight.svelte';

export default {
  key: 'camps',
  palace: Sight,
  effect(model) {
    const points = tried(model).reduce((sum, line) => sum + line.points, 0);
    return points ? t('modules-camps-effect', { points }) : '';
  },
} satisfies ModuleUi;
