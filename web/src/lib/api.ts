/** HTTP calls of the server, typed by its own description (schema.d.ts is generated from it). */

import type { components } from './schema';
import { settings } from './settings.svelte';
import type { GameEvent, View } from './wire';

type Schemas = components['schemas'];
/** Corrections of printed facts: what they hold is each game's own business, so the description cannot say it. */
export type Corrections = Record<string, unknown>;
type Corrected<T> = Omit<T, 'components'> & { components: Corrections };
// What has a default may be left out, which the generated types do not say.
export type NewTable = Partial<Corrected<Schemas['NewTable']>> & Pick<Schemas['NewTable'], 'name' | 'seats'>;
export type Opened = Schemas['Opened'];
export type Library = Schemas['Library'];
export type ModuleInfo = Schemas['ModuleInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Verdict = Schemas['Verdict'];
export type Reading = Partial<Corrected<Schemas['Reading']>> & Pick<Schemas['Reading'], 'ok'>;
export type Mix = Partial<Corrected<Schemas['Mix']>>;
export type SetupGuide = Schemas['SetupGuide'];
export type TableSummary = Schemas['TableSummary'];
export type TableAndYou = Schemas['TableAndYou'];
export type DeviceInfo = Schemas['DeviceInfo'];
export type DeviceList = Schemas['DeviceList'];
export type Notices = Schemas['Notices'];
export type NoticeWish = Schemas['NoticeWish'];
export type PushKey = Schemas['PushKey'];
export type PushWish = Schemas['PushWish'];
export type Pairing = Schemas['Pairing'];
export type PairingOffer = Schemas['PairingOffer'];
export type RuleLine = Schemas['RuleLine'];
export type RuleInfo = Schemas['RuleInfo'];
export type ReplaySummary = Schemas['ReplaySummary'];
export type ReplayInfo = Omit<Schemas['ReplayInfo'], 'events'> & { events: GameEvent[] };
export interface PositionInfo {
  ply: number;
  view: View;
  /** What the game tells besides. */
  [fact: string]: unknown;
}

/** The server said no, or could not be reached (status 0, reason "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly text: string,
    readonly rule = '',
  ) {
    super(text || reason);
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set('language', settings.language);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: body ? { 'Content-Type': 'application/json', Accept: 'application/json' } : { Accept: 'application/json' },
      body: body ? JSON.stringify(body) : null,
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, 'unreachable', '');
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { reason?: string; text?: string; rule?: string };
  throw new ApiError(response.status, problem.reason ?? 'internal', problem.text ?? '', problem.rule ?? '');
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body?: object): Promise<T> => call<T>('POST', path, body);
const at = (key: string, rest = ''): string => `/api/tables/${encodeURIComponent(key)}${rest}`;

export const api = {
  call,
  library: (game?: string) => get<Library>(game ? `/api/library?game=${encodeURIComponent(game)}` : '/api/library'),
  games: () => get<GameInfo[]>('/api/library/games'),
  check: (mix: Mix) => post<Verdict>('/api/library/check', mix),
  /** A file with corrections of printed facts. */
  readComponents: (game: string, text: string) => post<Reading>('/api/library/components', { game, text }),
  setup: (mix: { game: string; players: number; edition: string; modules: readonly string[]; options: readonly string[] }) => {
    const query = new URLSearchParams({ game: mix.game, seats: String(mix.players) });
    if (mix.edition) query.set('edition', mix.edition);
    for (const module of mix.modules) query.append('modules', module);
    for (const option of mix.options) query.append('options', option);
    return get<SetupGuide>(`/api/library/setup?${query}`);
  },
  open: (wish: NewTable) => post<Opened>('/api/tables', wish),
  publicTables: () => get<Schemas['Listing']>('/api/tables'),
  myTables: () => get<Schemas['Listing']>('/api/me/tables'),
  table: (key: string) => get<TableAndYou>(at(key)),
  /** What is not as printed there. */
  components: (key: string) => get<{ components: Corrections }>(at(key, '/components')),
  join: (key: string, name: string, token?: string, seat?: number) => post<TableAndYou>(at(key, '/join'), { name, token, seat }),
  leave: (key: string, seat: number) => post<TableAndYou>(at(key, '/leave'), { seat }),
  newLink: (key: string, seat: number) => post<Schemas['Link']>(at(key, '/links'), { seat }),
  /** A new link for a seat that its player has to leave. */
  reassign: (key: string, seat: number) => post<Schemas['Link']>(at(key, '/links'), { seat, vacate: true }),
  newInvitation: (key: string) => post<Schemas['Invitation']>(at(key, '/invitation')),
  offerSeat: (key: string, seat: number) => post<Schemas['Link']>(at(key, `/seats/${seat}/link`)),
  reach: () => get<Schemas['Reach']>('/api/reach'),
  start: (key: string, fill?: string, bots: string[] = []) => post<TableAndYou>(at(key, '/start'), fill ? { fill, bots } : {}),
  close: (key: string) => post<TableAndYou>(at(key, '/close')),
  rematch: (key: string) => post<Opened>(at(key, '/rematch')),
  substitute: (key: string, seat: number, level?: string) => post<TableAndYou>(at(key, `/seats/${seat}/bot`), level ? { level } : {}),
  comeBack: (key: string, seat: number) => post<TableAndYou>(at(key, `/seats/${seat}/return`)),
  resign: (key: string, seat: number) => post<TableAndYou>(at(key, `/seats/${seat}/resign`)),
  recordUrl: (key: string) => at(key, '/record'),
  tableReplay: (key: string) => get<ReplayInfo>(at(key, '/replay')),
  tablePosition: (key: string, ply: number) => get<PositionInfo>(at(key, `/positions/${ply}`)),
  upload: (record: string) => post<ReplaySummary>('/api/replays', { record }),
  replay: (key: string) => get<ReplayInfo>(`/api/replays/${encodeURIComponent(key)}`),
  replayPosition: (key: string, ply: number) => get<PositionInfo>(`/api/replays/${encodeURIComponent(key)}/positions/${ply}`),
  rules: () => get<RuleLine[]>('/api/rules'),
  rule: (id: string) => get<RuleInfo>(`/api/rules/${encodeURIComponent(id)}`),
};
