import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashOf, same } from './json.ts';

/** The same value with the keys of all its objects written in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, turned(item)]));
}

test('the order of keys makes no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(same(value, turned(value))).toBe(true);
      expect(canonical(turned(value))).toBe(canonical(value));
      expect(hashOf(turned(value))).toBe(hashOf(value));
    }),
    { seed: 1 },
  );
});

test('two values are the same if and only if their canonical texts are', () => {
  // Few different leaves, so that both cases come up.
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, 0, 1, '', 'a', true), tie('list'), tie('record')),
    list: fc.array(tie('value'), { maxLength: 2 }),
    record: fc.dictionary(fc.constantFrom('a', 'b', 'length', '__proto__'), tie('value'), { maxKeys: 2 }),
  }));
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('a canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(same(JSON.parse(canonical(value)), value)).toBe(true);
    }),
    { seed: 1 },
  );
});

test.each([
  [[], {}],
  [{ a: null }, {}],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [{ 0: 1 }, [1]],
  [null, {}],
  ['1', 1],
])('%j and %j are not the same', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});

test('a fingerprint is the SHA-256 of the canonical text', () => {
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});
