import type { Teller } from '../../games/alhambra/story';
import { cardName } from '../../games/alhambra/names';
import { t } from '../../lib/i18n.svelte';
import { bold, text } from '../../lib/story-words';

export const story: Teller = {
  sentences: {
    steal: ({ events }, { who }) => t('thieves-log', { ...who, card: bold(cardName(text(events[0]?.['card']))) }),
  },
};
