/**
 * What a game is. This file is the manual of the whole house: read it once, and every other file has a place.
 *
 * A game is a rulebook keyed by frame kind, over one plain mutable JSON state whose `stack` says what is still to happen.
 * Chance is a player. Everything that anyone or chance does is one entry of one log; a match is its log.
 *
 * THE STACK. The last frame is what happens next. The kernel takes it off and hands it to the rule of its kind, and the
 * rule may push further frames: a turn pushes "pass on, build, income, roll", last first. An interrupt is one more push.
 * An empty stack is the end of the match. Frames are never changed in place, only replaced, so a copy of a state may
 * share them. Because all that is still to happen is data, a match can be saved, copied, searched and started from any
 * position.
 *
 * FOUR KINDS OF RULE.
 *   Step     happens by itself.
 *   Ask      one seat chooses among its legal answers. A single legal answer is given without asking, unless the ask is a
 *            ritual: something people want to do by hand, like rolling. Where a hidden hand decides what is legal, to pass
 *            the question over would tell of the hand: such an ask says on which open grounds it is left out (`skips`).
 *   AskEach  several seats choose at the same time. It closes when all have answered, in seat order, never in order of
 *            arrival; until then a seat may withdraw. Sealed answers are nowhere for others before it closes. Where no
 *            answer touches another seat nobody has to wait: an AskEach with `atOnce` asks every seat again and again, at
 *            its own pace, until it has no more to ask of any.
 *   Chance   describes as data what is thrown, drawn or picked (chance.ts), and what an outcome does. The kernel alone
 *            samples, lists outcomes with their odds, and verifies. No game has sampling code.
 *
 * HOW IT RUNS (play.ts). `start` makes the first state and runs steps until somebody must act. `apply` takes one answer or
 * outcome and again runs steps until somebody must act. Both trust what they get: `admit` stands at the door, and turns
 * JSON from outside into a legal answer or a Refusal. Automatic steps per entry are bounded; a rule that never ends throws
 * a Runaway instead of hanging.
 *
 * WHO MAY KNOW WHAT (view.ts). `view` is all that a seat or the watching public may know of a state. `imagine` takes such a
 * view, and nothing else, and makes a full state that this viewer could not tell from the truth. Bots, hints, previews and
 * the legal list on a page run on imagined states, so they cannot cheat. Decks are counts of what is left in them: a card
 * drawn is a Chance, so an order that nobody has seen does not exist anywhere. Events are shown through `eventView`,
 * log entries through `entryView`.
 *
 * THE LOG (log.ts, course.ts, match.ts). Append-only. Undo and withdraw are entries too; reading folds them. Undo is free
 * back to the last barrier: a chance entry, a closed AskEach, another seat's entry, or an answer that told its giver
 * something (`reveals`). Chance at entry number n is drawn from block n of a stream whose key comes from the host's
 * committed seed and random bits of everybody's page, so anybody can verify every die afterwards, without knowing a rule.
 *
 * STANDING ORDERS (order.ts). Answers that a seat gives in advance, so that it is asked only where it wants to be. A game
 * declares which there can be: for kinds of Ask and AskEach, with settings described like options, and with a function
 * from the seat's view to an answer or to "ask". A table gives such an answer at once, as an ordinary entry of the seat;
 * so no rule, replay or verification knows of orders, and nobody else learns of one before it answers.
 *
 * WHAT THE BATTERY PROVES (battery/). Everything above that can be stated as a law, for any game, over random matches.
 *
 * HOW TO WRITE ONE. State is flat and always has the same keys: `null`, never missing. No `undefined`, `NaN`, class
 * instances or dates in it. Rules call no clock, no random source, nothing asynchronous. Events are told only through
 * `tell?.(…)`: in search nobody listens, and then they are not even made. Illegal input is refused at the door as a value;
 * a broken invariant inside throws.
 */
import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Rng } from './random.ts';
import type { OrRefusal } from './refusal.ts';

/** A place in a match, counted from 0 clockwise. */
export type Seat = number;

/** Who a view is for: a seat, or the public that watches. */
export type Viewer = Seat | 'public';

/** Who can add an entry that reaches the rules. */
export type Actor = Seat | 'chance';

/** One thing that is still to happen. */
export interface Frame {
  readonly kind: string;
}

