import { currencyOf } from '../../games/alhambra/moves';
import { cardName, currencyName } from '../../games/alhambra/names';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Currency } from '../../games/alhambra/wire';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Figure from './Figure.svelte';
import { isFree, isWorking, onlyAdd, playable, playedBy } from './part';
import './pieces';
import { story } from './story';

const mode = (model: PalaceModel) => ({ adds: onlyAdd(model) ? 'yes' : 'no' });

export default {
  key: 'master_builders',
  story,
  moves: ['builder'],
  undo: { builder: () => t('master_builders-undo') },
  wording(words, model) {
    const card = playedBy(words);
    if (!card) return null;
    const facts = { card: cardName(card), ...mode(model) };
    return {
      button: t('master_builders-card', { currency: currencyName(currencyOf(card) as Currency) }), icon: 'master_builders', title: t('master_builders-ask', facts),
      hint: t('master_builders-effect', facts), confirm: t('master_builders-play'), figure: Figure,
    };
  },
  decisions: {
    rebuild: {
      claims: (model) => isWorking(model) || (playable(model).length > 0 && !isFree(model)),
      title: (model) => t(isWorking(model) ? 'master_builders-working' : 'master_builders-ask', mode(model)),
      hint: (model) => (isWorking(model) ? t('master_builders-working-hint', mode(model)) : t('master_builders-which')),
      waiting: (model) => t(isWorking(model) ? 'master_builders-wait-working' : 'master_builders-wait', { name: model.name(model.decider ?? 0) }),
      offers: (model) => {
        const [only, ...more] = playable(model);
        return only && !more.length && !isFree(model) ? only : null;
      },
    },
  },
} satisfies ModuleUi;
