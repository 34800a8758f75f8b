/** Whether a sheet can be played with, as the server says; asked when nothing was changed for a moment. */

import { api, type Corrections, type Verdict } from '../../../lib/api';
import { settings } from '../../../lib/settings.svelte';
import { KEY } from '../key';

const PAUSE = 300; // milliseconds
const SEATS = 3;

export class Check {
  verdict: Verdict | null = $state.raw(null);
  unreachable = $state(false);

  constructor(components: () => Corrections | null) {
    $effect(() => {
      const sent = components();
      void settings.language; // the answer comes in it
      if (!sent) return undefined;
      let stale = false;
      const ask = (): void => void api.check({ game: KEY, seats: SEATS, components: sent }).then(
        (answer) => {
          if (stale) return;
          this.verdict = answer;
          this.unreachable = false;
        },
        () => void (stale || (this.unreachable = true)),
      );
      const timer = setTimeout(ask, PAUSE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  /** What is wrong with this fact, or with one inside it; empty: nothing. */
  at(where: string): string {
    const { ok = true, where: found = '', text = '' } = this.verdict ?? {};
    return !ok && (found === where || found.startsWith(`${where}.`)) ? text : '';
  }
}
