/** What a law gets to see, and how it reports. */
import type { Actor, Options, State, Viewer, WholeGame } from '../game.ts';
import type { Json } from '../json.ts';
import type { AnswerEntry, ChanceEntry } from '../log.ts';
import type { Pending } from '../play.ts';
import type { Rng } from '../random.ts';

/** What was seen that breaks the law, in one sentence; `null` if nothing. */
export type Seen = string | null;

/** A moment of a match: a state in which somebody must act or all is over, and the entry that comes next. */
export interface Moment {
  game: WholeGame;
  /** Of the match itself: a law may look at it and call what must not change it, and plays only on copies. */
  state: State;
  seats: number;
  options: Options;
  /** Every seat, and the public. */
  viewers: readonly Viewer[];
  pending: Pending;
  next: { by: Actor; answer: Json } | null;
  /** Different answers that were given earlier in this match. */
  earlier: readonly Json[];
  /** The census before the first entry. */
  census: Readonly<Record<string, number>>;
  /** This law's own: what one law draws changes neither the match nor any other law. */
  rng: Rng;
}

/** How an entry came about, as far as it matters for taking it back; `at-once` is an answer at a seat's own pace. */
export type How = 'chance' | 'ask' | 'reveal' | 'each' | 'closing' | 'at-once';

/** A match that was played to its end, or as far as it went. */
export interface PlayedMatch {
  game: WholeGame;
  seats: number;
  options: Options;
  log: readonly (AnswerEntry | ChanceEntry)[];
  /** By entry. */
  how: readonly How[];
  state: State;
  over: boolean;
  thrown: unknown;
  rng: Rng;
}

/** Looks on while a run goes by. What it remembers lasts for one run. */
export interface Watch {
  moment?(moment: Moment): Seen;
  match?(match: PlayedMatch): Seen;
  /** After the last match. */
  run?(): Seen;
}

export interface Law {
  name: string;
  /** The law in a sentence. */
  says: string;
  /** It looks at one moment (or match, if it looks at matches) in so many, chosen at random. */
  every: number;
  watch(): Watch;
}
