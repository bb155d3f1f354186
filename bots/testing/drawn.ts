/** Games that are drawn as a tree, so that a test can say what is best in them and what everything is worth. */
import type { Rng, Seat } from '@yamanote/kernel';
import { CHANCE, type Model, OVER } from '../model.ts';

export type Drawn =
  /** A seat chooses one of the branches; with `together` nobody knows yet what was answered before. */
  | { readonly by: Seat; readonly to: readonly Branch[]; readonly together?: true }
  /** Chance takes one of the branches by its odds; with `many` they are not told apart. */
  | { readonly odds: readonly number[]; readonly to: readonly Drawn[]; readonly many?: true }
  /** The end: what it is worth to each seat. */
  | readonly number[];

/** A branch that is null cannot be taken. */
type Branch = Drawn | null;

interface World {
  at: Drawn;
  /** Answers given so far: every one is a turn. */
  turns: number;
}

/** A view is the worlds that are possible, equally likely, as far as the seat knows. */
interface Shape {
  frame: never;
  state: never;
  action: number;
  event: never;
  options: never;
  view: { stack: []; worlds: readonly Drawn[] };
}

export const viewOfDrawn = (...worlds: Drawn[]): Shape['view'] => ({ stack: [], worlds });

/** Playouts are random, and every answer looks as good as another, unless `prior` weighs them by their numbers. */
export function drawnModel(seats: number, prior: readonly number[] = []): Model<Shape, World> {
  return {
    imagine: ({ worlds }, rng) => ({ at: worlds[rng.below(worlds.length)], turns: 0 }),
    clone: (world) => ({ ...world }),
    copy: (from, to) => Object.assign(to, from),
    seats: () => seats,
    actor: ({ at }) => ('by' in at ? at.by : 'odds' in at ? CHANCE : OVER),
    together: ({ at }) => 'by' in at && at.together === true,
    moves,
    play(world, move) {
      world.at = (world.at as Extract<Drawn, { by: Seat }>).to[move] as Drawn;
      world.turns++;
    },
    happen(world, rng) {
      const { odds, to } = world.at as Extract<Drawn, { odds: unknown }>;
      let ticket = rng.below(1e6) / 1e6;
      let at = 0;
      while (at < odds.length - 1 && ticket >= odds[at]) ticket -= odds[at++];
      world.at = to[at];
    },
    outcomes({ at }, list, odds) {
      if (!('odds' in at) || at.many) return 0;
      for (const [outcome, odd] of at.odds.entries()) {
        list[outcome] = outcome;
        odds[outcome] = odd;
      }
      return at.odds.length;
    },
    happenAs(world, outcome) {
      world.at = (world.at as Extract<Drawn, { odds: unknown }>).to[outcome];
    },
    policy(world: World, rng: Rng) {
      const list: number[] = [];
      return list[rng.below(moves(world, list)) % list.length];
    },
    prior(_world, list, count, weights) {
      for (let i = 0; i < count; i++) weights[i] = prior[list[i]] ?? 1;
    },
    value({ at }, values) {
      for (let seat = 0; seat < seats; seat++) values[seat] = 'by' in at || 'odds' in at ? 1 / seats : at[seat];
    },
    turns: ({ turns }) => turns,
    answer: (_world, move) => move,
  };
}

function moves({ at }: World, list: number[]): number {
  let count = 0;
  if ('by' in at) for (const [move, branch] of at.to.entries()) if (branch !== null) list[count++] = move;
  return count;
}
