import {
  actor,
  apply,
  type Chance,
  chanceOf,
  type Game,
  outcomes,
  type Rng,
  type Seat,
  type Shape,
  sample,
} from '@yamanote/kernel';
import type { Judgement } from './bot.ts';

/** How many ends of a row of throws and draws are looked at. */
const MOST_ENDS = 60;
/** Samples are fewer, as more of them tell little more. */
const SAMPLED = 1 / 4;

/**
 * The mean value of a state once chance has done what it does before the next decision: what the game
 * foresees; else over all outcomes with their odds while these are few, over samples where they are many.
 */
export function expectation<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  judge: Judgement<T>,
  rng: Rng,
  mostEnds: number = MOST_ENDS,
): number {
  if (actor(game, state) !== 'chance') return judge.evaluate(state, seat);
  const foreseen = judge.foresee?.(state, seat) ?? null;
  if (foreseen !== null) return foreseen;
  const chance = chanceOf(game, state);
  const ways = countOutcomes(chance);
  const listed = ways <= mostEnds ? outcomes(chance) : samples(chance, Math.ceil(mostEnds * SAMPLED), rng);
  const endsEach = Math.max(1, Math.floor(mostEnds / listed.length));
  let mean = 0;
  for (const [outcome, odds] of listed) {
    const after = game.clone(state);
    apply(game, after, 'chance', outcome);
    mean += odds * expectation(game, after, seat, judge, rng, endsEach);
  }
  return mean;
}

function samples(chance: Chance, count: number, rng: Rng): ReturnType<typeof outcomes> {
  return Array.from({ length: count }, () => [sample(chance, rng), 1 / count]);
}

/** How many outcomes there are, without making them: a large draw has millions. */
export function countOutcomes(chance: Chance): number {
  if ('dice' in chance) return multisets(6, chance.dice);
  if ('pick' in chance) return chance.pick.length;
  const hands = [1, ...Array<number>(chance.draw).fill(0)];
  for (const copies of Object.values(chance.from)) {
    for (let size = chance.draw; size > 0; size--) {
      for (let taken = 1; taken <= Math.min(copies, size); taken++) hands[size] += hands[size - taken];
    }
  }
  return hands[chance.draw];
}

function multisets(kinds: number, size: number): number {
  let ways = 1;
  for (let i = 1; i <= size; i++) ways = (ways * (kinds + i - 1)) / i;
  return ways;
}
