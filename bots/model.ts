import type { Rng, Seat, Shape } from '@yamanote/kernel';

/** In place of a seat: chance acts next. */
export const CHANCE = -1;
/** In place of a seat: nobody acts any more. */
export const OVER = -2;

/**
 * A game as search plays it: usually a packed twin of its rules, where a world is a few numbers and an answer is one. Search
 * clones a world once and copies into it a hundred thousand times, so `copy`, `play`, `happen` and `policy` make no garbage.
 *
 * An answer has the same number in every world in which it can be given. Who is asked together with others is asked before
 * them, one after the other; what has been answered so far is not to be used by the others' `policy`.
 */
export interface Model<T extends Shape = Shape, W = unknown> {
  /** Nothing is hidden from anybody, so one imagined world is as good as many. */
  readonly open?: boolean;
  /**
   * A world that the viewer could not tell from the truth; what is hidden is drawn anew each time. `seat` is the one that
   * is asked.
   */
  imagine(view: T['view'], rng: Rng, seat?: Seat): W;
  clone(world: W): W;
  copy(from: W, to: W): void;
  seats(world: W): number;
  /** Who acts next: a seat, `CHANCE`, or `OVER`. */
  actor(world: W): Seat | typeof CHANCE | typeof OVER;
  /** Whether who acts is asked together with others, so that none of them knows what the others answer; else never. */
  together?(world: W): boolean;
  /** Writes the legal answers of who acts into `list` from its beginning, and says how many they are. */
  moves(world: W, list: number[]): number;
  play(world: W, move: number): void;
  /** Chance does what it does. */
  happen(world: W, rng: Rng): void;
  /**
   * What chance may do, as numbers with their odds, where that is little enough to be told apart in a tree; how many they
   * are, 0 where they are too many. `happenAs` does one of them.
   */
  outcomes?(world: W, list: number[], odds: number[]): number;
  happenAs?(world: W, outcome: number): void;
  /** What a sound player would answer, quickly: with this playouts go on. */
  policy(world: W, rng: Rng): number;
  /** How promising each of the first `count` answers in `moves` looks to who acts, before anything was tried: weights. */
  prior(world: W, moves: readonly number[], count: number, weights: number[]): void;
  /** Each seat's chance to win, or alone the score that is to be expected; exact when the match is over. */
  value(world: W, values: number[]): void;
  /** Turns begun so far: with this playouts that stop before the end are measured. */
  turns(world: W): number;
  /** The answer behind a number, as the rules want it. */
  answer(world: W, move: number): T['action'];
}
