import type { Game, Rng, Seat, Shape } from '@yamanote/kernel';

/** How much a bot may think. A bot that does not search does not count playouts. */
export interface Budget {
  playouts?: number;
  /** Asked again and again; once it says yes, the bot answers with the best it has found so far. */
  stop?: () => boolean;
}

/** How good a state is for a seat: a number that grows with its chance to win. */
export type Evaluate<T extends Shape = Shape> = (state: T['state'], seat: Seat) => number;

/** An automatic player. It knows what its seat may know, and nothing else: everything further it has to imagine. */
export interface Bot<T extends Shape = Shape> {
  readonly name: string;
  /** A legal answer of a seat that is asked; the same for the same view and the same state of `rng`. */
  answer(game: Game<T>, view: T['view'], seat: Seat, rng: Rng, budget?: Budget): T['action'];
}
