/** Looks one answer ahead, by the learned value and with dice solved exactly. */
import type { Consider, Considered } from '@yamanote/bots';
import { type Action, type KingOfTokyo, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { chanceOf, imagineFrom, type Rng, type Seat, sample } from '@yamanote/kernel';
import { OUTLOOK } from './value/outlook.ts';
import { cloneWorld, copyWorld, enter, type World, worldOf } from './world.ts';

/** Where chance is not foreseen, it is tried so often. */
const TRIES = 8;
const values: number[] = [];

export const expert: Consider<KingOfTokyo> = (view, seat, rng) => {
  const world = worldOf(imagineFrom(kingOfTokyo, view, rng));
  const after = cloneWorld(world);
  const considered = world.choices.map((answer): Considered<Action> => {
    copyWorld(world, after);
    enter(after, answer);
    return { answer, value: expectation(after, seat, rng), error: 0 };
  });
  return considered.sort((one, other) => other.value - one.value);
};

function expectation(world: World, seat: Seat, rng: Rng): number {
  const frame = world.state.stack[world.state.stack.length - 1];
  if (frame?.kind === 'yield' || frame?.kind === 'escape') return afterLeaving(world, seat);
  if (world.next !== 'chance' || frame.kind === 'throw') {
    OUTLOOK.chances(world.state, values);
    return values[seat];
  }
  // What comes to the display is not looked at, so that one card is as good as another.
  const tries = frame.kind === 'reveal' || frame.kind === 'peek' ? 1 : TRIES;
  let sum = 0;
  const after = cloneWorld(world);
  for (let i = 0; i < tries; i++) {
    if (i > 0) copyWorld(world, after);
    enter(after, sample(chanceOf(kingOfTokyo, after.state), rng));
    sum += expectation(after, seat, rng);
  }
  return sum / tries;
}

/** Who may leave Tokyo does what is best for itself. */
function afterLeaving(world: World, seat: Seat): number {
  const after = cloneWorld(world);
  const decider = world.next as Seat;
  let most = Number.NEGATIVE_INFINITY;
  let worth = 0;
  for (const [i, answer] of world.choices.entries()) {
    if (i > 0) copyWorld(world, after);
    enter(after, answer);
    OUTLOOK.chances(after.state, values);
    if (values[decider] <= most) continue;
    most = values[decider];
    worth = values[seat];
  }
  return worth;
}
