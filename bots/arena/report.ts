/** What many deals came to, bot by bot. Deals are added in their order, so that every sum is the same to the last bit. */
import { eloOf, type Table } from './elo.ts';
import { type Interval, interval, rateInterval } from './interval.ts';
import type { ArenaGame } from './play.ts';
import { meanOf, type Sample, sampleOf } from './sample.ts';
import { differentOf } from './seatings.ts';

/** The games of one deal. */
export type PlayedDeal = readonly ArenaGame[];

export interface ContestReport {
  deals: number;
  games: number;
  unfinished: number;
  contestants: Contestant[];
}

export interface Contestant {
  bot: string;
  /** On how many seats of a game it sits. */
  seats: number;
  /** `null` where everybody plays alone. */
  winning: Winning | null;
  meanScore: number;
  /** Alone: how far its mean is above that of the bot that was named last, on the same deals. */
  lead: { over: string; mean: number; ci95: Interval } | null;
  decisions: number;
  /** On average for a decision; `null` for a bot that plays nothing out. */
  playouts: number | null;
}

/** Of all wins that were to be had, for one of its seats; `par` is what equals win. An Elo beyond every number is `null`. */
export interface Winning {
  wins: number;
  rate: number;
  ci95: Interval;
  par: number;
  elo: number | null;
  eloCi95: [number | null, number | null];
}

export function reportOf(deals: readonly PlayedDeal[]): ContestReport {
  const bots = differentOf(deals[0].flatMap((game) => game.bots));
  const games = deals.flat();
  const isAlone = games[0].bots.length === 1;
  return {
    deals: deals.length,
    games: games.length,
    unfinished: games.filter(({ finished }) => !finished).length,
    contestants: bots.map((bot) => {
      const thinking = games.flatMap((game) => game.thinking.filter((_, seat) => game.bots[seat] === bot));
      const decisions = total(thinking.map((one) => one.decisions));
      const playouts = total(thinking.map((one) => one.playouts));
      return {
        bot,
        seats: seatsOf(bot, games),
        winning: isAlone ? null : winningOf(deals, bot),
        meanScore: meanOf(scoresOf(deals, bot)),
        lead: isAlone && bot !== bots.at(-1) ? leadOf(deals, bot, bots.at(-1) as string) : null,
        decisions,
        playouts: playouts === 0 ? null : playouts / decisions,
      };
    }),
  };
}

/** Milliseconds of thought for a decision, by bot. They are no part of the report, which is the same each time. */
export function thinkingTimes(deals: readonly PlayedDeal[]): Record<string, number> {
  const spent: Record<string, { milliseconds: number; decisions: number }> = {};
  for (const { bots, thinking } of deals.flat()) {
    for (const [seat, bot] of bots.entries()) {
      spent[bot] ??= { milliseconds: 0, decisions: 0 };
      spent[bot].milliseconds += thinking[seat].milliseconds;
      spent[bot].decisions += thinking[seat].decisions;
    }
  }
  return Object.fromEntries(
    Object.entries(spent).map(([bot, { milliseconds, decisions }]) => [bot, milliseconds / Math.max(1, decisions)]),
  );
}

/** The seats of a bot in a game where it plays: as many in each. */
function seatsOf(bot: string, games: readonly ArenaGame[]): number {
  return Math.max(...games.map(({ bots }) => bots.filter((name) => name === bot).length));
}

/** By deal, the part of all wins that went to a bot's seats. */
export function winsOf(deals: readonly PlayedDeal[], bot: string): Sample {
  return sampleOf(deals.map((deal) => winsIn(deal, bot)));
}

export function winsIn(deal: PlayedDeal, bot: string): number {
  return total(deal.flatMap(({ bots, shares }) => shares.filter((_, seat) => bots[seat] === bot))) / deal.length;
}

export function tableOf(bot: string, [game]: PlayedDeal): Table {
  return { own: game.bots.filter((name) => name === bot).length, seats: game.bots.length };
}

function winningOf(deals: readonly PlayedDeal[], bot: string): Winning {
  const table = tableOf(bot, deals[0]);
  const sample = winsOf(deals, bot);
  const [from, to] = rateInterval(sample);
  const rate = meanOf(sample);
  const elo = (part: number) => finite(eloOf(part, table));
  return {
    wins: sample.sum * deals[0].length,
    rate: rate / table.own,
    ci95: [from / table.own, to / table.own],
    par: 1 / table.seats,
    elo: elo(rate),
    eloCi95: [elo(from), elo(to)],
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function scoresOf(deals: readonly PlayedDeal[], bot: string): Sample {
  return sampleOf(deals.map((deal) => scoreIn(deal, bot)));
}

/** The mean of a bot's scores in a deal. */
function scoreIn(deal: PlayedDeal, bot: string): number {
  const scores = deal.flatMap((game) => game.scores.filter((_, seat) => game.bots[seat] === bot));
  return total(scores) / scores.length;
}

function leadOf(deals: readonly PlayedDeal[], bot: string, over: string): Contestant['lead'] {
  const sample = sampleOf(deals.map((deal) => scoreIn(deal, bot) - scoreIn(deal, over)));
  return { over, mean: meanOf(sample), ci95: interval(sample) };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
