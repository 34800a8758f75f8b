/** What single keys do at this table. */

import { tick } from 'svelte';
import type { SHARED_LETTERS } from '../../../lib/letters';
import type { KeyAction } from '../keys';
import type { DiceModel } from './model.svelte';

type Actions = Record<Exclude<KeyAction, keyof typeof SHARED_LETTERS | 'score' | 'hint'>, () => void>;

export function actionsOf(model: DiceModel): Actions {
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  const picked = (): void => void tick().then(() => model.move && focus('[data-testid="confirm"]'));
  return {
    sheet: () => focus('[data-region="sheet"] [role="gridcell"][tabindex="0"]'),
    coins: () => {
      model.pickCoins();
      picked();
    },
    change: () => model.beginChange(),
    less: () => void model.nudge(-1),
    more: () => void model.nudge(1),
    decline: () => void (model.kind === 'second' && model.play('pass')),
  };
}
