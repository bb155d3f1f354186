/**
 * What search remembers below the root: a tree in a few long columns, so that growing it makes no garbage. A node is known
 * by the moves that led to it, not by a world: where something is hidden, many worlds pass through one node, and each
 * finds there what it allows.
 */
export interface Tree {
  size: number;
  /** The answer or outcome that leads here, and who gave it: a seat, or chance. */
  move: Float64Array;
  mover: Int8Array;
  /** How promising the answer looked; the odds of an outcome. */
  prior: Float64Array;
  visits: Int32Array;
  /** Sum of what the playouts through here were worth to the mover. */
  total: Float64Array;
  /** Children are a chain from the first to the last; 0 is none, as no child is node 0. */
  first: Int32Array;
  last: Int32Array;
  next: Int32Array;
}

const SIZE = 1 << 10;
/** A tree that is full grows no further; playouts through it go on. */
const LARGEST = 1 << 20;

export function makeTree(): Tree {
  const tree = { size: 0 } as Tree;
  resize(tree, SIZE);
  return tree;
}

function resize(tree: Tree, size: number): void {
  const ints = (old?: Int32Array) => copied(new Int32Array(size), old);
  const floats = (old?: Float64Array) => copied(new Float64Array(size), old);
  tree.move = floats(tree.move);
  tree.mover = copied(new Int8Array(size), tree.mover);
  tree.prior = floats(tree.prior);
  tree.visits = ints(tree.visits);
  tree.total = floats(tree.total);
  tree.first = ints(tree.first);
  tree.last = ints(tree.last);
  tree.next = ints(tree.next);
}

function copied<A extends { set(from: A): void }>(to: A, from: A | undefined): A {
  if (from !== undefined) to.set(from);
  return to;
}

/** Forgets all, and keeps the room that it took. */
export function clear(tree: Tree): void {
  tree.size = 0;
}

export function isFull(tree: Tree, more: number): boolean {
  return tree.size + more > LARGEST;
}

/** A node without parent. */
export function addNode(tree: Tree, mover: number, move: number, prior: number): number {
  const node = tree.size++;
  if (node === tree.move.length) resize(tree, 2 * node);
  tree.move[node] = move;
  tree.mover[node] = mover;
  tree.prior[node] = prior;
  tree.visits[node] = 0;
  tree.total[node] = 0;
  tree.first[node] = 0;
  tree.last[node] = 0;
  tree.next[node] = 0;
  return node;
}

/** A child of a node; it must be new there. The root comes before all of them, so none is node 0. */
export function addChild(tree: Tree, parent: number, mover: number, move: number, prior: number): number {
  const child = addNode(tree, mover, move, prior);
  if (tree.first[parent] === 0) tree.first[parent] = child;
  else tree.next[tree.last[parent]] = child;
  tree.last[parent] = child;
  return child;
}

/** The child that a move leads to, or 0. Moves mostly come in the order of the children, so the search begins behind `after`. */
export function findChild(tree: Tree, parent: number, mover: number, move: number, after: number): number {
  const begin = after === 0 ? tree.first[parent] : tree.next[after];
  for (let child = begin; child !== 0; child = tree.next[child]) {
    if (tree.move[child] === move && tree.mover[child] === mover) return child;
  }
  for (let child = tree.first[parent]; child !== begin; child = tree.next[child]) {
    if (tree.move[child] === move && tree.mover[child] === mover) return child;
  }
  return 0;
}
