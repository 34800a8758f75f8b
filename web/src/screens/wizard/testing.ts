/** For tests: what a server may offer to play. */

import type { Library, ModuleInfo } from '../../lib/api';

const yesNo = [{ value: false, name: 'no' }, { value: true, name: 'yes' }];
type Values = { value: boolean | string; name: string }[];
export const option = (key: string, values: Values = yesNo, usually: boolean | string = false) => ({
  key, name: key, summary: '', kind: 'choice' as const, values, default: usually, rule: 'BASE-ED-01',
});
export const module = (key: string, box: number, more: Partial<ModuleInfo> = {}): ModuleInfo => ({
  key, name: key.toUpperCase(), summary: '', box, automatic: false, seats: [2, 3, 4, 5, 6], options: [], conflicts: [],
  rules: key, rule: 'X-01', ...more,
});
export const EXTRA = option('extra_action', [{ value: 'must', name: 'must' }, { value: 'may', name: 'may' }], 'must');
const named = (...keys: string[]) => keys.map((key) => ({ key, name: key, summary: '' }));

export function library(...modules: ModuleInfo[]): Library {
  return {
    version: '1', rules_version: '1', language: 'en', languages: ['en'], seats: { least: 2, most: 6 },
    editions: [
      { key: '2003', name: '2003', summary: '', options: { extra_action: 'may' }, default: false },
      { key: '2024', name: '2024', summary: '', options: { extra_action: 'must' }, default: true },
    ],
    modules: [module('guest', 0, { automatic: true, seats: [2], options: [option('guest_can_win')] }), ...modules],
    options: [EXTRA],
    bots: named('random', 'easy'),
    paces: named('untimed', 'live', 'correspondence').map((one) => ({ ...one, bounds: [] })),
    time_outs: named('bot', 'pass', 'resign'),
    reactions: [], components: [], buildings: [], currencies: [],
  };
}
