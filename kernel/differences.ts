/** The keys that lead from a value to a part of it. */
export type Path = readonly (string | number)[];

/**
 * How a value differs from the parts of it that are expected, one sentence each. Objects may have more fields than
 * expected; lists must have the same length. `mayLack` says of a field that is expected but not there whether it is one
 * that a zero or nothing need not be written down for: then an expected 0 or null fits.
 */
export function differences(
  field: string,
  expected: unknown,
  found: unknown,
  mayLack: (path: Path, expected: unknown) => boolean = () => false,
  path: Path = [],
): string[] {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((item, i) => differences(`${field}[${i}]`, item, found[i], mayLack, [...path, i]));
  }
  if (isRecord(expected) && isRecord(found)) {
    return Object.entries(expected).flatMap(([key, item]) => {
      const at = [...path, key];
      const name = field === '' ? key : `${field}.${key}`;
      if (Object.hasOwn(found, key)) return differences(name, item, found[key], mayLack, at);
      return mayLack(at, item) && (item === 0 || item === null) ? [] : [differs(name, item, undefined)];
    });
  }
  return expected === found ? [] : [differs(field, expected, found)];
}

function differs(field: string, expected: unknown, found: unknown): string {
  return `${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found) ?? 'nothing'}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
