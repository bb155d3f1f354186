/** What a game's folder brings to the house; the registry leads there. */
import type { Judgement, Odds } from '@yamanote/bots';
import type { Game, Json, Language, Need, Options, Seat, Shape, Viewer, WholeGame } from '@yamanote/kernel';

export type { Judgement } from '@yamanote/bots';
export { LANGUAGES, type Language } from '@yamanote/kernel';

/** Something that `?` can explain: a card, a landmark, a place. */
export interface Topic {
  id: string;
  name: string;
  /** The whole rule of it, in one to three sentences. */
  text: string;
}

/** An option of a game, or a setting of an order: `values` are the words for its values, if they need any. */
export interface OptionWords {
  name: string;
  /** A sentence that explains it; empty if the name says all. */
  hint: string;
  values: Readonly<Record<string, string>>;
}

/** A standing order that the game has, with the words for each of its settings. */
export interface OrderWords {
  name: string;
  hint: string;
  settings: Readonly<Record<string, OptionWords>>;
}

/** What the seats are called. `you` is the reader's own seat, who is spoken to instead of spoken of. */
export interface Names extends ReadonlyArray<string> {
  readonly you?: Seat | null;
}

export type Tone = 'good' | 'bad';

/** A turn in one line, for somebody who saw it pass or was away. */
export interface TurnLine {
  /** What was done, without the name that stands before it: "rolls 9, builds a mine". */
  did: string;
  /** What it did to the reader: "you +5"; `null` if nothing, or if the reader has no seat. */
  toYou: string | null;
  /** Whether that was good or bad for the reader; `null` if it was neither, or both. */
  tone: Tone | null;
  /** The things on the board that it was about, by their target ids, the most telling one first. */
  shows: readonly string[];
  /**
   * For who cannot see it on the board: sentences about what came before the deeds, the deeds where they are short for want of
   * room, and more of what it did to the reader.
   */
  heard?: { readonly before?: readonly string[]; readonly did?: string; readonly toYou: string | null };
}

/** Where a match stands, as values for a short line; a hall tells them to everybody. */
export type Glance = { readonly [key: string]: Json };

/** A game in one language. */
export interface Speech<T extends Shape = Shape> {
  title: string;
  /** Three sentences for somebody who has never heard of it. */
  about: string;
  /** How one wins, in one sentence. */
  goal: string;
  /** What a seat is asked now; one sentence. */
  question(view: T['view'], names: Names): string;
  /**
   * How things stand, for somebody who cannot look around: it is said before the first question after another turn has begun,
   * and at the end. `null` where that needs no words.
   */
  situation?(view: T['view'], names: Names): string | null;
  /** Where a match stands, in a short line for who looks for one to watch: what the game's `glance` has found, in words. */
  glance?(glance: Glance, names: Names): string;
  /** What the reader has to answer it with, in a sentence for who cannot see it; `null` where it does not hang on that. */
  holds?(view: T['view'], names: Names): string | null;
  /** A legal answer as a short label for a button or a numbered choice. */
  action(action: T['action'], view: T['view'], names: Names): string;
  /** What a hint says about an answer besides its worth: the odds of the game's judgement, in a line. */
  odds?(odds: Odds): string;
  /** For games with too many answers for one list: one or more ways to come to this one, step by step (what, where, how). */
  steps?(action: T['action'], view: T['view'], names: Names): readonly (readonly string[])[];
  /** What happened, as a line of the written log; `null` for what needs no words. A thing's name may differ by `options`. */
  event(event: T['event'], names: Names, options?: T['options']): string | null;
  /** All that happened in one turn, in one line; `seat` is whose turn it was, or `all`. `null` if there is nothing to say. */
  turn(events: readonly T['event'][], seat: Seat | 'all', names: Names, options?: T['options']): TurnLine | null;
  /**
   * Why seats with the same score have different places (`broken`: by which rule), or the same one (`shared`); `null` where
   * that cannot be.
   */
  tie(how: 'broken' | 'shared', view: T['view']): string | null;
  /** Whether the last line of the log says how the match was won, and not only by whom. */
  tellsEnd: boolean;
  option(key: string): OptionWords;
  /** Only if the game has standing orders. */
  order?(id: string): OrderWords;
  /** One sentence for the first time that this kind of frame asks, at a table with these options; `null` if it needs none. */
  explain(kind: string, options?: T['options']): string | null;
}

