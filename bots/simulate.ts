/** Many games without a table: bots against bots, on as many threads as there are. */
import {
  actor,
  apply,
  chanceOf,
  chooseAtRandom,
  type Game,
  playOut,
  type Rng,
  rngFamily,
  type Shape,
  sample,
  start,
  viewOf,
} from '@yamanote/kernel';
import type { Bot, Budget } from './bot.ts';
import { addLength, emptyTally, type Tally } from './tally.ts';

/**
 * Plays games number `from` up to, not including, `to`; `bots` by seat. Game number n is the same game whoever plays it
 * and whatever else is played, so threads may share the numbers out as they like and merge their tallies. `budget` is for
 * every decision; one by the clock would make no game the same twice.
 */
export function simulateGames<T extends Shape>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  options: T['options'],
  seed: string,
  from: number,
  to: number,
  budget: Budget = {},
): Tally {
  const names = bots.map((bot) => bot.name);
  const play = names.every((name) => name === 'random') ? playAtRandom<T> : playByBots(bots, budget);
  const tally = emptyTally(game.id, names);
  const chance = rngFamily(seed);
  // Bots have chance of their own: what they think must not change the dice, nor tell them anything about these.
  const thought = rngFamily(`${seed}, thought`);
  for (let n = from; n < to; n++) {
    const state = start(game, bots.length, options);
    const steps = play(game, state, chance(n), thought(n));
    count(tally, game, state, steps);
  }
  return tally;
}

/** Plays a state on to the end or to the game's `longest`; says how many entries that took. */
type Play<T extends Shape> = (game: Game<T>, state: T['state'], chance: Rng, thought: Rng) => number;

/** Random bots need no views, and no chance of their own: they choose from the legal list that the kernel has made anyway. */
function playAtRandom<T extends Shape>(game: Game<T>, state: T['state'], chance: Rng): number {
  return playOut(game, state, chance, chooseAtRandom(chance));
}

function playByBots<T extends Shape>(bots: readonly Bot<T>[], budget: Budget): Play<T> {
  return (game, state, chance, thought) => {
    let steps = 0;
    for (; steps < game.longest; steps++) {
      const next = actor(game, state);
      if (next === null) break;
      const answer =
        next === 'chance'
          ? sample(chanceOf(game, state), chance)
          : bots[next].answer(game, viewOf(game, state, next), next, thought, budget);
      apply(game, state, next, answer);
    }
    return steps;
  };
}

function count<T extends Shape>(tally: Tally, game: Game<T>, state: T['state'], steps: number): void {
  const { winners, scores } = game.standing(state);
  const finished = actor(game, state) === null;
  tally.games++;
  tally.steps += steps;
  addLength(tally, steps, 1);
  if (!finished) tally.unfinished++;
  for (const [seat, counted] of tally.seats.entries()) {
    counted.score += scores[seat];
    if (finished && winners.includes(seat)) counted.wins[winners.length - 1]++;
  }
}
