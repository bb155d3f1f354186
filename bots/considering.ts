import type { Game, Shape } from '@yamanote/kernel';
import type { Bot, Consider, Judgement } from './bot.ts';
import { byStanding, considerGreedily } from './greedy.ts';
import { rulesModel } from './search/rules-model.ts';
import { searchBy } from './search/search.ts';

/** Bots that weigh all their answers: what a game brings for them, or what can be made of its rules and evaluation. */
export const CONSIDERING = {
  expert: considerAsExpert,
  search: considerBySearch,
} as const;

function considerAsExpert<T extends Shape>(game: Game<T>, judgement?: Judgement<T>): Consider<T> {
  return judgement?.expert ?? considerGreedily(game, judgement);
}

/** What the readable rules allow: a few of the best answers, not far ahead, and left alone where playing on shows little. */
function considerBySearch<T extends Shape>(game: Game<T>, judgement?: Judgement<T>): Consider<T> {
  if (judgement?.search !== undefined) return judgement.search;
  return searchBy(rulesModel(game, judgement ?? byStanding(game)), {
    advise: considerAsExpert(game, judgement),
    playouts: 160,
    candidates: 4,
    guard: 2,
    horizon: 16,
    depth: 3,
    exploration: 0.5,
  });
}

/** Weighs answers in the game that it is told. It is told the same one again and again, and prepares for it once. */
export function considererOf<T extends Shape>(
  name: keyof typeof CONSIDERING,
  judgement?: Judgement<T>,
): (game: Game<T>) => Consider<T> {
  let known: { game: Game<T>; consider: Consider<T> } | null = null;
  return (game) => {
    if (known?.game !== game) known = { game, consider: CONSIDERING[name](game, judgement) };
    return known.consider;
  };
}

/** Gives the answer that it weighs most. */
export function consideringBot<T extends Shape>(name: keyof typeof CONSIDERING, judgement?: Judgement<T>): Bot<T> {
  const consider = considererOf(name, judgement);
  return {
    name,
    answer: (game, view, seat, rng, budget = {}) => consider(game)(view, seat, rng, budget)[0].answer,
  };
}
