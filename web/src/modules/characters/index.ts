import { buildingName, cardName, tileName } from '../../games/alhambra/names';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Building } from '../../games/alhambra/wire';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi, Wording } from '..';
import Line from './Line.svelte';
import Panel from './Panel.svelte';
import { CALLED, fullName, isSpent, ownedBy, partOf } from './part';
import './pieces';
import { story } from './story';
import Strip from './Strip.svelte';

const decider = (model: PalaceModel): string => model.name(model.decider ?? 0);
const cardUp = (model: PalaceModel): string => fullName(partOf(model)?.auction?.card ?? '');
const amount = (model: PalaceModel): number => partOf(model)?.auction?.bid ?? 0;

/** Events that are called like the character whose power was used. */
const POWERS = ['fatima', 'knihstig', 'machma', 'laila', 'yammerad', 'hakim'];

/** Decisions that the panel asks; in all others passing is a button of the prompt. */
const ASKED = ['auction', 'bid', 'fatima'];

export default {
  key: 'characters',
  story,
  line: Line,
  strip: Strip,
  panel: Panel,
  scored: { rules: 'CHAR', name: () => t('characters-scored') },
  also: { rule: 'CHAR-25', text: ({ count }) => t('characters-also', { count }) },
  owns: (model) => model.seat !== null && ownedBy(model, model.seat).length > 0,
  moves: ['bid', 'auction won', ...POWERS],
  undo: {
    bid: () => t('characters-undo-bid'),
    'auction won': () => t('characters-undo-won'),
    ...Object.fromEntries(POWERS.map((name) => [name, () => t('characters-undo', { name: fullName(name) })])),
  },
  takeLimit: (model) => {
    const seat = model.seat;
    if (seat === null || !ownedBy(model, seat).includes('faruk')) return null;
    return isSpent(partOf(model), seat, 'faruk') ? null : 7;
  },
  offers(words, model) {
    const [first = ''] = words;
    if (['bid', 'pay', 'fatima', 'knihstig', 'hakim'].includes(first) || CALLED.includes(first)) return true;
    return first === 'pass' && ASKED.includes(model.kind);
  },
  wording,
  decisions: {
    auction: {
      interrupt: true,
      title: () => t('characters-auction-title'),
      hint: (model) => t('characters-auction-hint', { name: cardUp(model), bid: amount(model) }),
      waiting: (model) => t('characters-auction-wait', { name: decider(model), card: cardUp(model) }),
    },
    bid: {
      interrupt: true,
      title: (model) => t('characters-pay-title', { amount: amount(model) }),
      hint: (model) => t('characters-pay-hint', { name: cardUp(model) }),
      waiting: (model) => t('characters-pay-wait', { name: decider(model), amount: amount(model) }),
    },
    fatima: {
      interrupt: true,
      title: () => t('characters-fatima-title'),
      hint: () => t('characters-fatima-hint'),
      waiting: (model) => t('characters-decide-wait', { name: decider(model), card: fullName('fatima') }),
    },
    knihstig: {
      title: () => t('characters-knihstig-title'),
      hint: () => t('characters-knihstig-hint'),
      waiting: (model) => t('characters-decide-wait', { name: decider(model), card: fullName('knihstig') }),
    },
    rebuild: {
      claims: (model) => model.decider !== null && ownedBy(model, model.decider).includes('ammar') && !isSpent(partOf(model), model.decider, 'ammar'),
      title: () => t('characters-ammar-title'),
      hint: () => t('characters-ammar-hint'),
      waiting: (model) => t('characters-decide-wait', { name: decider(model), card: fullName('ammar') }),
    },
    hakim: {
      interrupt: true,
      title: () => t('characters-hakim-title'),
      hint: () => t('characters-hakim-hint'),
      waiting: (model) => t('characters-decide-wait', { name: decider(model), card: fullName('hakim') }),
    },
  },
} satisfies ModuleUi;

function wording(words: readonly string[], model: PalaceModel): Wording | null {
  const [first = '', second = '', ...more] = words;
  switch (first) {
    case 'fatima': {
      const title = second === 'keep' ? t('characters-fatima-keep') : t('characters-fatima-swap');
      return { button: title, title, hint: second === 'keep' ? '' : t('characters-fatima-swap-hint') };
    }
    case 'hakim': {
      const title = t('characters-hakim-choose', { family: buildingName(second as Building) });
      return { button: title, title, hint: t('characters-hakim-hint') };
    }
    case 'knihstig': {
      const title = t('characters-knihstig-take', { card: cardName(`${second} ${more[0] ?? ''}`) });
      return { button: title, title };
    }
    case 'yammerad':
      return { button: fullName(first), title: t('characters-yammerad-title'), hint: t('characters-yammerad-hint') };
    case 'laila': {
      const tile = second ? model.offer(Number(second) - 1)?.tile : undefined;
      const title = tile ? t('characters-laila-swap', { tile: tileName(tile) }) : t('characters-laila-title');
      return { button: fullName(first), title, hint: t('characters-laila-hint'), missing: t('characters-laila-missing') };
    }
    case 'machma': {
      const given = second ? cardName(`${second} ${more[0] ?? ''}`) : '';
      const taken = more.length > 2 ? cardName(`${more[1]} ${more[2]}`) : '';
      const title = taken ? t('characters-machma-swap', { given, taken }) : t('characters-machma-title');
      return { button: fullName(first), title, hint: t('characters-machma-hint'), missing: t('characters-machma-missing') };
    }
    default:
      return null;
  }
}
