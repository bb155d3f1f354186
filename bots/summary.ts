import type { SeatTally, Tally } from './tally.ts';

export interface Summary {
  game: string;
  games: number;
  steps: number;
  cpuSeconds: number;
  stepsPerSecond: number;
  gamesPerSecond: number;
  /** Entries a game. */
  length: { mean: number; p5: number; p95: number };
  seats: SeatSummary[];
  unfinished: number;
}

export interface SeatSummary {
  bot: string;
  /** Games; a win shared by two counts half for each. */
  wins: number;
  /** Of all games, unfinished ones too. */
  winRate: number;
  ci95: [number, number];
  meanScore: number;
}

export function summarise(tally: Tally, cpuSeconds: number): Summary {
  const { game, games, steps, unfinished } = tally;
  return {
    game,
    games,
    steps,
    cpuSeconds,
    stepsPerSecond: steps / cpuSeconds,
    gamesPerSecond: games / cpuSeconds,
    length: { mean: steps / games, p5: percentile(tally, 0.05), p95: percentile(tally, 0.95) },
    seats: tally.seats.map((seat) => summariseSeat(seat, games)),
    unfinished,
  };
}

function summariseSeat({ bot, wins, score }: SeatTally, games: number): SeatSummary {
  const shares = wins.reduce((sum, won, others) => sum + won / (others + 1), 0);
  return { bot, wins: shares, winRate: shares / games, ci95: wilson(shares, games), meanScore: score / games };
}

/** The shortest length that this part of the games did not exceed. */
function percentile({ lengths, games }: Tally, part: number): number {
  let seen = 0;
  // Whole numbers as keys come in ascending order, whenever they were added.
  for (const length of Object.keys(lengths).map(Number)) {
    seen += lengths[length];
    if (seen >= part * games) return length;
  }
  return 0;
}

/** Wilson's interval: holds for rates near 0 and 1 too, where the common one leaves the possible. */
function wilson(successes: number, trials: number): [number, number] {
  const z = 1.959964;
  const rate = successes / trials;
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials));
  const centre = rate + (z * z) / (2 * trials);
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
