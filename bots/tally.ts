/** What many games of the same bots came to. Only whole numbers are added up, so the order of adding does not matter. */
export interface Tally {
  game: string;
  games: number;
  /** Entries of all logs: answers and chance alike. */
  steps: number;
  /** Games that were stopped at the game's `longest`; nobody won them. */
  unfinished: number;
  /** By number of entries: how many games took so many. */
  lengths: Record<number, number>;
  seats: SeatTally[];
}

export interface SeatTally {
  bot: string;
  /** By number of winners, from 1: how many games this seat won alone, with one other, and so on. */
  wins: number[];
  /** Sum of its scores at the end, in the game's own measure. */
  score: number;
}

export function emptyTally(game: string, bots: readonly string[]): Tally {
  const seats = bots.map((bot) => ({ bot, wins: bots.map(() => 0), score: 0 }));
  return { game, games: 0, steps: 0, unfinished: 0, lengths: {}, seats };
}

/** One tally of what several threads have counted. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const all = structuredCopy(tallies[0]);
  for (const tally of tallies.slice(1)) addTally(all, tally);
  return all;
}

function structuredCopy(tally: Tally): Tally {
  const seats = tally.seats.map((seat) => ({ ...seat, wins: seat.wins.slice() }));
  return { ...tally, lengths: { ...tally.lengths }, seats };
}

function addTally(all: Tally, part: Tally): void {
  all.games += part.games;
  all.steps += part.steps;
  all.unfinished += part.unfinished;
  for (const [length, games] of Object.entries(part.lengths)) addLength(all, Number(length), games);
  for (const [i, seat] of part.seats.entries()) {
    all.seats[i].score += seat.score;
    for (const [shared, games] of seat.wins.entries()) all.seats[i].wins[shared] += games;
  }
}

export function addLength(tally: Tally, length: number, games: number): void {
  tally.lengths[length] = (tally.lengths[length] ?? 0) + games;
}
