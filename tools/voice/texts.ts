/** Everything that a catalogue says: its texts as they are, its sentences with sample values. */
import type { Samples } from './samples.ts';

/** A text, and where it stands. */
export interface Text {
  readonly key: string;
  readonly text: string;
}

/** No text twice at one key. */
export function textsOf(catalogue: object, samples: Samples): Text[] {
  const texts = new Map<string, Text>();
  const add = (key: string, text: unknown) => {
    if (typeof text === 'string' && text !== '') texts.set(`${key}\n${text}`, { key, text });
  };
  walk(catalogue, '', (key, leaf) => {
    if (typeof leaf !== 'function') add(key, leaf);
    else for (const values of samples(key)) walk(leaf(...values), key, add);
  });
  return [...texts.values()];
}

function walk(node: unknown, key: string, seen: (key: string, leaf: unknown) => void): void {
  if (typeof node !== 'object' || node === null) seen(key, node);
  else for (const [name, value] of Object.entries(node)) walk(value, key === '' ? name : `${key}.${name}`, seen);
}
