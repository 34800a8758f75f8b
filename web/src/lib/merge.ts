type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON merge patch (RFC 7396): objects are merged, everything else is replaced, null removes. Nothing is changed in place. */
export function merged(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Plain = isObject(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}
