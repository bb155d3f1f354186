/** One playout: down the tree as far as it goes, then on by the model's policy, and back up with what it came to. */
import type { Rng, Seat, Shape } from '@yamanote/kernel';
import { CHANCE, type Model, OVER } from '../model.ts';
import type { SearchSettings } from './settings.ts';
import { addChild, findChild, isFull, type Tree } from './tree.ts';

/** No sound playout takes so many steps; one that does is judged where it is. */
const LONGEST = 20_000;

/** Plays a world on from below a node of the tree, and leaves in the list that it returns what it is worth to each seat. */
export type Descend<W> = (world: W, node: number, limit: number) => readonly number[];

/** `seat` is who searches. A playout that has come to `limit` turns ends at the next decision. */
export function makeDescent<T extends Shape, W>(
  model: Model<T, W>,
  settings: SearchSettings<T>,
  tree: Tree,
  seat: Seat,
  rng: Rng,
): Descend<W> {
  const { depth = 0, exploration = 1 } = settings;
  const path: number[] = [];
  const values: number[] = [];
  const moves: number[] = [];
  const weights: number[] = [];
  const children: number[] = [];
  // Scores have no bounds that are known beforehand, so values are compared within what playouts have come to so far.
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;

  return (world, from, limit) => {
    let length = 0;
    let node = from;
    let deep = 0;
    path[length++] = node;
    for (;;) {
      const actor = model.actor(world);
      if (actor === OVER) break;
      if (actor === CHANCE) {
        const child = chanceChild(world, node);
        if (child === 0) continue;
        node = child;
      } else if (actor !== seat && model.together?.(world) === true) {
        // What is answered at the same time cannot follow from what the tree has chosen.
        model.play(world, model.policy(world, rng));
        continue;
      } else {
        if (deep === depth || tree.visits[node] === 0) break;
        const child = chosenChild(world, node, actor);
        if (child === 0) break;
        node = child;
        deep++;
        model.play(world, tree.move[node]);
      }
      path[length++] = node;
    }
    playOn(world, limit);
    model.value(world, values);
    backUp(length);
    return values;
  };

  /** Lets chance act: as the node's child, or 0 where outcomes are too many to be told apart. */
  function chanceChild(world: W, node: number): number {
    const count = model.outcomes?.(world, moves, weights) ?? 0;
    if (count === 0 || isFull(tree, count)) {
      model.happen(world, rng);
      return 0;
    }
    let visits = 1;
    matchChildren(node, CHANCE, count);
    for (let i = 0; i < count; i++) {
      if (children[i] === 0) children[i] = addChild(tree, node, CHANCE, moves[i], weights[i]);
      visits += tree.visits[children[i]];
    }
    const child = children[owedOutcome(count, visits)];
    model.happenAs?.(world, tree.move[child]);
    return child;
  }

  /**
   * Outcomes come at random, but only those that have come less often than their odds would have it. So their mean is the
   * exact one as soon as the odds come out even, and arms with the same chance before them meet the same outcomes.
   */
  function owedOutcome(count: number, visits: number): number {
    let all = 0;
    for (let i = 0; i < count; i++) all += Math.max(0, weights[i] * visits - tree.visits[children[i]]);
    let ticket = (rng.below(2 ** 32) / 2 ** 32) * all;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      const owed = weights[i] * visits - tree.visits[children[i]];
      if (owed <= 0) continue;
      chosen = i;
      ticket -= owed;
      if (ticket < 0) break;
    }
    return chosen;
  }

  /** The child of the answer that who acts should try next, of those that this world allows; 0 if there is no room for it. */
  function chosenChild(world: W, node: number, actor: Seat): number {
    const count = model.moves(world, moves);
    if (!matchChildren(node, actor, count)) {
      if (isFull(tree, count)) return 0;
      model.prior(world, moves, count, weights);
      for (let i = 0; i < count; i++) {
        if (children[i] === 0) children[i] = addChild(tree, node, actor, moves[i], Math.max(weights[i], 0));
      }
    }
    let visits = 0;
    let total = 0;
    let promise = 0;
    for (let i = 0; i < count; i++) {
      const child = children[i];
      visits += tree.visits[child];
      total += tree.total[child];
      promise += tree.prior[child];
    }
    const untried = visits > 0 ? total / visits : 0;
    const span = highest > lowest ? highest - lowest : 1;
    const curiosity = (exploration * Math.sqrt(visits + 1)) / (promise > 0 ? promise : 1);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = children[i];
      const tried = tree.visits[child];
      const mean = tried > 0 ? tree.total[child] / tried : untried;
      const score = mean / span + (curiosity * tree.prior[child]) / (1 + tried);
      if (score > most) {
        most = score;
        best = child;
      }
    }
    return best;
  }

  /** Finds the children of the first `count` moves, 0 where there is none yet; says whether all are there. */
  function matchChildren(node: number, mover: number, count: number): boolean {
    let all = true;
    let last = 0;
    for (let i = 0; i < count; i++) {
      const child = findChild(tree, node, mover, moves[i], last);
      children[i] = child;
      if (child === 0) all = false;
      else last = child;
    }
    return all;
  }

  function playOn(world: W, limit: number): void {
    for (let steps = 0; steps < LONGEST; steps++) {
      const actor = model.actor(world);
      if (actor === OVER) return;
      if (actor === CHANCE) model.happen(world, rng);
      else if (limit < Number.POSITIVE_INFINITY && model.turns(world) >= limit) return;
      else model.play(world, model.policy(world, rng));
    }
  }

  function backUp(length: number): void {
    for (let seatOf = 0; seatOf < values.length; seatOf++) {
      lowest = Math.min(lowest, values[seatOf]);
      highest = Math.max(highest, values[seatOf]);
    }
    for (let i = 0; i < length; i++) {
      const node = path[i];
      const mover = tree.mover[node];
      tree.visits[node]++;
      if (mover >= 0) tree.total[node] += values[mover];
    }
  }
}
