/** The ladder as data: who meets whom, in which game, and what is expected of it. A new pairing is a new line. */
import { LEVEL_NAMES } from '@yamanote/bots';
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
  /** Only this part of the games that others are given: enough for bars that are far from par. */
  part?: number;
}

/** A part of all games won, or points above the mean of the last one. */
export type Expected = { rate: number; atMost?: number } | { lead: number };

/**
 * For each decision of a bot that plays out: about what 50 ms of processor time allow, alone or with two, and with more. The
 * page says how long they took.
 */
const PLAYOUTS: Readonly<Record<GameId, readonly [few: number, many: number]>> = {
  'machi-koro': [7000, 4500],
  'king-of-tokyo': [1500, 900],
  'next-station-tokyo': [1000, 1000],
  shinjuku: [64, 64],
};
const LONGER = 20;

const two = (bot: string, other: string) => [bot, other];
/** One against three. */
const four = (bot: string, other: string) => [bot, other, other, other];
const R12 = { edition: 'r12' };

/**
 * So many of the games of others are enough: on the short ladder 200 between two bars, where half as many would put one in
 * twenty on the wrong side that stands amid them; against three 100, and 160 for `hard`, which is nearer to the one below.
 */
const BETWEEN_PART = 0.5;
const THREE_PART = 0.25;
const HARD_PART = 0.4;

/** Each level over the one below, also against three of them, and the gentlest against greedy. */
function levelRungs(table: Pick<Rung, 'game' | 'options'>): Rung[] {
  const [gentle, ...stronger] = LEVEL_NAMES;
  return [
    { ...table, bots: two(gentle, 'greedy'), expected: { rate: 0.15, atMost: 0.4 }, part: BETWEEN_PART },
    ...stronger.flatMap((level, i): Rung[] => {
      const part = level === 'hard' ? HARD_PART : THREE_PART;
      return [
        { ...table, bots: two(level, LEVEL_NAMES[i]), expected: { rate: 0.6, atMost: 0.8 }, part: BETWEEN_PART },
        { ...table, bots: four(level, LEVEL_NAMES[i]), expected: { rate: 0.33 }, part },
      ];
    }),
  ];
}

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
  ...levelRungs({ game: 'machi-koro' }),
  ...levelRungs({ game: 'king-of-tokyo' }),
  ...levelRungs({ game: 'next-station-tokyo' }),
  ...levelRungs({ game: 'shinjuku' }),
  ...levelRungs({ game: 'shinjuku', options: R12 }),
];

export function playoutsOf({ game, bots, alone, long }: Rung): number {
  const [few, many] = PLAYOUTS[game];
  return (alone || bots.length <= 2 ? few : many) * (long ? LONGER : 1);
}

/** `machi-koro-search-greedy` */
export function nameOf({ game, options = {}, bots, alone, long }: Rung): string {
  return [game, ...Object.values(options), ...bots, ...(alone ? ['alone'] : []), ...(long ? ['long'] : [])].join('-');
}
