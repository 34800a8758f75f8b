import type { ModuleUi } from '..';
import { HUT } from '../../art/hut';
import { addTileKind } from '../../art/tile';
import { buildingName, t } from '../../lib/i18n.svelte';
import { BUILDINGS, type Building } from '../../lib/wire';
import Dots from './Dots.svelte';
import { hutAt, openHut } from './huts';
import Piles from './Piles.svelte';
import { story } from './story';
import Values from './Values.svelte';

addTileKind('HUT', 'hut', HUT);

const isFamily = (word: string | undefined): word is Building => BUILDINGS.some((one) => one === word);

export default {
  key: 'worker_huts',
  areas: ['huts'],
  story,
  shelf: Piles,
  palace: Values,
  line: Dots,
  offers: ([verb]) => verb === 'hut',
  wording: ([verb, family], model) => {
    if (verb !== 'hut' || !isFamily(family)) return null;
    const building = buildingName(family);
    const tile = openHut(model, family);
    return {
      button: t('huts-button'),
      title: t('huts-title', { building }),
      hint: t('huts-hint', { building }),
      confirm: t('huts-take'),
      ...(tile ? { tile } : {}),
    };
  },
  can: (model) => (model.moves.some((move) => move.text.startsWith('hut ')) ? t('huts-can') : ''),
  moves: ['hut'],
  undo: { hut: (tile) => t('huts-undo', { tile }) },
  also: { rule: 'HUT-11', text: (facts) => t('huts-also', facts) },
  spoken: (model, seat, cell) => {
    const hut = hutAt(model, seat, cell);
    return hut?.value === undefined ? [] : [t('huts-worth', { value: hut.value })];
  },
} satisfies ModuleUi;
