/** How often a bot wins against others: every deal is played with the bot in each seat in turn. */
import { type Bot, simulateGames } from '@yamanote/bots';
import { type Game, isRefusal, parseOptions, sentence } from '@yamanote/kernel';

export interface Rate {
  /** The share of wins; a win shared by two counts half. */
  rate: number;
  /** Half the width of its 95 % interval, by deal. */
  within: number;
  games: number;
}

/** The odds that a value of a normal distribution lies within so many standard deviations are 95 %. */
const CERTAIN = 1.96;

/** Deals number `from` up to, not including, `to`. */
export function winsOf(
  game: Game,
  edition: string,
  bot: Bot,
  others: readonly Bot[],
  seed: string,
  from: number,
  to: number,
): Rate {
  const seats = others.length + 1;
  const shares: number[] = [];
  const options = parseOptions(game, { edition }, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  for (let deal = from; deal < to; deal++) {
    let share = 0;
    for (let seat = 0; seat < seats; seat++) {
      const tally = simulateGames(game, others.toSpliced(seat, 0, bot), options, seed, deal, deal + 1);
      share += tally.seats[seat].wins.reduce((sum, won, with_) => sum + won / (with_ + 1), 0) / seats;
    }
    shares.push(share);
  }
  return { ...meanOf(shares), games: shares.length * seats };
}

function meanOf(values: readonly number[]): { rate: number; within: number } {
  const rate = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - rate) ** 2, 0);
  return { rate, within: CERTAIN * Math.sqrt(squares / (values.length - 1) / values.length) };
}

export function write({ rate, within, games }: Rate): string {
  return `${(100 * rate).toFixed(1)} ± ${(100 * within).toFixed(1)} % of ${games}`;
}
