/**
 * Reading JSON from outside: small readers that know where they are, so that a refusal can name the field.
 * Inside `reading` they throw; outside of it only values come back.
 */
import type { Need } from './need.ts';
import { isRefusal, type OrRefusal, type Refusal, type RefusalCode, refuse } from './refusal.ts';

/** Not an Error: it never leaves `reading`, and a stack trace would take most of the time of refusing something. */
class Unreadable {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** Runs a parser made of the readers below; what they object to becomes a Refusal. */
export function reading<T>(parse: () => T): OrRefusal<T> {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal;
    throw error;
  }
}

export function objectTo(
  field: string,
  expected: string | Need,
  found: unknown,
  code: RefusalCode = 'malformed',
): never {
  throw new Unreadable(refuse(code, field, expected, found));
}

/** Passes a value through, or throws the refusal it is, with the field where it stood. */
export function accept<T>(field: string, value: OrRefusal<T>): T {
  if (isRefusal(value)) {
    throw new Unreadable({ ...value, field: joined(field, value.field) });
  }
  return value as T;
}

/** A path of two parts: `moves[0]` and `seat` give `moves[0].seat`. */
export function joined(field: string, inner: string): string {
  if (field === '' || inner === '') return field + inner;
  return inner.startsWith('[') ? field + inner : `${field}.${inner}`;
}

/** An object with all of the required fields, perhaps some of the optional ones, and no others. */
export function readFields(
  field: string,
  value: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) objectTo(field, { is: 'object' }, value);
  const fields = value as Record<string, unknown>;
  const known = [...required, ...optional];
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) objectTo(joined(field, key), { is: 'known-field', known }, fields[key]);
  }
  for (const key of required) {
    if (!Object.hasOwn(fields, key)) objectTo(joined(field, key), { is: 'field' }, undefined);
  }
  return fields;
}

/** Whether a field was objected to for its name, not for what is in it. */
export function isUnknownField({ needs }: Refusal): boolean {
  return needs?.is === 'known-field';
}

export function readList(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) objectTo(field, { is: 'list' }, value);
  return value as unknown[];
}

export function readInteger(field: string, value: unknown, min: number, max: number = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max) {
    objectTo(field, { is: 'whole-number', min, max: max === Number.MAX_SAFE_INTEGER ? null : max }, value);
  }
  return value as number;
}

/** More than any box has of anything, and more turns than any match: whatever is listed one by one stays a list. */
const MOST_COUNTED = 9999;

/** How many there are of something. */
export function readCount(field: string, value: unknown, min = 0): number {
  const count = readInteger(field, value, min);
  if (count > MOST_COUNTED) objectTo(field, `a whole number of at most ${MOST_COUNTED}`, value);
  return count;
}

export function readBoolean(field: string, value: unknown): boolean {
  if (typeof value !== 'boolean') objectTo(field, { is: 'flag' }, value);
  return value as boolean;
}

export function readString(field: string, value: unknown): string {
  if (typeof value !== 'string') objectTo(field, { is: 'text' }, value);
  return value as string;
}

export function readChoice<T extends string>(field: string, value: unknown, choices: readonly T[]): T {
  if (!choices.includes(value as T)) objectTo(field, { is: 'one-of', values: choices }, value);
  return value as T;
}

/** `bytes` bytes as lower-case hexadecimal digits. */
export function readHex(field: string, value: unknown, bytes: number): string {
  if (typeof value !== 'string' || value.length !== bytes * 2 || !/^[0-9a-f]*$/.test(value)) {
    objectTo(field, { is: 'hex-digits', digits: bytes * 2 }, value);
  }
  return value as string;
}
