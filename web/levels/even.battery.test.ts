/** Bots that are about as good as who plays, in a real game: persons are bots of four strengths, who start as unknown. */
import { type Bot, levelName, makeBot, simulateGames, strengthOf } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { learned, UNKNOWN } from './own-strength.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const LIVES = 3;

const room = await botRooms['machi-koro']();
const options = parseOptions(room.game, {}, 2);

function botOf(name: string): Bot {
  const bot = makeBot(name, room);
  if (isRefusal(bot) || isRefusal(options)) throw new Error(`there is no ${name}`);
  return bot;
}

/** How many of matches 11 to 40 are won. */
function life(person: Bot, seed: string): number {
  let estimate = UNKNOWN;
  let wins = 0;
  for (let match = 1; match <= 40; match++) {
    const name = levelName(estimate.strength);
    const seat = match % 2;
    const bots = seat === 0 ? [person, botOf(name)] : [botOf(name), person];
    const [result] = simulateGames(room.game, bots, options as never, seed, match, match + 1).seats[seat].wins;
    if (match > 10) wins += result;
    estimate = learned(estimate, [{ strength: strengthOf(name) ?? 0, result }]);
  }
  return wins;
}

test.runIf(DEEP).each([10, 37, 63, 90])(
  'a person as strong as level-%i wins about half of matches 11 to 40',
  (strength) => {
    const person = botOf(levelName(strength));
    let wins = 0;
    for (let i = 0; i < LIVES; i++) wins += life(person, `life ${i} of ${strength}`);
    expect(wins / (30 * LIVES)).toBeGreaterThan(0.4);
    expect(wins / (30 * LIVES)).toBeLessThan(0.6);
  },
);
