import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import './pieces';
import { tried } from './sight';
import Sight from './Sight.svelte';

export default {
  key: 'camps',
  palace: Sight,
  scored: { rules: 'CAMP', name: () => t('camps-scored') },
  reasons: {
    'camp-bastion-side': () => t('camps-reason-bastion-side'),
    'camp-green-side': () => t('camps-reason-green-side'),
    'camp-no-wall': () => t('camps-reason-no-wall'),
    'camp-single-contact': () => t('camps-reason-single-contact'),
    'place-beside-outwork': () => t('camps-reason-free-ground'),
    'place-outwork-needs-wall': () => t('camps-reason-leans'),
    'remove-prop': () => t('camps-reason-prop'),
  },
  effect(model) {
    const points = tried(model).reduce((sum, line) => sum + line.points, 0);
    return points ? t('camps-effect', { points }) : '';
  },
} satisfies ModuleUi;
