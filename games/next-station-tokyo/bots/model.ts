import type { Model } from '@yamanote/bots';
import type { NextStation, NextStationView } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { POLICY, policy, scoreOf } from './policy/policy.ts';
import { beginRound } from './policy/traits.ts';
import { actorOf, happen, happenAs, outcomes, play } from './twin/flow.ts';
import { legalMoves } from './twin/moves.ts';
import { pack } from './twin/pack.ts';
import { PHASE, type World } from './twin/world.ts';
import { chancesOf, varianceOf } from './value/chances.ts';
import { VALUE } from './value/net.ts';
import { outlook } from './value/outlook.ts';

/** A seat's world as its view has it, with what the others may be expected to come to. */
export function worldOf(view: NextStationView, seat: Seat): World {
  const world = pack(view, seat);
  if (view.sheets.length === 1) return world;
  const rivals = view.sheets.map((_, other) => pack(view, other));
  const expected = rivals.map((rival) => outlook(rival, VALUE));
  const uncertain = Math.max(...rivals.map(({ row }, other) => (other === seat ? 0 : varianceOf(row))));
  return { ...world, expected, uncertain };
}

const points: number[] = [];

/** What points of its own seat are worth in a world: alone they count as they are. */
export function worthOf({ row, seat, expected, uncertain, deduction }: World, own: number, values: number[]): void {
  if (expected.length === 0) {
    values[0] = own - deduction;
    return;
  }
  points.length = expected.length;
  for (let other = 0; other < expected.length; other++) points[other] = other === seat ? own : expected[other];
  chancesOf(points, uncertain + varianceOf(row), values);
}

export const model: Model<NextStation, World> = {
  // What is hidden at own pace are cards that nobody has turned up: here they are drawn as they come.
  open: true,
  imagine: (view, _rng, seat = view.viewer === 'public' ? 0 : view.viewer) => worldOf(view, seat),
  clone: (world) => ({ ...world, row: world.row.slice() }),
  copy(from, to) {
    to.row.set(from.row);
  },
  seats: ({ expected }) => Math.max(1, expected.length),
  actor: actorOf,
  moves: legalMoves,
  play,
  happen,
  outcomes,
  happenAs,
  policy: (world) => policy(world, POLICY),
  prior(world, moves, count, weights) {
    beginRound(world.row, world.facts);
    for (let i = 0; i < count; i++) weights[i] = Math.exp(scoreOf(world, moves[i], POLICY));
  },
  value: (world, values) => worthOf(world, outlook(world, VALUE), values),
  turns: ({ row }) => row[PHASE],
  answer: ({ facts }, move) => facts.answers[move],
};
