import { isNext } from '../../games/alhambra/table/between';
import { cardName } from '../../games/alhambra/names';
import { choice, list, t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Figure from './Figure.svelte';
import Line from './Line.svelte';
import { countOf, heldBy, stolenBy, thefts, usedBy } from './part';
import { story } from './story';
import Strip from './Strip.svelte';

const named = (cards: readonly string[]): string[] => cards.map((card) => cardName(card));
/** Equal ones together: « voleur dinar × 2 ». */
const counted = (cards: readonly string[]): string[] => named([...new Set(cards)].sort()).map((name) => {
  const count = named(cards).filter((one) => one === name).length;
  return count > 1 ? `${name} × ${count}` : name;
});

export default {
  key: 'thieves',
  story,
  line: Line,
  strip: Strip,
  owns: (model) => model.seat !== null && heldBy(model, model.seat).length > 0,
  moves: ['steal'],
  undo: { steal: () => t('thieves-undo') },
  offers: ([first]) => first === 'steal',
  wording(words) {
    const card = stolenBy(words.join(' '));
    if (!card) return null;
    const facts = { card: cardName(card), thief: cardName(`thief ${card.split(' ')[0] ?? ''}`) };
    return { button: t('thieves-steal', facts), title: t('thieves-ask-card', facts), hint: t('thieves-effect', facts), confirm: t('thieves-button'), figure: Figure };
  },
  between: {
    takes: 'steal',
    has(model, seat) {
      const count = countOf(model, seat);
      if (!count) return '';
      return isNext(model, seat) ? t('thieves-not-now', { count }) : t('thieves-count', { count });
    },
    can: (model) => thefts(model).length > 0,
    title: () => t('thieves-ask'),
    hint(model) {
      const cards = named(thefts(model).map(stolenBy));
      return cards.length ? t('thieves-hint', { cards: choice(cards) }) : t('thieves-nothing');
    },
    notes(model) {
      const used = counted(usedBy(model));
      return [t('thieves-asks-all'), ...(used.length ? [t('thieves-used', { thieves: list(used) })] : [])];
    },
    figure: Figure,
  },
} satisfies ModuleUi;
