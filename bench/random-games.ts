/** The kernel at full speed: random games from the start. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import type { Shape } from '@yamanote/kernel';
import type { Work } from './meter.ts';
import type { Subject } from './subjects.ts';

const GAMES_AT_ONCE = 200;

/** As `yamanote simulate` plays them. */
export function randomGames<T extends Shape>({ game, options, seats }: Subject<T>): Work {
  const bots: Bot<T>[] = Array(seats).fill(makeBot('random'));
  let next = 0;
  return () => {
    const { steps, games } = simulateGames(game, bots, options, 'bench', next, next + GAMES_AT_ONCE);
    next += GAMES_AT_ONCE;
    return { steps, games };
  };
}
