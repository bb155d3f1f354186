import { same } from '../json.ts';

/** Where the second value first differs from the first one, in words; `null` if it does not. */
export function difference(expected: unknown, found: unknown): string | null {
  return same(expected, found) ? null : locate(expected, found, '');
}

function locate(expected: unknown, found: unknown, path: string): string {
  if (isCompound(expected) && isCompound(found) && Array.isArray(expected) === Array.isArray(found)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(expected, key)) return `${inner} should not be there, but is ${brief(found[key])}`;
      if (!Object.hasOwn(found, key)) return `${inner} should be ${brief(expected[key])}, but is missing`;
      if (!same(expected[key], found[key])) return locate(expected[key], found[key], inner);
    }
  }
  return `${path || 'it'} should be ${brief(expected)}, but is ${brief(found)}`;
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function brief(value: unknown): string {
  const text = Object.is(value, -0) ? '-0' : typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (text === undefined) return typeof value;
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
