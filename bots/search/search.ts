import { type RepeatableRng, type Rng, repeatableRng, type Seat, type Shape, same } from '@yamanote/kernel';
import { inAnyOrder } from '../any-order.ts';
import type { Budget, Consider, Considered } from '../bot.ts';
import { CHANCE, type Model, OVER } from '../model.ts';
import { type Arms, count, errorOf, guarded, halve, makeArms, meanOf, standings } from './arms.ts';
import { makeDescent } from './descent.ts';
import type { SearchSettings } from './settings.ts';
import { addChild, addNode, clear, makeTree, type Tree } from './tree.ts';

/** One decision, and what it is made with. */
interface Decision<T extends Shape, W> {
  readonly model: Model<T, W>;
  readonly settings: SearchSettings<T>;
  readonly view: T['view'];
  readonly seat: Seat;
  readonly rng: Rng;
  readonly budget: Budget;
}

/**
 * Searches any game that has a model: tries the most promising answers by playing on, gives more playouts to those that do
 * well, and can be stopped at any time. Answers are compared under the same chance: in each comparison they begin in the
 * same imagined world, and the same row of random numbers follows. The same view, state of `rng` and number of playouts
 * bring the same conclusions.
 */
export function searchBy<T extends Shape, W>(model: Model<T, W>, settings: SearchSettings<T>): Consider<T> {
  // Only its room is kept from one decision to the next: nothing of what it said.
  const tree = makeTree();
  return (view, seat, rng, budget) => {
    const decision: Decision<T, W> = { model, settings, view, seat, rng, budget };
    const world = model.imagine(view, rng, seat);
    comeTo(model, world, seat, rng);
    const moves = promising(decision, world);
    const playouts = budget.playouts ?? settings.playouts;
    if (moves.length === 1 || playouts < 1 || budget.stop?.() === true) return [judged(decision, world, moves[0])];
    const arms = makeArms(moves);
    compareArms(decision, arms, tree, playouts);
    return concluded(arms, settings.guard).map((arm): Considered<T['action']> => {
      return { answer: model.answer(world, moves[arm]), value: meanOf(arms, arm), error: errorOf(arms, arm) };
    });
  };
}

/** Who is asked together with this seat, and acts before it, answers as a sound player would. */
function comeTo<T extends Shape, W>(model: Model<T, W>, world: W, seat: Seat, rng: Rng): void {
  for (;;) {
    const actor = model.actor(world);
    if (actor === seat) return;
    if (actor === CHANCE || actor === OVER) throw new Error(`seat ${seat} is not asked`);
    model.play(world, model.policy(world, rng));
  }
}

/** The answers that are tried, the most promising first; among equals, any. */
function promising<T extends Shape, W>(decision: Decision<T, W>, world: W): number[] {
  const { model, settings, rng } = decision;
  const moves: number[] = [];
  moves.length = model.moves(world, moves);
  if (moves.length === 1) return moves;
  const most = Math.max(1, settings.candidates ?? moves.length);
  return (settings.advise === undefined ? byPrior() : byAdvice(settings.advise)).slice(0, most);

  function byPrior(): number[] {
    const weights: number[] = [];
    model.prior(world, moves, moves.length, weights);
    const order = inAnyOrder(moves.length, rng).sort((a, b) => weights[b] - weights[a]);
    return order.map((i) => moves[i]);
  }

  function byAdvice(advise: Consider<T>): number[] {
    const answers = moves.map((move) => model.answer(world, move));
    const advised = advise(decision.view, decision.seat, rng, decision.budget);
    return advised.map(({ answer }) => moves[answers.findIndex((known) => same(known, answer))]);
  }
}

/** An answer that is given without any playout: it is worth what the model says of the world before it. */
function judged<T extends Shape, W>({ model, seat }: Decision<T, W>, world: W, move: number) {
  const values: number[] = [];
  model.value(world, values);
  return { answer: model.answer(world, move), value: values[seat], error: 0 };
}

/** Tries the arms until the playouts are used up or there is no time left; at least one is tried. */
function compareArms<T extends Shape, W>(decision: Decision<T, W>, arms: Arms, tree: Tree, playouts: number): void {
  const { model, settings, seat, budget } = decision;
  const { horizon = Number.POSITIVE_INFINITY, guard } = settings;
  const chance = repeatableRng(decision.rng);
  const worldOf = imaginedWorlds(decision, chance);
  plant(tree, arms, seat);
  const descend = makeDescent(model, settings, tree, seat, chance);
  let begun: W | null = null;
  let tried: W | null = null;
  let played = 0;
  let comparison = 0;
  halve(arms, guard !== undefined, (howMany) => {
    chance.begin(2 * comparison);
    begun = copied(model, worldOf(comparison), begun);
    comeTo(model, begun, seat, chance);
    const limit = horizon + model.turns(begun);
    let favourite = 0;
    for (let i = 0; i < howMany; i++) {
      if (played === playouts || (played > 0 && budget.stop?.() === true)) return false;
      const arm = arms.order[i];
      tried = copied(model, begun, tried);
      model.play(tried, arms.moves[arm]);
      chance.begin(2 * comparison + 1);
      const value = descend(tried, nodeOf(arm), limit)[seat];
      budget.playedOut?.();
      if (i === 0) favourite = value;
      count(arms, arm, value, favourite);
      played++;
    }
    comparison++;
    return true;
  });
}

/** The worlds in which answers are compared, by the number of the comparison. */
function imaginedWorlds<T extends Shape, W>(decision: Decision<T, W>, rng: RepeatableRng): (comparison: number) => W {
  const { model, settings, view, seat } = decision;
  const kept = model.open === true ? 1 : settings.worlds;
  if (kept === undefined) return () => model.imagine(view, rng, seat);
  const worlds: W[] = [];
  return (comparison) => {
    if (worlds.length < kept) worlds.push(model.imagine(view, rng, seat));
    return worlds[comparison % kept];
  };
}

function copied<T extends Shape, W>(model: Model<T, W>, from: W, to: W | null): W {
  if (to === null) return model.clone(from);
  model.copy(from, to);
  return to;
}

/** A tree with a node for every arm below its root. */
function plant(tree: Tree, { moves }: Arms, seat: Seat): void {
  clear(tree);
  const root = addNode(tree, seat, 0, 1);
  for (const move of moves) addChild(tree, root, seat, move, 1);
}

function nodeOf(arm: number): number {
  return 1 + arm;
}

/** The arms that were tried, and first the one to be given. */
function concluded(arms: Arms, guard: number | undefined): number[] {
  const order = standings(arms);
  if (guard === undefined) return order;
  const given = guarded(arms, guard);
  return [given, ...order.filter((arm) => arm !== given)];
}
