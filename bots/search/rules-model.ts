/** A model of any game, over the readable rules: slow, but there is one for a game that brings no twin. */
import {
  actor,
  answerView,
  apply,
  type Chance,
  chanceOf,
  fastRng,
  type Game,
  imagineFrom,
  legal,
  outcomes,
  pending,
  type Rng,
  repeatableRng,
  type Seat,
  type Shape,
  same,
  sample,
} from '@yamanote/kernel';
import type { Judgement } from '../bot.ts';
import { chancesToWin, leadThatCounts, worthAtEnd } from '../chances.ts';
import { countOutcomes, expectation } from '../expectation.ts';
import { CHANCE, type Model, OVER } from '../model.ts';
import { makeNumbering } from './numbering.ts';

export interface RulesWorld<T extends Shape> {
  state: T['state'];
  /** Who is asked first of those who are asked together. */
  first: Seat;
  /** Answers so far: what a turn is, only the game knows. */
  answers: number;
  /** By how much one has to be ahead for it to count. */
  lead: number | null;
}

/** More outcomes than two dice have are not told apart. */
const MOST_OUTCOMES = 21;
/** The policy takes the best of so many answers, drawn at random. */
const POLICY_TRIES = 3;
/** How many ends of what chance does next the prior looks at. */
const PRIOR_ENDS = 6;

export function rulesModel<T extends Shape>(game: Game<T>, judge: Judgement<T>): Model<T, RulesWorld<T>> {
  const numbering = makeNumbering();
  const leads = new WeakMap<object, number | null>();
  const choices: T['action'][] = [];
  // A prior says the same of the same world each time.
  const steady = repeatableRng(fastRng('prior'));

  function actorOf({ state, first }: RulesWorld<T>): number {
    const next = actor(game, state);
    if (next === null) return OVER;
    if (next === 'chance') return CHANCE;
    return next !== first && choicesOf(state, first).length > 0 ? first : next;
  }

  function choicesOf(state: T['state'], seat: Seat): T['action'][] {
    choices.length = 0;
    return legal(game, state, seat, choices);
  }

  /** Every decision has as many worlds as playouts, but one view: how much a lead counts is seen once. */
  function leadAt(view: T['view'], state: T['state'], rng: Rng): number | null {
    const known = leads.get(view);
    if (known !== undefined) return known;
    const lead = leadThatCounts(game, state, judge, rng);
    leads.set(view, lead);
    return lead;
  }

  /** What an answer is worth to who gives it, by one thing that chance may do then. */
  function worthOf(state: T['state'], seat: Seat, answer: T['action'], rng: Rng): number {
    const after = game.clone(state);
    apply(game, after, seat, answer);
    for (;;) {
      const next = actor(game, after);
      if (next !== 'chance') return judge.evaluate(after, seat);
      const foreseen = judge.foresee?.(after, seat) ?? null;
      if (foreseen !== null) return foreseen;
      apply(game, after, 'chance', sample(chanceOf(game, after), rng));
    }
  }

  function isPublic(state: T['state'], outcome: ReturnType<typeof sample>): boolean {
    return game.open === true || same(answerView(game, state, 'chance', outcome, 'public'), outcome);
  }

  return {
    open: game.open,
    imagine(view, rng, seat = -1) {
      const state = imagineFrom(game, view, rng);
      return { state, first: seat, answers: 0, lead: leadAt(view, state, rng) };
    },
    clone: (world) => ({ ...world, state: game.clone(world.state) }),
    copy(from, to) {
      to.state = game.clone(from.state);
      to.first = from.first;
      to.answers = from.answers;
      to.lead = from.lead;
    },
    seats: ({ state }) => game.standing(state).scores.length,
    actor: actorOf,
    together: ({ state }) => pending(game, state).is === 'each',
    moves(world, list) {
      const found = choicesOf(world.state, actorOf(world));
      for (let i = 0; i < found.length; i++) list[i] = numbering.numberOf(found[i]);
      return found.length;
    },
    play(world, move) {
      apply(game, world.state, actorOf(world), numbering.of(move));
      world.answers++;
    },
    happen({ state }, rng) {
      apply(game, state, 'chance', sample(chanceOf(game, state), rng));
    },
    outcomes({ state }, list, odds) {
      const chance: Chance = chanceOf(game, state);
      if (countOutcomes(chance) > MOST_OUTCOMES) return 0;
      const all = outcomes(chance);
      // What some do not see must not tell worlds apart: in the tree everybody would go by it.
      if (!all.every(([outcome]) => isPublic(state, outcome))) return 0;
      for (const [i, [outcome, odd]] of all.entries()) {
        list[i] = numbering.numberOf(outcome);
        odds[i] = odd;
      }
      return all.length;
    },
    happenAs({ state }, outcome) {
      apply(game, state, 'chance', numbering.of(outcome));
    },
    policy(world, rng) {
      const seat = actorOf(world);
      const found = choicesOf(world.state, seat).slice();
      let best = found[rng.below(found.length)];
      if (found.length === 1) return numbering.numberOf(best);
      let most = worthOf(world.state, seat, best, rng);
      for (let tries = 1; tries < POLICY_TRIES; tries++) {
        const other = found[rng.below(found.length)];
        const worth = worthOf(world.state, seat, other, rng);
        if (worth <= most) continue;
        most = worth;
        best = other;
      }
      return numbering.numberOf(best);
    },
    prior(world, moves, count, weights) {
      const seat = actorOf(world);
      steady.begin(0);
      for (let i = 0; i < count; i++) {
        const after = game.clone(world.state);
        apply(game, after, seat, numbering.of(moves[i]));
        weights[i] = expectation(game, after, seat, judge, steady, PRIOR_ENDS);
      }
      soften(weights, count);
    },
    value({ state, lead }, values) {
      if (actor(game, state) === null) return worthAtEnd(game, state, values);
      const seats = game.standing(state).scores.length;
      const evaluated = Array.from({ length: seats }, (_, seat) => judge.evaluate(state, seat));
      if (seats === 1) values[0] = evaluated[0];
      else chancesToWin(evaluated, lead, values);
    },
    turns: ({ answers }) => answers,
    answer: (_world, move) => numbering.of(move),
  };
}

/** Weights out of values: the best has 1, and one that is behind it by as much as most are has a third of that. */
function soften(weights: number[], count: number): void {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    best = Math.max(best, weights[i]);
    sum += weights[i];
  }
  const behind = best - sum / count;
  for (let i = 0; i < count; i++) weights[i] = behind > 0 ? Math.exp((weights[i] - best) / behind) : 1;
}
