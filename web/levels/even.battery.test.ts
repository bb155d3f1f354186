/** Bots that are about as good as who plays, in real games: persons are bots of four strengths, who start as unknown. */
import { type Bot, levelName, makeBot, simulateGames, strengthOf } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import type { BotRoom } from '@yamanote/games/room';
import { isRefusal, parseOptions, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { learned, UNKNOWN } from './own-strength.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const LIVES = 3;

const PERSONS = [10, 37, 63, 90];
const ROOMS = await Promise.all(Object.values(botRooms).map((enter) => enter()));
const LIVES_OF_ALL = ROOMS.flatMap((room) =>
  room.game.editions.flatMap((edition) => PERSONS.map((strength) => ({ id: room.game.id, room, edition, strength }))),
);

function table(room: BotRoom, edition: string) {
  const options = parseOptions(room.game, { edition }, 2);
  const botOf = (name: string): Bot => {
    const bot = makeBot(name, room);
    if (isRefusal(bot)) throw new Error(sentence(bot));
    return bot;
  };
  if (isRefusal(options)) throw new Error(sentence(options));
  return { game: room.game, options, botOf };
}

/** How many of matches 11 to 40 are won; a win that is shared counts in parts. */
function life({ game, options, botOf }: ReturnType<typeof table>, person: Bot, seed: string): number {
  let estimate = UNKNOWN;
  let wins = 0;
  for (let match = 1; match <= 40; match++) {
    const name = levelName(estimate.strength);
    const seat = match % 2;
    const bots = seat === 0 ? [person, botOf(name)] : [botOf(name), person];
    const won = simulateGames(game, bots, options, seed, match, match + 1).seats[seat].wins;
    const result = won.reduce((sum, one, with_) => sum + one / (with_ + 1), 0);
    if (match > 10) wins += result;
    estimate = learned(estimate, [{ strength: strengthOf(name) ?? 0, result }]);
  }
  return wins;
}

test.runIf(DEEP).each(LIVES_OF_ALL)(
  '$id $edition: a person as strong as level-$strength wins about half of matches 11 to 40',
  ({ id, room, edition, strength }) => {
    const at = table(room, edition);
    const person = at.botOf(levelName(strength));
    let wins = 0;
    for (let i = 0; i < LIVES; i++) wins += life(at, person, `life ${i} of ${strength}`);
    console.log(`${id} ${edition}, level-${strength}: ${wins} of ${30 * LIVES}`);
    expect(wins / (30 * LIVES)).toBeGreaterThan(0.4);
    expect(wins / (30 * LIVES)).toBeLessThan(0.6);
  },
);
