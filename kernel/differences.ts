import type { Refusal } from './refusal.ts';

/** What is said about differences, of values: whoever looks for them may bring the sentences of another language. */
export interface DifferenceSentences {
  at(place: string, says: string): string;
  value(expected: string, found: string | null): string;
  refused(refusal: Refusal): string;
  legal(action: string, seat: number): string;
  notOpen(code: string): string;
  /** `null`: it was accepted. */
  code(expected: string, found: string | null): string;
  event(expected: string, told: readonly string[]): string;
}

export const differencesInEnglish: DifferenceSentences = {
  at: (place, says) => `${place}: ${says}`,
  value: (expected, found) => `expected ${expected}, found ${found ?? 'nothing'}`,
  refused: ({ refused, expected }) => `refused as ${refused}, expected ${expected}`,
  legal: (action, seat) => `${action} is legal for seat ${seat}`,
  notOpen: (code) => `not a choice that was open at all (${code}); say it under refused`,
  code: (expected, found) => `expected ${expected}, found ${found ?? 'accepted'}`,
  event: (expected, told) => `expected ${expected}, told were ${told.join(' ')}`,
};

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
  say: Pick<DifferenceSentences, 'at' | 'value'> = differencesInEnglish,
  path: Path = [],
): string[] {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((item, i) => differences(`${field}[${i}]`, item, found[i], mayLack, say, [...path, i]));
  }
  if (isRecord(expected) && isRecord(found)) {
    return Object.entries(expected).flatMap(([key, item]) => {
      const at = [...path, key];
      const name = field === '' ? key : `${field}.${key}`;
      if (Object.hasOwn(found, key)) return differences(name, item, found[key], mayLack, say, at);
      return mayLack(at, item) && (item === 0 || item === null) ? [] : [differs(name, item, undefined, say)];
    });
  }
  return expected === found ? [] : [differs(field, expected, found, say)];
}

function differs(
  field: string,
  expected: unknown,
  found: unknown,
  say: Pick<DifferenceSentences, 'at' | 'value'>,
): string {
  return say.at(field, say.value(JSON.stringify(expected), JSON.stringify(found) ?? null));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
