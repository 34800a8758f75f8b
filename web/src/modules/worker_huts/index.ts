import { buildingName } from '../../games/alhambra/names';
import { BUILDINGS, type Building } from '../../games/alhambra/wire';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Dots from './Dots.svelte';
import { hutAt, hutsLeft, openHut } from './huts';
import './pieces';
import Piles from './Piles.svelte';
import { story } from './story';
import Values from './Values.svelte';

const isFamily = (word: string | undefined): word is Building => BUILDINGS.some((one) => one === word);

export default {
  key: 'worker_huts',
  story,
  shelf: Piles,
  count: hutsLeft,
  palace: Values,
  line: Dots,
  offers: ([verb]) => verb === 'hut',
  wording: ([verb, family], model) => {
    if (verb !== 'hut' || !isFamily(family)) return null;
    const building = buildingName(family);
    const tile = openHut(model, family);
    return {
      button: t('worker_huts-button'),
      title: t('worker_huts-title', { building }),
      hint: t('worker_huts-hint', { building }),
      confirm: t('worker_huts-take'),
      ...(tile ? { tile } : {}),
    };
  },
  can: (model) => (model.moves.some((move) => move.text.startsWith('hut ')) ? t('worker_huts-can') : ''),
  moves: ['hut'],
  undo: { hut: (tile) => t('worker_huts-undo', { tile }) },
  also: { rule: 'HUT-11', text: (facts) => t('worker_huts-also', facts) },
  spoken: (model, seat, cell) => {
    const hut = hutAt(model, seat, cell);
    return hut?.value === undefined ? [] : [t('worker_huts-worth', { value: hut.value })];
  },
} satisfies ModuleUi;
