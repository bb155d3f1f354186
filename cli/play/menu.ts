/** Choices as numbered entries: one entry each, or a step at a time where a game has too many of them for one list. */
import { folded } from './explain.ts';

export interface Option {
  readonly label: string;
  /** One or more ways to come to it; a single step if it is to stand in the list as it is. */
  readonly ways: readonly (readonly string[])[];
}

interface Entry {
  readonly label: string;
  /** Indices of options: one is an answer, several open a list of their own … */
  readonly options: readonly number[];
  /** … after these steps. */
  readonly trail: readonly string[];
}

export interface Menu {
  /** The steps that lead here. */
  readonly trail: readonly string[];
  readonly entries: readonly Entry[];
}

/** So many choices are still easy to take in. */
const FEW = 12;

/** The choices as they are called, or by their steps if there are many and the game has steps for them. */
export function optionsOf(labels: readonly string[], ways: (choice: number) => Option['ways'] | undefined): Option[] {
  const inSteps = labels.length > FEW;
  return labels.map((label, choice) => ({ label, ways: (inSteps && ways(choice)) || [[label]] }));
}

/** What can be chosen after these steps. A step without an alternative is taken at once. */
export function menuAt(options: readonly Option[], trail: readonly string[] = []): Menu {
  const depth = trail.length;
  const entries = new Map<string, { way: readonly string[]; options: number[] }>();
  for (const [index, { ways }] of options.entries()) {
    for (const way of ways) {
      if (!trail.every((step, i) => way[i] === step)) continue;
      const entry = entries.get(way[depth]);
      if (entry === undefined) entries.set(way[depth], { way, options: [index] });
      // Two of its ways may begin alike.
      else if (entry.options.at(-1) !== index) entry.options.push(index);
    }
  }
  const [only] = entries;
  if (entries.size === 1 && only[1].options.length > 1) return menuAt(options, [...trail, only[0]]);
  const listed = [...entries.values()].map(({ way, options: meant }) => ({
    label: meant.length === 1 ? way.slice(depth).join(' · ') : `${way[depth]} …`,
    options: meant,
    trail: way.slice(0, depth + 1),
  }));
  // At first what there is more to say about; a single answer is often the one that ends the turn.
  if (depth === 0) listed.sort((a, b) => Number(a.options.length === 1) - Number(b.options.length === 1));
  return { trail, entries: listed };
}

/** The choices in whose labels all these words stand; `null` if there are none. */
export function menuOf(options: readonly Option[], given: string): Menu | null {
  const words = given.split(/\s+/).map(folded);
  if (words.join('') === '') return null;
  const entries = options.flatMap(({ label }, index) =>
    words.every((word) => folded(label).includes(word)) ? [{ label, options: [index], trail: [label] }] : [],
  );
  return entries.length === 0 ? null : { trail: [given], entries };
}
