/** Corrections as a file that `alhambra play --components FILE` takes: TOML, as far as these tables need it. */

import { isRecord } from '../kept';
import type { Corrections } from './facts';

const isTable = (value: unknown): value is Record<string, unknown> => isRecord(value);
const bare = /^[\w-]+$/;
const keyOf = (name: string): string => (bare.test(name) ? name : JSON.stringify(name));

/** A text between quotes. JSON escapes what TOML wants escaped, except the sign that deletes. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007F');

function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (!Array.isArray(value)) return String(value);
  const parts = value.map(written);
  return value.some(Array.isArray) ? `[\n${parts.map((one) => `  ${one},\n`).join('')}]` : `[${parts.join(', ')}]`;
}

function tables(path: string, table: Record<string, unknown>): string[] {
  const facts = Object.entries(table).filter(([, value]) => !isTable(value));
  const lines = facts.map(([name, value]) => `${keyOf(name)} = ${written(value)}\n`);
  const inner = Object.entries(table).flatMap(([name, value]) => (isTable(value) ? tables(`${path}.${keyOf(name)}`, value) : []));
  return lines.length ? [`[${path}]\n${lines.join('')}`, ...inner] : inner;
}

export const tomlOf = (corrections: Corrections): string => tables('sheet', corrections.sheet).join('\n');
