/** Shinjuku at full speed: random games of two, in either edition. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import { type Shinjuku, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import type { Work } from './meter.ts';

const SEATS = 2;
const GAMES_AT_ONCE = 50;

export function shinjukuGames(edition: ShinjukuOptions['edition']): Work {
  const options = parseOptions(shinjuku, { edition }, SEATS);
  if (isRefusal(options)) throw new Error(`no such edition: ${edition}`);
  const bots: Bot<Shinjuku>[] = Array(SEATS).fill(makeBot('random'));
  let next = 0;
  return () => {
    const { steps, games } = simulateGames(shinjuku, bots, options, 'bench', next, next + GAMES_AT_ONCE);
    next += GAMES_AT_ONCE;
    return { steps, games };
  };
}
