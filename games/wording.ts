/** How a game's texts are found, the same for every game. */
import type { Options } from '@yamanote/kernel';
import type { Names, Speech, Topic } from './room.ts';

/** Somebody in a sentence: a language says "you" where it is the reader. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

export function personOf(names: Names, seat: number): Person {
  return { name: names[seat], you: names.you === seat };
}

export function namesFor(names: readonly string[], you: number | null): Names {
  return Object.assign([...names], { you });
}

/** The text of that name; there must be one. */
export function textFor<V>(texts: Readonly<Record<string, V>>, id: string, what: string): V {
  if (!Object.hasOwn(texts, id)) throw new Error(`there are no words for the ${what} "${id}"`);
  return texts[id];
}

/** The text of that name, if there is one. */
export function textIfAny(texts: Readonly<Record<string, string>>, id: string): string | null {
  return Object.hasOwn(texts, id) ? texts[id] : null;
}

/** An event's line: that of its type takes events of that type, which the compiler cannot follow through a variable. */
export function lineFor(lines: object, event: { readonly type: string }, names: readonly string[]): string {
  const line = lines[event.type as never] as (event: unknown, name: (seat: number) => string) => string;
  return line(event, (seat) => names[seat]);
}

/** The same for lines that speak to the reader: they get persons instead of names. */
export function lineTo(lines: object, event: { readonly type: string }, names: Names): string {
  const line = lines[event.type as never] as (event: unknown, who: (seat: number) => Person) => string;
  return line(event, (seat) => personOf(names, seat));
}

/** Topics that are nothing but texts. */
export function topicsIn(texts: Readonly<Record<string, Omit<Topic, 'id'>>>): Topic[] {
  return Object.entries(texts).map(([id, text]) => ({ id, ...text }));
}

/** What a game says at a table with these options. */
export function speechAt(speech: Speech, options: Options): Speech {
  const { turn } = speech;
  return {
    ...speech,
    event: (event, names) => speech.event(event, names, options),
    explain: (kind) => speech.explain(kind, options),
    ...(turn !== undefined && { turn: (events, seat, names) => turn(events, seat, names, options) }),
  };
}
