/** Ways to a table; each returns where it is. */
import { becomeGuest, called } from '../connection/guest.ts';
import { deviceHall, server } from '../connection/halls.ts';
import type { Line, Refused } from '../connection/line.ts';
import { botFor } from '../levels/level.ts';
import { keepSetUp, type SetUp } from '../settings/set-ups.ts';
import { explanations, language } from '../settings/settings.ts';

/** A table against bots that starts at once; where the hall cannot be had, it is made on this device. */
export async function playNow(game: string, setUp: SetUp): Promise<string> {
  const { preset, options, bots, level, hints } = setUp;
  keepSetUp(game, setUp);
  if (preset === 'first-game') explanations.value = 'on';
  const seats = ['me' as const, ...botSeats(bots, botFor(level, game))];
  const request = { do: 'create' as const, game, options, seats, public: false, hints, start: true };
  const hall = await whereToPlay();
  const { table } = await hall.request(request).catch(async (refused: Refused) => {
    // Whoever does not know the word of a closed hall plays against bots all the same.
    if (refused.code !== 'word-wanted') throw refused;
    return (await deviceHall()).request(request);
  });
  return `/table/${table}`;
}

/** A match that starts at once on this device, for several people who pass it around, and bots. */
export async function playTogether(game: string, setUp: SetUp, people: readonly string[]): Promise<string> {
  const { preset, options, bots, level, hints } = setUp;
  if (preset === 'first-game') explanations.value = 'on';
  const seats = [...people.map((person) => ({ person })), ...botSeats(bots, botFor(level, game))];
  const hall = await deviceHall();
  const { table } = await hall.request({ do: 'create', game, options, seats, public: false, hints, start: true });
  return `/table/${table}`;
}

function botSeats(bots: number, bot: string): { bot: string }[] {
  return Array.from({ length: bots }, () => ({ bot }));
}

/** A hall that is still being called may answer; one that cannot know its guests, for want of cookies, is no use. */
async function whereToPlay(): Promise<Line> {
  await called();
  if (server.state.peek() !== 'open') return deviceHall();
  await becomeGuest();
  return server.guest.peek() === null ? deviceHall() : server;
}

/**
 * A table that waits for people: as many seats as there would be with bots, but nobody waits alone. Who wants no hints has none
 * there either; among people they are the host's to allow, and usual only for one against bots.
 */
export async function openTable(game: string, setUp: SetUp, isPublic: boolean): Promise<string> {
  keepSetUp(game, setUp);
  await becomeGuest();
  const open = Array.from({ length: Math.max(1, setUp.bots) }, () => 'open' as const);
  const { table } = await server.request({
    do: 'create',
    game,
    options: setUp.options,
    seats: ['me', ...open],
    public: isPublic,
    language: language.peek(),
    hints: setUp.hints === false ? false : undefined,
    timeControl: setUp.timeControl,
    start: false,
  });
  return `/table/${table}`;
}
