/** A table that is being thought out: seats, rules, pace. What a mix of modules may be is the server's business. */

import type { Corrections, Library, ModuleInfo, NewTable, OptionInfo } from '../../lib/api';
import { botNames, cleanName, freeName, LONGEST_TITLE, myName, peopleNames } from '../../lib/naming';

export type SeatKind = 'here' | 'link' | 'bot';
export type OptionValue = OptionInfo['values'][number]['value'];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

export interface PaceDraft {
  kind: 'untimed' | 'live' | 'correspondence';
  reserve: number; // seconds
  increment: number; // seconds
  days: number;
}

export interface Draft {
  title: string;
  edition: string;
  seats: SeatDraft[];
  pace: PaceDraft;
  timeOut: NonNullable<NewTable['time_out']>;
  spectators: boolean;
  listed: boolean;
  modules: string[];
  /** Only what differs from the edition. */
  options: Record<string, OptionValue>;
  /** Corrections of printed facts, as files have them; null: all is as printed. */
  components: Corrections | null;
  /** The preset that was chosen last; it counts only as long as the modules are still its own. */
  preset: string;
}

export const LIVE_PACES = [
  { reserve: 600, increment: 10 },
  { reserve: 1200, increment: 15 },
  { reserve: 2400, increment: 30 },
] as const;
export const DAYS = [1, 3, 7] as const;

// ------------------------------------------------------------------------------------------------------------ modules

/** The modules that somebody can choose; others join by themselves. */
export const choosable = (library: Library): ModuleInfo[] => library.modules.filter((one) => !one.automatic);

export function toggleModule(draft: Draft, key: string, library: Library): void {
  const chosen = new Set(draft.modules);
  if (!chosen.delete(key)) chosen.add(key);
  // In the order of the library, so that the same mix is always the same list.
  draft.modules = choosable(library).map((one) => one.key).filter((one) => chosen.has(one));
  const allowed = new Set(optionsOf(draft, library).map((one) => one.key));
  draft.options = Object.fromEntries(Object.entries(draft.options).filter(([name]) => allowed.has(name)));
}

// ------------------------------------------------------------------------------------------------------------ options

/** Every option that has a say: those of the game, of its modules, and of modules that join by themselves. */
export function optionsOf(draft: Draft, library: Library): OptionInfo[] {
  const active = library.modules.filter(
    (one) => draft.modules.includes(one.key) || (one.automatic && one.seats.includes(draft.seats.length)),
  );
  const all = [...library.options, ...active.flatMap((one) => one.options)];
  return all.filter(({ seats }) => !seats?.length || seats.includes(draft.seats.length));
}

/** The options that were changed and have a say with so many players. */
export function optionsIn(draft: Draft, library: Library): Draft['options'] {
  const keys = new Set(optionsOf(draft, library).map((one) => one.key));
  return Object.fromEntries(Object.entries(draft.options).filter(([key]) => keys.has(key)));
}

/** What an option is without anybody touching it. */
export function usual(option: OptionInfo, draft: Draft, library: Library): OptionValue {
  return library.editions.find((one) => one.key === draft.edition)?.options[option.key] ?? option.default;
}

export function valueOf(option: OptionInfo, draft: Draft, library: Library): OptionValue {
  return draft.options[option.key] ?? usual(option, draft, library);
}

export function setOption(draft: Draft, option: OptionInfo, value: OptionValue, library: Library): void {
  const { [option.key]: _, ...others } = draft.options;
  draft.options = value === usual(option, draft, library) ? others : { ...others, [option.key]: value };
}

/** An edition has its own values: what was changed by hand is forgotten where it is the same now. */
export function setEdition(draft: Draft, edition: string, library: Library): void {
  draft.edition = edition;
  for (const option of optionsOf(draft, library)) {
    const value = draft.options[option.key];
    if (value !== undefined) setOption(draft, option, value, library);
  }
}

/** Names of values in brackets are for programs: « obligatoire (must) » → « obligatoire ». */
export const forPeople = (summary: string): string => summary.replace(/\s\([a-z_]+\)/g, '');

