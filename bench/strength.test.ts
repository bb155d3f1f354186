/** What every game's greedy bot promises against random ones, in a few games with fixed seeds; long runs are the bench's. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import { registry } from '@yamanote/games/registry';
import type { Room } from '@yamanote/games/room';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import { expect, test } from 'vitest';

interface Promised {
  game: string;
  options?: object;
  seats: number;
  games: number;
  /** Of all games together, each seat taken in turn. */
  wins: number;
}

const PROMISES: Promised[] = [
  { game: 'machi-koro', seats: 2, games: 80, wins: 76 },
  { game: 'machi-koro', seats: 4, games: 160, wins: 144 },
  { game: 'machi-koro', seats: 4, games: 40, wins: 36, options: { beginnerLimit: true } },
  { game: 'machi-koro', seats: 4, games: 40, wins: 36, options: { display: 'changing' } },
  { game: 'machi-koro', seats: 4, games: 40, wins: 36, options: { beginnerLimit: true, display: 'changing' } },
  { game: 'king-of-tokyo', seats: 2, games: 60, wins: 54 },
  { game: 'king-of-tokyo', seats: 4, games: 60, wins: 42 },
  { game: 'king-of-tokyo', seats: 4, games: 40, wins: 28, options: { short: true } },
];

test.each(PROMISES)('greedy beats random bots: %o', async ({ game: id, options, seats, games, wins }) => {
  const room: Room = await registry[id]();
  const bots = [makeBot('greedy', room), makeBot('random')];
  const chosen = parseOptions(room.game, options, seats);
  if (isRefusal(chosen) || bots.some(isRefusal)) throw new Error(`${id} cannot be played like this`);
  const [greedy, random] = bots as Bot[];
  let won = 0;
  for (let seat = 0; seat < seats; seat++) {
    const players = Array.from({ length: seats }, (_, other) => (other === seat ? greedy : random));
    const tally = simulateGames(room.game, players, chosen, 'strength', 0, games / seats);
    expect(tally.unfinished).toBe(0);
    won += tally.seats[seat].wins[0];
  }
  expect(won).toBeGreaterThanOrEqual(wins);
});
