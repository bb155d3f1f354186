/**
 * How a value differs from the parts of it that are expected, one sentence each. Objects may have more fields than
 * expected; lists must have the same length; an expected 0 or null also fits where nothing is.
 */
export function differences(field: string, expected: unknown, found: unknown): string[] {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((item, i) => differences(`${field}[${i}]`, item, found[i]));
  }
  if (isRecord(expected) && isRecord(found)) {
    return Object.entries(expected).flatMap(([key, item]) =>
      differences(field === '' ? key : `${field}.${key}`, item, Object.hasOwn(found, key) ? found[key] : undefined),
    );
  }
  if (expected === found || (found === undefined && (expected === 0 || expected === null))) return [];
  return [`${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found) ?? 'nothing'}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
