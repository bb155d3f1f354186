import type { Game, Rng, Seat, Shape } from '@yamanote/kernel';
import type { Levels } from './levels.ts';
import type { Model } from './model.ts';

/** How much a bot may think. A bot that does not search does not count playouts. */
export interface Budget {
  playouts?: number;
  /** Asked again and again; once it says yes, the bot answers with the best it has found so far. */
  stop?: () => boolean;
  /** Told of every playout, for who counts them. */
  playedOut?: () => void;
}

/** An answer, and what it is worth to who gives it. */
export interface Considered<A> {
  readonly answer: A;
  /** The chance to win, from 0 to 1, where others play; alone, the score that is to be expected. */
  readonly value: number;
  /** The standard error of that, where it is a mean over playouts; 0 where it was calculated. */
  readonly error: number;
}

/**
 * Weighs the answers of a seat that is asked, the best first; answers that were not looked at may be missing. It knows the
 * seat's view alone, and says the same for the same view, state of `rng` and number of playouts.
 */
export type Consider<T extends Shape = Shape> = (
  view: T['view'],
  seat: Seat,
  rng: Rng,
  budget: Budget,
) => readonly Considered<T['action']>[];

/** What is to be expected of an answer besides winning, each by a name that the game's words know. */
export type Odds = Readonly<Record<string, number>>;

/** What a bot knows about a game besides its rules; a game's `bots/` brings it. */
export interface Judgement<T extends Shape = Shape> {
  /** How good a state in which somebody has to decide is for a seat: a number that grows with its chance to win. */
  evaluate(state: T['state'], seat: Seat): number;
  /**
   * The same for a state in which chance is due, where the game knows better than a mean over a few outcomes: six dice fall
   * in 462 ways. `null` where it does not.
   */
  foresee?(state: T['state'], seat: Seat): number | null;
  /**
   * What each of a seat's choices leads to, as a mean over worlds: the same as clone, answer and `evaluate` by the rules
   * would come to, where the game has a quicker way. Once `stop` says yes, the rest is left out.
   */
  weigh?(
    worlds: readonly T['state'][],
    seat: Seat,
    choices: readonly T['action'][],
    rng: Rng,
    stop?: () => boolean,
  ): number[];
  /** Where something is hidden: in how many imagined worlds an answer is judged, if fewer than a dozen tell enough. */
  worlds?: number;
  /** The game as search plays it, where it has a twin for that: for whoever measures how fast and how sure it is. */
  model?: Model<T>;
  /** The best that the game knows without playing on: what `expert` goes by. */
  expert?(...asked: Parameters<Consider<T>>): ReturnType<Consider<T>>;
  /** The best that it finds by playing on: what `search` goes by. */
  search?(...asked: Parameters<Consider<T>>): ReturnType<Consider<T>>;
  /** By edition: how softly weaker bots choose among what `expert` finds good, calibrated: `npm run levels`. */
  levels?: Readonly<Record<T['options']['edition'], Levels>>;
  /** What a hint says about an answer besides its worth; `null` for nothing. */
  odds?(view: T['view'], seat: Seat, answer: T['action']): Odds | null;
  /** The game's own players of fixed habits: what thinking has to be better than. */
  yardsticks?: readonly Bot<T>[];
}

/** An automatic player. It knows what its seat may know, and nothing else: everything further it has to imagine. */
export interface Bot<T extends Shape = Shape> {
  readonly name: string;
  /** A legal answer of a seat that is asked; the same for the same view and the same state of `rng`. */
  answer(game: Game<T>, view: T['view'], seat: Seat, rng: Rng, budget?: Budget): T['action'];
}