// -------------------------------------------------------------------------------------------------------------- seats

export function addSeat(draft: Draft, library: Library): void {
  if (draft.seats.length >= library.seats.most) return;
  draft.seats.push({ kind: 'bot', name: '', level: easiest(library) });
}

export function removeSeat(draft: Draft, index: number, library: Library): void {
  if (index > 0 && draft.seats.length > library.seats.least) draft.seats.splice(index, 1);
}

/** The bot that is offered first. */
export const easiest = (library: Library): string =>
  (library.bots.find((one) => one.key === 'easy') ?? library.bots[0])?.key ?? 'easy';

/** Nobody has to be waited for. */
export const startsAtOnce = (draft: Draft): boolean => draft.seats.every((seat) => seat.kind !== 'link');

/** What everybody is called, the host first: a seat without a name gets one, and no two are alike. */
export function namesAt(draft: Draft, host: string): string[] {
  const given = draft.seats.map((seat, index) => (index === 0 ? cleanName(host) : cleanName(seat.name)));
  if (!given[0]) given[0] = myName(given);
  const taken: string[] = [];
  for (const [index, name] of given.entries()) {
    if (name) taken.push((given[index] = freeName([name], taken)));
  }
  return draft.seats.map((seat, index) => {
    // Whoever comes by a link brings a name; until then the host may have noted for whom it is.
    if (given[index] || seat.kind === 'link') return given[index] ?? '';
    const name = freeName(seat.kind === 'bot' ? botNames() : peopleNames(), taken);
    taken.push(name);
    return name;
  });
}

// ---------------------------------------------------------------------------------------------------- start and end

