/** The kernel at full speed: random games from the start, and play-outs from the middle of one. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import { chooseAtRandom, fastRng, playOut, type Shape, start } from '@yamanote/kernel';
import type { Work } from './meter.ts';
import type { Subject } from './subjects.ts';

const GAMES_AT_ONCE = 200;
/** A random game has about twice as many entries. */
const MIDDLE = 170;

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

/** As search does: copy a position, play it to the end. */
export function playouts<T extends Shape>(subject: Subject<T>): Work {
  const { game } = subject;
  const rng = fastRng('bench');
  const choose = chooseAtRandom(rng);
  const middle = middleOfGame(subject);
  return () => {
    let steps = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) steps += playOut(game, game.clone(middle), rng, choose);
    return { playouts: GAMES_AT_ONCE, steps };
  };
}

function middleOfGame<T extends Shape>({ game, options, seats }: Subject<T>): T['state'] {
  const rng = fastRng('middle');
  const state = start(game, seats, options);
  playOut(game, state, rng, chooseAtRandom(rng), MIDDLE);
  return state;
}
