import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import { tried } from './sight';
import Sight from './Sight.svelte';

export default {
  key: 'camps',
  areas: ['camps'],
  palace: Sight,
  scored: { rules: 'CAMP', name: () => t('camps-scored') },
  reasons: {
    'camp-bastion-side': () => t('camps-reason-bastion-side'),
    'camp-green-side': () => t('camps-reason-green-side'),
    'camp-no-wall': () => t('camps-reason-no-wall'),
    'camp-single-contact': () => t('camps-reason-single-contact'),
  },
  effect(model) {
    const points = tried(model).reduce((sum, line) => sum + line.points, 0);
    return points ? t('modules-camps-effect', { points }) : '';
  },
} satisfies ModuleUi;
