/** Values to try the sentences of a catalogue with. */

type Values = readonly unknown[];

/** The sets of values for the sentence at a key. */
export type Samples = (key: string) => readonly Values[];

/** Samples for every sentence of a catalogue, in its own shape: a sentence without any does not compile. */
export type SamplesOf<W> = W extends (...values: infer V) => unknown
  ? readonly V[]
  : { readonly [K in keyof W as HasSentences<W[K]> extends true ? K : never]: SamplesOf<W[K]> };

type HasSentences<W> = W extends (...values: never) => unknown
  ? true
  : W extends readonly unknown[]
    ? false
    : W extends object
      ? true extends { [K in keyof W]: HasSentences<W[K]> }[keyof W]
        ? true
        : false
      : false;

export function inShapeOf<W>(samples: SamplesOf<W>): Samples {
  return (key) => {
    let found: unknown = samples;
    for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
    return given(found as readonly Values[] | undefined, key);
  };
}

/** For catalogues whose sentences take one set of named values: by where the sentence stands. */
export function byKey(samples: Readonly<Record<string, readonly unknown[]>>): Samples {
  return (key) => given(samples[key], key).map((values) => [values]);
}

function given<V>(values: readonly V[] | undefined, key: string): readonly V[] {
  if (values === undefined || values.length === 0)
    throw new Error(`the sentence ${key} is never tried: give it values`);
  return values;
}

/** Sets of values of which each but the first differs from it in one. */
export function vary<V extends object>(base: V, others: { readonly [K in keyof V]?: readonly V[K][] }): [V][] {
  const variants = Object.entries<readonly unknown[] | undefined>(others).flatMap(([key, values = []]) =>
    values.map((value) => ({ ...base, [key]: value })),
  );
  return [base, ...variants].map((values) => [values]);
}

export function each<V>(...values: readonly V[]): [V][] {
  return values.map((value) => [value]);
}

/** The numbers for which languages have forms of their own, or for which somebody may forget one. */
export const COUNTS = each(0, 1, 2, 5);
