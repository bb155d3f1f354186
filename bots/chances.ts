/** Chances to win out of evaluations, which grow with these but have no bounds and no measure that is known beforehand. */
import {
  actor,
  apply,
  chanceOf,
  chooseAtRandom,
  type Game,
  legal,
  type Rng,
  type Seat,
  type Shape,
  sample,
} from '@yamanote/kernel';
import type { Judgement } from './bot.ts';

/** How many matches are played on to see how much a lead may change. */
const PLAYED_ON = 8;
/** The logistic curve that is nearest to the normal one has its standard deviation divided by this. */
const LOGISTIC = 1.7;

/**
 * How big a lead has to be to count for something here: about as big as what becomes of it by the end of the match if all
 * answer at random. `null` where nobody is ahead of anybody, or nothing changes that.
 */
export function leadThatCounts<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  judge: Judgement<T>,
  rng: Rng,
): number | null {
  const seats = game.standing(state).scores.length;
  const now = evaluations(state, seats, judge);
  let squares = 0;
  let count = 0;
  for (let match = 0; match < PLAYED_ON; match++) {
    const then = evaluations(lastDecision(game, state, rng), seats, judge);
    for (let seat = 1; seat < seats; seat++) {
      for (let other = 0; other < seat; other++) {
        squares += (then[seat] - then[other] - (now[seat] - now[other])) ** 2;
        count++;
      }
    }
  }
  return squares > 0 ? Math.sqrt(squares / count) : null;
}

function evaluations<T extends Shape>(state: T['state'], seats: number, judge: Judgement<T>): number[] {
  return Array.from({ length: seats }, (_, seat) => judge.evaluate(state, seat));
}

/** Where the last question of a match stands that is played on at random: at its end, evaluations say no more how it stood. */
function lastDecision<T extends Shape>(game: Game<T>, state: T['state'], rng: Rng): T['state'] {
  const choose = chooseAtRandom<T>(rng);
  const world = game.clone(state);
  let last = game.clone(state);
  for (let entries = 0; entries < game.longest; entries++) {
    const next = actor(game, world);
    if (next === null) break;
    if (next === 'chance') apply(game, world, next, sample(chanceOf(game, world), rng));
    else {
      last = game.clone(world);
      apply(game, world, next, choose(world, next, legal(game, world, next)));
    }
  }
  return last;
}

/** Writes each seat's chance to win: the more it is ahead, measured by a lead that counts, the better. */
export function chancesToWin(evaluated: readonly number[], lead: number | null, chances: number[]): void {
  const best = Math.max(...evaluated);
  let sum = 0;
  for (let seat = 0; seat < evaluated.length; seat++) {
    const behind = evaluated[seat] - best;
    chances[seat] = lead === null ? Number(behind === 0) : Math.exp((LOGISTIC * behind) / lead);
    sum += chances[seat];
  }
  for (let seat = 0; seat < evaluated.length; seat++) chances[seat] /= sum;
}

/** What a match that is over was worth to each seat: a won one is shared, and alone the score counts. */
export function worthAtEnd<T extends Shape>(game: Game<T>, state: T['state'], values: number[]): void {
  const { winners, scores } = game.standing(state);
  for (let seat: Seat = 0; seat < scores.length; seat++) {
    values[seat] = scores.length === 1 ? scores[seat] : winners.includes(seat) ? 1 / winners.length : 0;
  }
}
