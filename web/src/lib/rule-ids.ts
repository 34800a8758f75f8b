/** The rules that we tell in our own words, in the order of reading; the catalogues have a title and a text of each. */

export interface Section {
  key: string;
  module: string;
  ids: readonly string[];
}

const two = (number: number): string => String(number).padStart(2, '0');
const some = (family: string, numbers: readonly number[]): string[] =>
  numbers.map((number) => `${family}-${two(number)}`);
const upTo = (family: string, last: number): string[] =>
  some(family, Array.from({ length: last }, (_, index) => index + 1));

export const SECTIONS: readonly Section[] = [
  { key: 'comp', module: 'base', ids: upTo('BASE-COMP', 6) },
  { key: 'setup', module: 'base', ids: upTo('BASE-SETUP', 11) },
  { key: 'turn', module: 'base', ids: upTo('BASE-TURN', 5) },
  { key: 'money', module: 'base', ids: upTo('BASE-MONEY', 4) },
  { key: 'buy', module: 'base', ids: upTo('BASE-BUY', 6) },
  { key: 'redesign', module: 'base', ids: upTo('BASE-REDESIGN', 5) },
  { key: 'place', module: 'base', ids: upTo('BASE-PLACE', 9) },
  { key: 'eot', module: 'base', ids: upTo('BASE-EOT', 6) },
  { key: 'score', module: 'base', ids: upTo('BASE-SCORE', 8) },
  { key: 'wall', module: 'base', ids: upTo('BASE-WALL', 9) },
  { key: 'eog', module: 'base', ids: upTo('BASE-EOG', 10) },
  { key: '2p', module: 'base', ids: upTo('BASE-2P', 9) },
  { key: 'info', module: 'base', ids: upTo('BASE-INFO', 4) },
  { key: 'rul', module: 'base', ids: some('BASE-RUL', [1, 3, 4, 5, 8, 11, 13, 14, 15, 18, 22]) },
  { key: 'ed', module: 'base', ids: some('BASE-ED', [1, 2, 3, 6, 7, 8, 12]) },
  { key: 'vizier', module: 'vizier', ids: [...upTo('VIZ', 18), ...some('VIZ', [25, 36]), 'VIZ-R1', 'VIZ-R5'] },
  { key: 'exchange', module: 'currency_exchange', ids: [...some('EXCH', [3, 4, 5, 7, 8, 9, 10, 11]), 'EXCH-R3', 'EXCH-R4'] },
  {
    key: 'bonus', module: 'bonus_cards',
    ids: [...some('BONUS', [1, 2, 4, 5, 6, 7, 9])],
  },
  { key: 'huts', module: 'worker_huts', ids: some('HUT', [1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 14]) },
  {
    key: 'gates', module: 'city_gates',
    ids: [...some('GATE', [3, 4, 5, 7, 8, 10, 11, 12, 24]), 'GATE-R4'],
  },
  { key: 'diamonds', module: 'diamonds', ids: some('DIAM', [1, 2, 3, 4, 5, 6, 8]) },
  {
    key: 'characters', module: 'characters',
    ids: [...some('CHAR', [1, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]), 'CHAR-R2', 'CHAR-R6', 'CHAR-R7', 'CHAR-R8', 'CHAR-R9'],
  },
  { key: 'camps', module: 'camps', ids: [...upTo('CAMP', 19), ...some('CAMP', [20, 34]), 'CAMP-R1'] },
];

export const RULES: readonly string[] = SECTIONS.flatMap(({ ids }) => ids);
