import type { Json } from '@yamanote/kernel';

/** Numbers for answers and outcomes: equal ones have the same number, in whatever world they are met. */
export interface Numbering {
  numberOf(thing: Json): number;
  /** What has this number; always the same object. */
  of(number: number): Json;
}

export function makeNumbering(): Numbering {
  const numbers = new Map<string, number>();
  const things: Json[] = [];
  return {
    numberOf(thing) {
      const text = JSON.stringify(thing);
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, things.length);
      return things.push(thing) - 1;
    },
    of: (number) => things[number],
  };
}
