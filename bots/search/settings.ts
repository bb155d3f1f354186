import type { Shape } from '@yamanote/kernel';
import type { Consider } from '../bot.ts';

/** How a game is searched. Each game finds its own by trying; what is not set is left out. */
export interface SearchSettings<T extends Shape = Shape> {
  /** Playouts for a decision where the budget names no number; a clock may end them earlier. */
  playouts: number;
  /** Who says which answers at the root are promising, best first; without this, the model's prior does. */
  advise?(...asked: Parameters<Consider<T>>): ReturnType<Consider<T>>;
  /** Only so many answers are tried, the most promising ones; without this, all. */
  candidates?: number;
  /**
   * Playouts end at the first decision after so many turns, and are judged there by the model's value; 0 judges right where
   * the tree ends. Without this they go on to the end of the match.
   */
  horizon?: number;
  /**
   * The most promising answer is given unless another answer is better by so many standard errors of the difference between
   * the two, playout by playout under the same chance. Without this, the best mean decides.
   */
  guard?: number;
  /**
   * How many answers below the root are chosen by a tree, each for who gives it, before the policy goes on; 0 without this.
   * What chance does is told apart in the tree as long as the model lists it.
   */
  depth?: number;
  /** How much the tree tries what looks promising or was tried little, against what did well: 1 without this. */
  exploration?: number;
  /**
   * Where something is hidden: so many worlds are imagined, and used in turn, if imagining is dear. Without this, every
   * comparison has a world of its own.
   */
  worlds?: number;
}
