import { parseMove, totalOf } from '../../games/alhambra/moves';
import { cardName, tileName } from '../../games/alhambra/names';
import { moneyOf, sumOf } from '../../games/alhambra/table/market-payment';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { list, t } from '../../lib/i18n.svelte';
import type { ModuleUi, Wording } from '..';
import Figure from './Figure.svelte';
import Pawn from './Pawn.svelte';
import { story } from './story';
import { asksAll, isAwake, offers } from './window';

export default {
  key: 'vizier',
  story,
  line: Pawn,
  moves: ['vizier wakes', 'vizier sleeps'],
  wording,
  undo: { 'vizier wakes': () => t('vizier-undo-wakes') },
  between: {
    buys: 'vizier buy',
    has: (model, seat) => (isAwake(model, seat) ? t('vizier-awake') : ''),
    can: (model) => model.has('buy'),
    offers: (model) => offers(model)[0]?.move ?? null,
    title: () => t('vizier-call'),
    hint: (model) => (model.has('buy') ? '' : t('vizier-call-nothing')),
    notes: (model) => [asksAll(model) ? t('vizier-asks-all') : t('vizier-asks-able')],
    figure: Figure,
  },
} satisfies ModuleUi;

function wording(words: readonly string[], model: PalaceModel): Wording | null {
  const [first, second, tile = ''] = words;
  if (first !== 'vizier') return null;
  if (second === 'wake') return { button: t('vizier-wake'), title: t('vizier-wake-ask'), icon: 'vizier' };
  const move = parseMove(words.join(' '));
  if (second !== 'buy' || move.verb !== 'buy') return null;
  const { cards, means } = move;
  const [currency = '', ...mixed] = moneyOf(cards);
  const sum = cardName(`${currency} ${totalOf(cards)}`);
  const paid = mixed.length ? list(cards.map(cardName)) : cards.length > 1 ? `${sumOf(cards)} = ${sum}` : sum;
  const price = [paid, means && cardName(means)].filter(Boolean).join(' + ');
  const others = offers(model).map((one) => parseMove(one.move)).flatMap((one) => ('tile' in one && one.tile !== tile ? [tileName(one.tile)] : []));
  const hint = t('vizier-call-hint', { tile: tileName(tile), price });
  return {
    button: t('vizier-call-button', { tile: tileName(tile) }),
    title: t('vizier-call'),
    hint: others.length ? `${hint} ${t('vizier-call-others', { tiles: list(others) })}` : hint,
    confirm: t('vizier-call-button', { tile: tileName(tile) }),
    figure: Figure,
  };
}