/** How text is marked; a terminal turns it into colours, a test leaves it plain. */
export type Style = 'bold' | 'dim' | 'blue' | 'green' | 'red' | 'purple' | 'yellow' | 'cyan' | 'inverse';
export type Paint = (text: string, ...styles: Style[]) => string;

/** The board as lines of text. */
export interface TextBoard<T extends Shape = Shape> {
  lines(
    view: T['view'],
    viewer: Viewer,
    names: readonly string[],
    language: Language,
    paint: Paint,
    width: number,
  ): string[];
}

/** `first-game`: what the rulebook advises newcomers to play. What it does not name is as usual. */
export interface Preset<T extends Shape = Shape> {
  id: 'first-game';
  options: Partial<T['options'] & Options>;
}

export type Past<T extends Shape = Shape> = Readonly<Record<number, () => Promise<WholeGame<T>>>>;

/** What can be played, without a word of it and without a bot. */
export interface Room<T extends Shape = Shape> {
  game: Game<T>;
  /** Whose turn an event opens: a seat's, or `all` for what everybody plays at once; `null` while the turn goes on. */
  opens(event: T['event']): Seat | 'all' | null;
  /** Whether an event is mere housekeeping, which the log folds away. */
  minor(event: T['event']): boolean;
  /**
   * Where an event only goes on with one `before` it, or says the same again: which one, and the event `as` which both are
   * told; `null` where each has a line of its own.
   */
  together?(before: readonly T['event'][], event: T['event']): { with: T['event']; as: T['event'] } | null;
  /** Whether an answer lets a chance go by (pass, build nothing): in lists it stands last, where no finger is by habit. */
  declines?(action: T['action']): boolean;
  /** The rule by which this kind of frame asks ("MK-3.1"), for who wants to read on; `null` if it has none. It may differ by `options`. */
  ruleOf(kind: string, options?: T['options']): string | null;
  /** What chance throws or draws here, for words about it; without this, both. */
  chance?: 'dice' | 'cards';
  /** The seats that are out of the match. */
  out?(state: T['state']): readonly Seat[];
  /** Rules as they were, by version: matches go on under those that they began with. */
  past?: Past<T>;
  /** Mixes of options with a name of their own, offered before the single options. */
  presets?: readonly Preset<T>[];
  /** Option mixes that tests and the battery go through. */
  mixes: readonly Partial<T['options'] & Options>[];
}

/** The same for who keeps matches, and reads them again. */
export interface WholeRoom<T extends Shape = Shape> extends Room<T> {
  game: WholeGame<T>;
  /** Where a match stands, from what everybody sees of it; `null` while there is nothing to say, as before its first turn. */
  glance?(view: T['view']): Glance | null;
}

/** What can be played, with what its bots go by. */
export type BotRoom = WholeRoom & Judgement;

/** What somebody could have come to in a match that is over, had they known what chance would do. */
export interface InHindsight<T extends Shape = Shape> {
  /** The score of the seat, and the best that was found. */
  own: number;
  best: number;
  /** The match as if the seat had done that. */
  state: T['state'];
}

/** A game in which nobody touches what another has brings somebody who looks for the best in hindsight. */
export interface Solver<T extends Shape = Shape> {
  /** `width`: how many positions are kept at a time. */
  solve(state: T['state'], seat: Seat, width: number): InHindsight<T>;
}

/** Something wrong with a map: which check it fails (`form` if it is not even a map), where, and what was expected there. */
export interface MapFault {
  check: string;
  field: string;
  expected: string;
  found: string;
  /** What was expected, as a value: of the form of a file, or of a check of the game's own. */
  needs?: Need;
  wants?: { readonly is: string };
}

/** What there is to say about a map that is in order. */
export interface MapFacts {
  id: string;
  title: string;
  /** Where it comes from. */
  provenance: string;
  districts: number;
  stations: number;
  tracks: number;
  crossings: number;
}

/** A game whose maps come from files brings somebody who looks them over. */
export interface MapDesk {
  /** The checks besides the form, in their order. */
  checks: readonly string[];
  check(json: unknown): MapFacts | readonly MapFault[];
}