/** The frame of an AskEach; the kernel keeps the answers in it, by seat, until all are there. */
export interface EachFrame<A = Json> extends Frame {
  readonly answers: readonly (A | null)[];
}

/** What the kernel needs of a state; the rest of it is the game's own. */
export interface State {
  stack: Frame[];
}

/** Receives what happened, in the past tense; `null` when nobody listens. Always called as `tell?.({…})`. */
export type Tell<E> = ((event: E) => void) | null;

export interface Step<S, F, E> {
  is: 'step';
  run(state: S, frame: F, tell: Tell<E>): void;
}

/**
 * What is answered for a seat that has run out of time: one of its legal answers, as they are listed. Without this it is the
 * first of them, so that list begins with what does least: to pass, to stay, to stop.
 */
export type Late<A> = (legal: readonly A[]) => A;

export interface Ask<S, F, A, E> {
  is: 'ask';
  /** A ritual is asked even when there is only one answer. */
  ritual?: boolean;
  /**
   * Whether a single answer is given without asking, on grounds that everybody can see. It is asked otherwise: that there is
   * no other answer may be known to its seat alone. Without this, a single answer is reason enough.
   */
  skips?(state: S, frame: F): boolean;
  seat(state: S, frame: F): Seat;
  /** Adds every legal answer to `list`: at least one, none twice, equal choices once. */
  legal(state: S, frame: F, list: A[]): void;
  answer(state: S, frame: F, answer: A, tell: Tell<E>): void;
  late?: Late<A>;
  /** It is asked out of one's own turn, in somebody else's: where there are clocks, with a time of its own. */
  reaction?: true;
  /** Whether giving this answer shows its giver something that was hidden from it: then it cannot be undone. */
  reveals?(state: S, frame: F, answer: A): boolean;
}

export interface AskEach<S, F, A, E> {
  is: 'each';
  /** Sealed answers are hidden from all others until the frame closes; every seat is then asked, even with one choice. */
  sealed: boolean;
  ritual?: boolean;
  /** Every seat that takes part, whether or not it has answered. */
  seats(state: S, frame: F): readonly Seat[];
  legal(state: S, frame: F, seat: Seat, list: A[]): void;
  late?: Late<A>;
  reaction?: true;
  /**
   * With this nobody waits for anybody: an answer counts at once and is not kept in the frame, the frame stays, and a seat is
   * asked again as long as `seats` names it. No answer may change what another seat is asked. A single answer is asked for
   * like any other, nothing can be withdrawn, and an answer counts as having shown its giver something.
   */
  atOnce?(state: S, frame: F, seat: Seat, answer: A, tell: Tell<E>): void;
  /** All have answered: `answers` by seat, `null` for seats that took no part or whose answers counted at once. */
  close(state: S, frame: F, answers: readonly (A | null)[], tell: Tell<E>): void;
}

export interface ChanceRule<S, F, E> {
  is: 'chance';
  of(state: S, frame: F): Chance;
  // biome-ignore lint/suspicious/noExplicitAny: an outcome's type follows from the description that `of` returned
  happen(state: S, frame: F, outcome: any, tell: Tell<E>): void;
}

export type Rule<S, F, A, E> = Step<S, F, E> | Ask<S, F, A, E> | AskEach<S, F, A, E> | ChanceRule<S, F, E>;

/** One rule for each kind of frame. */
export type Rulebook<T extends Shape> = {
  [K in T['frame']['kind']]: Rule<T['state'], Extract<T['frame'], { kind: K }>, T['action'], T['event']>;
};

/** What a host chooses before the start, described as data so that command line, pages and laboratory can offer it. */
export type OptionSpec =
  | { type: 'flag'; default: boolean }
  | { type: 'choice'; values: readonly string[]; default: string }
  | { type: 'number'; min: number; max: number; default: number }
  /** A seat of this match, or 'random': who starts, for example. */
  | { type: 'seat'; default: Seat | 'random' };

export type Options = Record<string, string | number | boolean>;

export interface Standing {
  /** Empty while the match runs, and when nobody won. */
  winners: Seat[];
  /** What the seats are compared by, in the game's own measure. */
  scores: number[];
  /** 1 for the leader; equal seats share a place. */
  places: number[];
}

