/** What every game's greedy bot promises against random ones, in a few games with fixed seeds; long runs are the bench's. */
import { type Bot, makeBot, simulateGames, type Tally } from '@yamanote/bots';
import { botRooms, type GameId } from '@yamanote/games/registry';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import { expect, test } from 'vitest';

interface Promised {
  options?: object;
  seats: number;
  games: number;
  /** Of all games together, each seat taken in turn. */
  wins: number;
}

const PROMISES: Readonly<Record<GameId, readonly Promised[]>> = {
  'machi-koro': [
    { seats: 2, games: 80, wins: 76 },
    { seats: 4, games: 160, wins: 144 },
    { seats: 4, games: 40, wins: 36, options: { beginnerLimit: true } },
    { seats: 4, games: 40, wins: 36, options: { display: 'changing' } },
    { seats: 4, games: 40, wins: 36, options: { beginnerLimit: true, display: 'changing' } },
  ],
  'king-of-tokyo': [
    { seats: 2, games: 60, wins: 54 },
    { seats: 4, games: 60, wins: 42 },
    { seats: 4, games: 40, wins: 28, options: { short: true } },
  ],
  shinjuku: [
    { seats: 2, games: 12, wins: 12 },
    { seats: 2, games: 12, wins: 12, options: { edition: 'r12' } },
  ],
  'next-station-tokyo': [{ seats: 2, games: 60, wins: 59 }],
};

const ALL = Object.entries(PROMISES).flatMap(([id, promised]) => promised.map((one) => ({ id, ...one })));

test.each(ALL)('greedy beats random bots: %o', async ({ id, options, seats, games, wins }) => {
  let won = 0;
  for (let seat = 0; seat < seats; seat++) {
    const players = Array.from({ length: seats }, (_, other) => (other === seat ? 'greedy' : 'random'));
    const tally = await played(id, players, options, games / seats);
    won += tally.seats[seat].wins[0];
  }
  expect(won).toBeGreaterThanOrEqual(wins);
});

test('alone, greedy makes more than 100 points on the first map of Next Station on average, random fewer than 50', async () => {
  const games = 60;
  const greedy = await played('next-station-tokyo', ['greedy'], {}, games);
  const random = await played('next-station-tokyo', ['random'], {}, games);
  expect(greedy.seats[0].score / games).toBeGreaterThan(100);
  expect(random.seats[0].score / games).toBeLessThan(50);
});

/** So many games by these bots, all of them to the end. */
async function played(
  id: string,
  names: readonly string[],
  options: object | undefined,
  games: number,
): Promise<Tally> {
  const room = await botRooms[id]();
  const bots = names.map((name) => makeBot(name, room));
  const chosen = parseOptions(room.game, options, names.length);
  if (isRefusal(chosen) || bots.some(isRefusal)) throw new Error(`${id} cannot be played like this`);
  const tally = simulateGames(room.game, bots as Bot[], chosen, 'strength', 0, games);
  expect(tally.unfinished).toBe(0);
  return tally;
}
