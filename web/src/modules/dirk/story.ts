import { tileList, type Teller } from '../../games/alhambra/story';
import { tileOf } from '../../games/alhambra/story-words';
import { list, t } from '../../lib/i18n.svelte';
import { items } from '../../lib/story-words';

export const story: Teller = {
  outcomes: { 'give to dirk': 'given' },
  sentences: {
    'give to dirk': (moment, { who }) => t('dirk-log-give', { ...who, tiles: tileList(moment) }),
    'dirk draws': ({ events }) => {
      const tiles = items(events[0]?.['tiles']);
      return t('dirk-log-draws', { count: tiles.length, tiles: list(tiles.map(tileOf)) });
    },
  },
  rival: () => t('module-dirk'),
};
