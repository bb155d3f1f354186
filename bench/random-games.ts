/** The kernel at full speed: random games from the start, and play-outs from the middle of one. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import {
  type MachiKoro,
  type MachiKoroOptions,
  type MachiKoroState,
  machiKoro,
} from '@yamanote/games/machi-koro/rules';
import { chooseAtRandom, fastRng, playOut, start } from '@yamanote/kernel';
import type { Work } from './meter.ts';

export const SEATS = 4;
export const OPTIONS: MachiKoroOptions = { edition: 'base', beginnerLimit: false, display: 'full', first: 'random' };

const GAMES_AT_ONCE = 200;
/** A random game has about 340 entries. */
const MIDDLE = 170;

/** As `yamanote simulate` plays them. */
export function randomGames(): Work {
  const bots: Bot<MachiKoro>[] = Array(SEATS).fill(makeBot('random'));
  let next = 0;
  return () => {
    const { steps, games } = simulateGames(machiKoro, bots, OPTIONS, 'bench', next, next + GAMES_AT_ONCE);
    next += GAMES_AT_ONCE;
    return { steps, games };
  };
}

/** As search does: copy a position, play it to the end. */
export function playouts(): Work {
  const rng = fastRng('bench');
  const choose = chooseAtRandom(rng);
  const middle = middleOfGame();
  return () => {
    let steps = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) steps += playOut(machiKoro, machiKoro.clone(middle), rng, choose);
    return { playouts: GAMES_AT_ONCE, steps };
  };
}

function middleOfGame(): MachiKoroState {
  const rng = fastRng('middle');
  const state = start(machiKoro, SEATS, OPTIONS);
  playOut(machiKoro, state, rng, chooseAtRandom(rng), MIDDLE);
  return state;
}
