/**
 * The window between two turns. What modules let people do there is one question, with one order of priority and one
 * wish of each person: to be asked or not. What somebody could do is never told by it: whoever is not asked passes
 * after as long as somebody might think.
 */

import { t } from '../../../lib/i18n.svelte';
import type { Between, DecisionUi } from '../../../modules';
import type { PalaceModel } from './model.svelte';
import { wishAt } from './wishes.svelte';

/** From the player whose turn is next round to the one who has just played. */
export function priority(model: PalaceModel): number[] {
  const seats = model.seats;
  const next = (seats.indexOf(model.view?.active ?? 0) + 1) % Math.max(1, seats.length);
  return [...seats.slice(next), ...seats.slice(0, next)];
}

/** Whose turn comes when the window is closed? */
export const isNext = (model: PalaceModel, seat: number): boolean => priority(model)[0] === seat;

/** Under what a wish is kept: people who share a screen have one each. */
export function wishKey(model: PalaceModel): string {
  const shared = (model.you?.seats.length ?? 0) > 1 && model.seat !== null;
  return shared ? `${model.source.key}/${model.seat}` : model.source.key;
}

/** The question, of all modules in play that have something for the window. */
export function betweenTurns(ways: readonly Between[]): DecisionUi {
  const usable = (model: PalaceModel): readonly Between[] => ways.filter((one) => one.can(model));
  const offering = (model: PalaceModel): Between | undefined => ways.find((one) => one.offers?.(model));
  const hints = (model: PalaceModel, some: readonly Between[]): string => some.map((one) => one.hint(model)).join(' ');
  const buys = ways.find((one) => one.buys)?.buys;
  const takes = ways.find((one) => one.takes)?.takes;
  return {
    interrupt: true,
    ...(buys ? { buys } : {}),
    ...(takes ? { takes } : {}),
    asks(model) {
      const wish = wishAt(wishKey(model));
      return wish === 'always' || (wish === 'able' && model.moves.some(({ verb }) => verb !== 'pass'));
    },
    offers: (model) => offering(model)?.offers?.(model) ?? null,
    besides: (model) => hints(model, usable(model).filter((one) => one !== offering(model))),
    title(model) {
      const [only, ...more] = usable(model).length ? usable(model) : ways;
      return only && !more.length ? only.title() : t('table-interlude-title');
    },
    hint: (model) => hints(model, usable(model)) || t('table-interlude-nothing'),
    waiting: (model) => t('table-interlude-wait', { name: model.name(model.decider ?? 0) }),
  };
}
