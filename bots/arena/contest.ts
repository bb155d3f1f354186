/** Deals, each played in every seating; the deal of a number is the same whoever plays it, and on whichever thread. */
import { type Game, hex, rngFamily, type Shape, sha256 } from '@yamanote/kernel';
import type { Bot } from '../bot.ts';
import { type Answers, type ArenaGame, type Limits, playArenaGame } from './play.ts';

export interface Contest<T extends Shape = Shape> {
  game: Game<T>;
  options: T['options'];
  /** By name. */
  bots: Readonly<Record<string, Bot<T>>>;
  /** Who sits where, by name, in each game of a deal. */
  seatings: readonly (readonly string[])[];
  seed: string;
  limits: Limits;
  /** Milliseconds, of which clock is the caller's choice. */
  clock: () => number;
}

/** What came of each seating of a deal. */
export type Deal = { played: ArenaGame; answers: Answers }[];

export function playDeal<T extends Shape>(contest: Contest<T>, number: number): Deal {
  const { game, options, bots, seatings, seed, limits, clock } = contest;
  const thought = rngFamily(`${seed}, thought`);
  return seatings.map((seating, turned) => {
    const first = (number * seatings.length + turned) * seating.length;
    const players = seating.map((name, seat) => ({ name, bot: bots[name], rng: thought(first + seat) }));
    return playArenaGame(game, players, options, seedOfDeal(seed, number), limits, clock);
  });
}

/** The seed of all matches of a deal, as match files have it. */
export function seedOfDeal(seed: string, number: number): string {
  return hex(sha256(`${seed}, deal ${number}`));
}