/** Me and two easy bots, if so many can play: nothing has to be chosen. */
export function firstDraft(library: Library): Draft {
  const bot: SeatDraft = { kind: 'bot', name: '', level: easiest(library) };
  const others = Math.max(library.seats.least, Math.min(3, library.seats.most)) - 1;
  return {
    title: '',
    edition: (library.editions.find((one) => one.default) ?? library.editions[0])?.key ?? '',
    seats: [{ kind: 'here', name: '', level: bot.level }, ...Array.from({ length: others }, () => ({ ...bot }))],
    pace: { kind: 'untimed', ...LIVE_PACES[0], days: 3 },
    timeOut: 'bot',
    spectators: true,
    listed: false,
    modules: [],
    options: {},
    components: null,
    preset: 'base',
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** The draft of last time, as far as it still can be played. Whatever cannot be read is as at first. */
export function restoredDraft(text: string | null, library: Library): Draft {
  const draft = firstDraft(library);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return draft;
  }
  if (!isRecord(kept)) return draft;
  const { edition, seats, pace, timeOut, spectators, listed, modules, options, components, preset } = kept;
  if (library.editions.some((one) => one.key === edition)) draft.edition = edition as string;
  if (Array.isArray(seats)) draft.seats = restoredSeats(seats, draft, library);
  if (isRecord(pace) && library.paces.some((one) => one.key === pace['kind'])) {
    draft.pace = restoredPace(pace, draft.pace);
  }
  if (library.time_outs.some((one) => one.key === timeOut)) draft.timeOut = timeOut as Draft['timeOut'];
  if (typeof spectators === 'boolean') draft.spectators = spectators;
  if (typeof listed === 'boolean') draft.listed = listed;
  if (Array.isArray(modules)) {
    draft.modules = choosable(library).map((one) => one.key).filter((one) => modules.includes(one));
  }
  if (isText(preset)) draft.preset = preset;
  if (isRecord(components)) draft.components = components; // whether it can be played with, the server says
  if (isRecord(options)) {
    for (const option of optionsOf(draft, library)) {
      const known = option.values.find(({ value }) => value === options[option.key]);
      if (known) setOption(draft, option, known.value, library);
    }
  }
  return draft;
}

function restoredSeats(kept: unknown[], first: Draft, library: Library): SeatDraft[] {
  const found = kept.filter(isRecord).map((one): SeatDraft => ({
    kind: one['kind'] === 'here' || one['kind'] === 'link' ? one['kind'] : 'bot',
    name: isText(one['name']) ? cleanName(one['name']) : '',
    level: library.bots.some((bot) => bot.key === one['level']) ? (one['level'] as string) : easiest(library),
  }));
  const { least, most } = library.seats;
  if (found.length < least || found.length > most || found[0]?.kind !== 'here') return first.seats;
  return found;
}

/** A draft for another game, with the people, their seats and the pace of this one, as far as they fit. */
export function carriedOver(from: Draft, to: Draft, library: Library): Draft {
  const { least, most } = library.seats;
  const level = (one: string): string => (library.bots.some((bot) => bot.key === one) ? one : easiest(library));
  const seats = from.seats.slice(0, most).map((seat) => ({ ...seat, level: level(seat.level) }));
  while (seats.length < least) seats.push({ kind: 'bot', name: '', level: easiest(library) });
  const { title, pace, timeOut, spectators, listed } = from;
  return { ...to, seats, title, pace: { ...pace }, timeOut, spectators, listed };
}

function restoredPace(kept: Record<string, unknown>, usualPace: PaceDraft): PaceDraft {
  const live = LIVE_PACES.find((one) => one.reserve === kept['reserve'] && one.increment === kept['increment']);
  const days = DAYS.find((one) => one === kept['days']);
  return { ...usualPace, kind: kept['kind'] as PaceDraft['kind'], ...live, ...(days ? { days } : {}) };
}

/** What the server is asked for; `names` are those of the seats, `title` is for a table that was given none. */
export function wishOf(draft: Draft, names: readonly string[], title: string, library: Library): NewTable {
  const { pace } = draft;
  return {
    name: names[0] ?? '',
    title: cleanName(draft.title, LONGEST_TITLE) || cleanName(title, LONGEST_TITLE),
    edition: draft.edition,
    seats: draft.seats.map((seat, index) => ({ kind: seat.kind, name: names[index] ?? '', level: seat.level })),
    modules: [...draft.modules],
    options: optionsIn(draft, library),
    ...(draft.components ? { components: draft.components } : {}),
    pace:
      pace.kind === 'live' ? { kind: 'live', reserve: pace.reserve, increment: pace.increment }
      : pace.kind === 'correspondence' ? { kind: 'correspondence', days: pace.days }
      : { kind: 'untimed' },
    time_out: draft.timeOut,
    spectators: draft.spectators,
    listed: draft.listed,
    start: startsAtOnce(draft),
  };
}

// ------------------------------------------------------------------------------------------------------------ summary

/** How long most games last, in minutes: 15, and 12 for each player, and 5 for each module. */
export const usualMinutes = (draft: Draft): number => 15 + 12 * draft.seats.length + 5 * draft.modules.length;

/** From and to, a tenth less or more than what a game says. */
export function minutes(draft: Draft, middle = usualMinutes(draft)): [number, number] {
  const round = (value: number): number => Math.round(value / 5) * 5;
  return [round(middle * 0.9), round(middle * 1.1)];
}

export interface Objection {
  module: ModuleInfo;
  /** It is not played with so many. */
  seats: number[];
  /** Names of the chosen modules and options that it does not go with. */
  against: string[];
}

/** Why modules that are chosen do not fit; the server has the last word. */
export function objections(draft: Draft, library: Library): Objection[] {
  const chosen = choosable(library).filter((one) => draft.modules.includes(one.key));
  const options = optionsOf(draft, library);
  return chosen
    .map((module) => ({
      module,
      seats: module.seats.includes(draft.seats.length) ? [] : module.seats,
      against: module.conflicts.flatMap((conflict) => {
        const other = chosen.find((one) => one.key === conflict.module);
        const option = options.find(
          (one) => one.key === conflict.option && valueOf(one, draft, library) === conflict.value,
        );
        return [...(other ? [other.name] : []), ...(option ? [option.name] : [])];
      }),
    }))
    .filter((one) => one.seats.length > 0 || one.against.length > 0);
}
