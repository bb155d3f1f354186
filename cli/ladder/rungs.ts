/** The ladder as data: who meets whom, in which game, and what is expected of it. A new pairing is a new line. */
import type { GameId } from '@yamanote/games/registry';
import type { Options } from '@yamanote/kernel';

export interface Rung {
  game: GameId;
  options?: Partial<Options>;
  /** By seat; each turns to every seat. What is expected is expected of the first one. */
  bots: readonly string[];
  /** Everybody plays the same deals alone, and is compared with the last one. */
  alone?: true;
  expected: Expected;
  /** With the playouts of a whole second; only on the full ladder, and with no more games than on the short one. */
  long?: true;
}

/** A part of all games won, or points above the mean of the last one. */
export type Expected = { rate: number; atMost?: number } | { lead: number };

/** For each decision of a bot that plays out: about what 50 ms of processor time allow. The page says how long they took. */
const PLAYOUTS: Readonly<Record<GameId, number>> = {
  'machi-koro': 3500,
  'king-of-tokyo': 1250,
  'next-station-tokyo': 3000,
  shinjuku: 500,
};
const LONGER = 20;

const two = (bot: string, other: string) => [bot, other];
/** One against three. */
const four = (bot: string, other: string) => [bot, other, other, other];
const R12 = { edition: 'r12' };

export const RUNGS: readonly Rung[] = [
  { game: 'machi-koro', bots: two('greedy', 'random'), expected: { rate: 0.95 } },
  { game: 'king-of-tokyo', bots: two('greedy', 'random'), expected: { rate: 0.95 } },
  { game: 'next-station-tokyo', bots: two('greedy', 'random'), expected: { rate: 0.95 } },
  { game: 'shinjuku', bots: two('greedy', 'random'), expected: { rate: 0.95 } },
  { game: 'shinjuku', options: R12, bots: two('greedy', 'random'), expected: { rate: 0.95 } },
  { game: 'machi-koro', bots: two('search', 'greedy'), expected: { rate: 0.55 } },
  { game: 'machi-koro', bots: four('search', 'greedy'), expected: { rate: 0.3 } },
  { game: 'machi-koro', bots: two('search', 'order-free'), expected: { rate: 0.57 }, long: true },
  { game: 'king-of-tokyo', bots: two('search', 'greedy'), expected: { rate: 0.56 } },
  { game: 'king-of-tokyo', bots: four('search', 'greedy'), expected: { rate: 0.31 } },
  { game: 'next-station-tokyo', bots: two('expert', 'greedy'), alone: true, expected: { lead: 8 } },
  { game: 'next-station-tokyo', bots: two('search', 'greedy'), alone: true, expected: { lead: 14 } },
  { game: 'shinjuku', bots: two('expert', 'greedy'), expected: { rate: 0.56 } },
  { game: 'shinjuku', bots: two('search', 'greedy'), expected: { rate: 0.65 } },
  { game: 'shinjuku', options: R12, bots: two('expert', 'greedy'), expected: { rate: 0.56 } },
  { game: 'shinjuku', options: R12, bots: two('search', 'greedy'), expected: { rate: 0.65 } },
];

export function playoutsOf({ game, long }: Rung): number {
  return PLAYOUTS[game] * (long ? LONGER : 1);
}

/** `machi-koro-search-greedy` */
export function nameOf({ game, options = {}, bots, alone, long }: Rung): string {
  return [game, ...Object.values(options), ...bots, ...(alone ? ['alone'] : []), ...(long ? ['long'] : [])].join('-');
}
