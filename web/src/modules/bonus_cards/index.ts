import { cellKey } from '../../games/alhambra/art/board';
import { tileName } from '../../games/alhambra/names';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import Line from './Line.svelte';
import { heldBy, shownBy } from './part';
import Stars from './Stars.svelte';
import { story } from './story';
import Strip from './Strip.svelte';

export default {
  key: 'bonus_cards',
  story,
  line: Line,
  strip: Strip,
  palace: Stars,
  owns: (model) => model.seat !== null && heldBy(model, model.seat).length + shownBy(model, model.seat).length > 0,
  moves: ['bonus show'],
  undo: { 'bonus show': (tile) => t('bonus_cards-undo', { tile }) },
  also: { rule: 'BONUS-05', text: ({ count }) => t('bonus_cards-also', { count }) },
  offers: ([first, second]) => first === 'bonus' && second === 'show',
  wording([first, second, tile = '']) {
    if (first !== 'bonus' || second !== 'show') return null;
    const title = t('bonus_cards-show', { tile: tileName(tile) });
    return { button: title, title, hint: t('bonus_cards-show-hint'), confirm: t('bonus_cards-show-button') };
  },
  spoken(model, seat, cell) {
    const tile = model.player(seat)?.alhambra.tiles.find((one) => cellKey(one.cell) === cellKey(cell))?.tile ?? '';
    return shownBy(model, seat).includes(tile) ? [t('bonus_cards-counts-twice')] : [];
  },
  decisions: {
    bonus: {
      interrupt: true,
      title: () => t('bonus_cards-window-title'),
      hint: () => t('bonus_cards-window-hint'),
      offers: (model) => {
        const [only, ...more] = model.moves.filter((move) => move.text.startsWith('bonus show '));
        return only && !more.length ? only.text : null;
      },
      waiting: (model) => t('bonus_cards-window-wait', { name: model.name(model.decider ?? 0) }),
    },
  },
} satisfies ModuleUi;
