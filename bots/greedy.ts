import { apply, type Game, imagineFrom, legal, pending, type Rng, type Seat, type Shape } from '@yamanote/kernel';
import type { Bot, Judgement } from './bot.ts';
import { expectation } from './expectation.ts';

/** Where something is hidden, or others answer at the same time, an answer is judged in so many imagined worlds. */
const WORLDS = 12;

/** Looks one answer ahead and takes the one after which its seat stands best; among equals, any. */
export function greedyBot<T extends Shape>(judgement?: Judgement<T>): Bot<T> {
  return {
    name: 'greedy',
    answer(game, view, seat, rng, budget) {
      const worlds = imagineWorlds(game, view, seat, rng, judgement?.worlds ?? WORLDS);
      const choices = legal(game, worlds[0], seat);
      if (choices.length === 1) return choices[0];
      const judge = judgement ?? byStanding(game);
      let best: T['action'][] = [];
      let most = Number.NEGATIVE_INFINITY;
      for (const choice of choices) {
        const value = meanAfter(game, worlds, seat, choice, judge, rng);
        if (value > most) best = [];
        if (value >= most) best.push(choice);
        most = Math.max(most, value);
        if (budget?.stop?.()) break;
      }
      return best[rng.below(best.length)];
    },
  };
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

/** For a game that brings no evaluation of its own: how far its score is ahead of the best other. */
function byStanding<T extends Shape>(game: Game<T>): Judgement<T> {
  return {
    evaluate(state, seat) {
      const { scores, winners } = game.standing(state);
      const others = scores.filter((_, other) => other !== seat);
      return winners.includes(seat) ? Number.MAX_VALUE : scores[seat] - Math.max(...others, 0);
    },
  };
}
