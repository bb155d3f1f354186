import { type Consider, type Considered, searchBy } from '@yamanote/bots';
import type { Action, NextStation } from '@yamanote/games/next-station-tokyo/rules';
import { same } from '@yamanote/kernel';
import { expert, isDrawing } from './expert.ts';
import { model } from './model.ts';

/** What the expert said of the decision that is being searched. */
let advice: readonly Considered<Action>[] = [];

/** Tries out the next answers, plays the phase on by the policy, and judges by the value what it comes to. */
const searched = searchBy(model, {
  advise(...asked) {
    advice = expert(...asked);
    return advice;
  },
  playouts: 1000,
  candidates: 4,
  horizon: 1,
  depth: 2,
});

/** Playouts and looking ahead err in different ways, so the mean of both errs less. Who takes a pencil cannot play on yet. */
export const search: Consider<NextStation> = (view, seat, rng, budget) => {
  if (!isDrawing(view)) return expert(view, seat, rng, budget);
  const tried = searched(view, seat, rng, budget);
  if (tried.length === 1) return tried;
  return tried.map(weighed).sort((a, b) => b.value - a.value);
};

function weighed({ answer, value, error }: Considered<Action>): Considered<Action> {
  const advised = advice.find((one) => same(one.answer, answer));
  return advised === undefined
    ? { answer, value, error }
    : { answer, value: (value + advised.value) / 2, error: error / 2 };
}