/**
 * What is hidden from a viewer: the values in `slots` are cards (or the like) out of `pool`, and as far as this viewer can
 * know, any of them could lie in any slot. The battery uses it to find leaks, and to check the weights of `imagine`.
 */
export interface Secret {
  pool: Readonly<Record<string, number>>;
  slots: readonly string[];
}

/** The types of one game. */
export interface Shape {
  frame: Frame;
  state: State;
  // biome-ignore lint/suspicious/noExplicitAny: Game without a parameter stands for any game
  action: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  event: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  options: any;
  /** With several editions it says which one is played: a bot knows nothing else of the table. */
  view: { stack: readonly Frame[]; options?: { readonly edition: string } };
}

/** A setting of an order is described as an option is. */
export type SettingSpec = Exclude<OptionSpec, { type: 'seat' }> & {
  /** It matters only while these other settings have one of these values; pages leave it out otherwise. */
  readonly while?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
};

/** One order that a game offers. `K` are the frame kinds it answers, `S` are its settings. */
export interface OrderSpec<
  T extends Shape = Shape,
  K extends T['frame']['kind'] = T['frame']['kind'],
  S extends Options = Options,
> {
  readonly kinds: readonly K[];
  readonly settings: { readonly [Key in keyof S]: SettingSpec };
  /**
   * What this seat answers to `frame`, the last one of its view's stack. `null` leaves it to the next order for this kind
   * of frame, and after the last one the person is asked; 'ask' asks the person whatever other orders would say. It may
   * know what the view tells and nothing else. It need not be sure that the answer is legal: one that is not is `null`.
   */
  answer(view: T['view'], frame: Extract<T['frame'], { kind: K }>, seat: Seat, settings: S): T['action'] | 'ask' | null;
}

export interface Game<T extends Shape = Shape> {
  id: string;
  /** Rises only when behaviour changes; a match goes on under the version it began with. */
  version: number;
  editions: readonly [string, ...string[]];
  seats: { min: number; max: number };
  /** Besides `edition`, which every game has. */
  options: Readonly<Record<string, OptionSpec>>;
  /**
   * The options that mean nothing beside these (an expansion that the edition does not have): they are not offered, and a
   * new match that sets one is refused. Without this, all go together.
   */
  lacks?(options: T['options']): readonly string[];
  /** The standing orders that a seat can give. Of several for one kind of frame, the first that has an answer gives it. */
  orders?: Readonly<Record<string, OrderSpec<T>>>;
  /** No match of random answers has more entries than this; one that does is reported as unfinished. */
  longest: number;

  /** The first state, without randomness: shuffling and dealing are Chance frames on its stack. */
  setup(seats: number, options: T['options']): T['state'];
  rules: Rulebook<T>;
  /** By hand, field by field. Frames may be shared: nobody changes them. */
  clone(state: T['state']): T['state'];
  standing(state: T['state']): Standing;

  /** Nothing is hidden from anybody: every viewer is shown the same, which a host may then write out once for all. */
  open?: true;
  view(state: T['state'], viewer: Viewer): T['view'];
  imagine(view: T['view'], rng: Rng): T['state'];
  /** What a viewer may see of an event; `null` if nothing. */
  eventView(event: T['event'], viewer: Viewer): T['event'] | null;
  /** What a viewer may see of an answer or outcome given in `state`, as the log shows it; `null` if nothing. */
  entryView(state: T['state'], actor: Actor, answer: Json, viewer: Viewer): Json;

  parseAction(json: unknown): OrRefusal<T['action']>;

  /** What is hidden from a viewer and could be otherwise; empty for a game without secrets. */
  secrets(state: T['state'], viewer: Viewer): readonly Secret[];
}

/** A game with what no page asks it for while it is played: pages fetch it without. */
export interface WholeGame<T extends Shape = Shape> extends Game<T> {
  /** The game's notation for a state, in rulebook words. What it does not name is as after set-up. */
  parsePosition(json: unknown, seats: number, options: T['options']): OrRefusal<T['state']>;
  makePosition(state: T['state']): Json;
  /** Counts every piece that can neither appear nor vanish; the same after every entry. */
  census(state: T['state']): Readonly<Record<string, number>>;
}
