/** Sheets of one's own, kept in this browser. */

import { isRecord, keepAt, keptAt } from '../kept';
import { copyOf, isFacts, printFor, type SheetFacts } from './facts';

export interface OwnSheet {
  id: string;
  name: string;
  facts: SheetFacts;
}

const NAME = 'alhambra-dice-sheets';
export const LONGEST_NAME = 40;

const isSheet = (value: unknown): value is OwnSheet =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && isFacts(value['facts']);

/** A name that no other sheet has: "Anna", "Anna 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const name = wanted.trim().slice(0, LONGEST_NAME);
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const tried = `${name.slice(0, LONGEST_NAME - 4)} ${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

export class SavedSheets {
  #all: readonly OwnSheet[] = $state.raw([]);
  /** The last change is not kept: the browser keeps nothing, or is full. */
  lost = $state(false);

  constructor() {
    this.reload();
  }

  get all(): readonly OwnSheet[] {
    return this.#all;
  }

  /** Another tab may have changed them. */
  reload(): void {
    if (this.lost) return;
    const found = keptAt(NAME);
    this.#all = Array.isArray(found) ? found.filter(isSheet) : [];
  }

  find(id: string): OwnSheet | null {
    return this.#all.find((one) => one.id === id) ?? null;
  }

  /** Keep a sheet; one with the same id is replaced. No two have the same name. */
  keep(sheet: OwnSheet): OwnSheet {
    this.reload();
    const others = this.#all.filter((one) => one.id !== sheet.id);
    const kept = { ...sheet, name: freeName(sheet.name, others.map((one) => one.name)), facts: copyOf(sheet.facts) };
    const at = this.#all.findIndex((one) => one.id === sheet.id);
    this.#write(at < 0 ? [...this.#all, kept] : this.#all.map((one) => (one.id === kept.id ? kept : one)));
    return kept;
  }

  add(name: string, facts: SheetFacts): OwnSheet {
    return this.keep({ id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, name, facts });
  }

  remove(id: string): void {
    this.reload();
    this.#write(this.#all.filter((one) => one.id !== id));
  }

  /** What a sheet is called here that has this print in a game of so many; '': there is none. */
  nameOf(print: string, total: number): string {
    return this.#all.find((one) => printFor(one.facts, total) === print)?.name ?? '';
  }

  #write(all: readonly OwnSheet[]): void {
    this.#all = all;
    this.lost = !keepAt(NAME, all);
  }
}

export const savedSheets = new SavedSheets();
