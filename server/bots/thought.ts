/** What the hall asks a worker, and what comes back. A worker gets the seat's view and nothing else of the match. */
export interface Thought {
  number: number;
  game: string;
  /** Of the rules under which the match is played. */
  version: number;
  bot: string;
  seat: number;
  view: unknown;
  /** For the bot's own chance; it has nothing to do with the seed of the match. */
  seed: string;
  /** Milliseconds to think. */
  budget: number;
}

/** What a worker says once, when it is ready to think. */
export const READY = 'ready';

export type Conclusion = { number: number; answer: unknown } | { number: number; failed: string };
