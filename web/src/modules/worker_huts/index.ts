import { HUT } from '../../games/alhambra/art/hut';
import { addTileKind } from '../../games/alhambra/art/tile';
import { buildingName } from '../../games/alhambra/names';
import { BUILDINGS, type Building } from '../../games/alhambra/wire';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
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
