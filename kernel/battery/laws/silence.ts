import type { State, Viewer, WholeGame } from '../../game.ts';
import { type Json, same } from '../../json.ts';
import { apply, atOwnPace, legal, pending } from '../../play.ts';
import { imagineFrom, isSealed, viewOf } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen, Watch } from '../law.ts';
import { type Act, possible, witness } from '../witness.ts';

/**
 * One act in two worlds that a viewer cannot tell apart: the true one, and one that it imagines. Both are followed from
 * question to question, as far as these are passed over. Where both have told and shown the viewer the same, it must be the
 * same question, and both ask it or neither does.
 */
export function silence(): Watch {
  const asking = new Map<WholeGame, WholeGame>();
  return {
    moment({ game, state, viewers, next, rng }: Moment): Seen {
      if (next === null) return null;
      const viewer = viewers[rng.below(viewers.length)];
      if (game.secrets(state, viewer).length === 0) return null;
      const world = imagineFrom(game, viewOf(game, state, viewer), rng);
      // Answers that were sealed tell for themselves when they are opened.
      if (!same(sealedIn(game, state), sealedIn(game, world))) return null;
      if (!asking.has(game)) asking.set(game, alwaysAsking(game));
      return follow(game, asking.get(game) as WholeGame, [state, world], next, viewer);
    },
  };
}

function sealedIn(game: WholeGame, { stack }: State) {
  const frame = stack[stack.length - 1];
  return isSealed(game, frame) ? frame.answers : null;
}

/** The same game, but nothing is answered without asking. */
function alwaysAsking(game: WholeGame): WholeGame {
  const rules = Object.entries(game.rules).map(([kind, rule]) => {
    return [kind, rule.is === 'ask' || rule.is === 'each' ? { ...rule, ritual: true } : rule];
  });
  return { ...game, rules: Object.fromEntries(rules) };
}

function follow(game: WholeGame, asking: WholeGame, worlds: readonly State[], act: Act, viewer: Viewer): Seen {
  if (!worlds.every((world) => possible(game, world, act))) return null;
  const [truth, imagined] = worlds.map((world) => nextQuestion(game, asking, world, act, viewer));
  if (!same(truth.told, imagined.told)) return null;
  const other = difference(truth.silent, imagined.silent);
  if (other !== null) return `after ${brief(act)} ${viewer} sees what nobody told: ${other}`;
  const waiting = pending(asking, truth.state);
  if (waiting.is !== 'ask' || truth.silent.really.length > 0) return null;
  const [by] = waiting.seats;
  const passedOver: Act = { by, answer: legal(asking, truth.state, by)[0] as Json };
  return follow(game, asking, [truth.state, imagined.state], passedOver, viewer);
}

/** What a viewer is told and shown of an act up to the next question; and, without a word, what the question is. */
function nextQuestion(game: WholeGame, asking: WholeGame, world: State, act: Act, viewer: Viewer) {
  const { entry, events, view, state } = witness(asking, world, act, viewer);
  const { stack, ...open } = view as { stack: unknown };
  const real = game.clone(world);
  apply(game, real, act.by, act.answer);
  const silent = { stack, asked: askedBy(asking, state, state), really: askedBy(game, real, state) };
  return { told: { entry, events, open }, silent, state };
}

/** Whom a game asks the question that `at` has come to; nobody if its state is at another one. */
function askedBy(game: WholeGame, state: State, at: State): readonly number[] {
  const waiting = pending(game, state);
  const [one, other] = [state, at].map(({ stack }) => ({ depth: stack.length, kind: stack[stack.length - 1]?.kind }));
  // At everybody's own pace it is no secret how far the others have come.
  return 'seats' in waiting && same(one, other) && !atOwnPace(game, state) ? waiting.seats : [];
}
