import { apply, type Game, imagineFrom, legal, pending, type Rng, type Seat, type Shape } from '@yamanote/kernel';
import { inAnyOrder } from './any-order.ts';
import type { Bot, Budget, Consider, Considered, Judgement } from './bot.ts';
import { chancesToWin, leadThatCounts } from './chances.ts';
import { expectation } from './expectation.ts';

/** Where something is hidden, or others answer at the same time, an answer is judged in so many imagined worlds. */
const WORLDS = 12;

/** Looks one answer ahead and takes the one after which its seat stands best; among equals, any. */
export function greedyBot<T extends Shape>(judgement?: Judgement<T>): Bot<T> {
  return {
    name: 'greedy',
    answer(game, view, seat, rng, budget = {}) {
      const worlds = imagineWorlds(game, view, seat, rng, judgement?.worlds ?? WORLDS);
      const choices = legal(game, worlds[0], seat);
      if (choices.length === 1) return choices[0];
      const values = valuesOf(game, worlds, seat, choices, judgement ?? byStanding(game), rng, budget);
      const most = Math.max(...values);
      const best = choices.filter((_, i) => values[i] === most);
      return best[rng.below(best.length)];
    },
  };
}

/** Weighs answers as greedy does, and says of each how likely it is to win, as far as evaluations tell. */
export function considerGreedily<T extends Shape>(game: Game<T>, judgement?: Judgement<T>): Consider<T> {
  const judge = judgement ?? byStanding(game);
  return (view, seat, rng, budget) => {
    const worlds = imagineWorlds(game, view, seat, rng, judge.worlds ?? WORLDS);
    const choices = legal(game, worlds[0], seat);
    const values = valuesOf(game, worlds, seat, choices, judge, rng, budget);
    const lead = leadThatCounts(game, worlds[0], judge, rng);
    const evaluated = game.standing(worlds[0]).scores.map((_, other) => judge.evaluate(worlds[0], other));
    const chances: number[] = [];
    const order = inAnyOrder(values.length, rng).sort((a, b) => values[b] - values[a]);
    return order.map((i): Considered<T['action']> => {
      evaluated[seat] = values[i];
      chancesToWin(evaluated, lead, chances);
      return { answer: choices[i], value: evaluated.length === 1 ? values[i] : chances[seat], error: 0 };
    });
  };
}

/** What each of the choices leads to, in the seat's own evaluation; of the first of them only, if there is no time for more. */
function valuesOf<T extends Shape>(
  game: Game<T>,
  worlds: readonly T['state'][],
  seat: Seat,
  choices: readonly T['action'][],
  judge: Judgement<T>,
  rng: Rng,
  budget: Budget,
): number[] {
  if (judge.weigh !== undefined) return judge.weigh(worlds, seat, choices, rng, budget.stop);
  const values: number[] = [];
  for (const choice of choices) {
    values.push(meanAfter(game, worlds, seat, choice, judge, rng));
    if (budget.stop?.() === true) break;
  }
  return values;
}

/** Worlds that fit the view, in which everybody who is asked together with this seat has given some answer. */
function imagineWorlds<T extends Shape>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
  count: number,
): T['state'][] {
  const first = imagineFrom(game, view, rng);
  const { is } = pending(game, first);
  if (is === 'ask' && game.secrets(first, seat).length === 0) return [first];
  const worlds = [first, ...Array.from({ length: count - 1 }, () => imagineFrom(game, view, rng))];
  if (is === 'each') for (const world of worlds) answerForOthers(game, world, seat, rng);
  return worlds;
}

function answerForOthers<T extends Shape>(game: Game<T>, world: T['state'], seat: Seat, rng: Rng): void {
  const waiting = pending(game, world);
  if (waiting.is !== 'each') return;
  for (const other of waiting.seats) {
    if (other === seat) continue;
    const choices = legal(game, world, other);
    apply(game, world, other, choices[rng.below(choices.length)]);
  }
}

/** What an answer leads to, as a mean over the worlds and over what chance does next. */
function meanAfter<T extends Shape>(
  game: Game<T>,
  worlds: readonly T['state'][],
  seat: Seat,
  choice: T['action'],
  judge: Judgement<T>,
  rng: Rng,
): number {
  let sum = 0;
  for (const world of worlds) {
    const after = game.clone(world);
    apply(game, after, seat, choice);
    sum += expectation(game, after, seat, judge, rng);
  }
  return sum / worlds.length;
}

/** More than anybody is ever ahead. */
const WON = 1e6;

/** For a game that brings no evaluation of its own: how far its score is ahead of the best other. */
export function byStanding<T extends Shape>(game: Game<T>): Judgement<T> {
  return {
    evaluate(state, seat) {
      const { scores, winners } = game.standing(state);
      const others = scores.filter((_, other) => other !== seat);
      return winners.includes(seat) ? WON : scores[seat] - Math.max(...others, 0);
    },
  };
}
