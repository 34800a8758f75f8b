import { cardsOf } from '../../games/alhambra/story-words';
import { cardPicture } from '../../games/alhambra/table/travels';
import { t } from '../../lib/i18n.svelte';
import { seatOf } from '../../lib/story-words';
import type { ModuleUi } from '..';
import Bag from './Bag.svelte';
import Line from './Line.svelte';
import { left, returned } from './part';
import './pieces';
import { story } from './story';

export default {
  key: 'small_change',
  story,
  line: Line,
  shelf: Bag,
  count: left,
  back(model, over, cards) {
    const count = returned(model, over, cards);
    return count ? t('small_change-back', { count }) : '';
  },
  travels(event) {
    const seat = seatOf(event);
    if (event.event !== 'coins drawn' || seat === null) return [];
    return cardsOf(event).map((card) => ({ seat, picture: () => cardPicture(card), from: ['coins'], to: [`seat-${seat}`] }));
  },
} satisfies ModuleUi;
