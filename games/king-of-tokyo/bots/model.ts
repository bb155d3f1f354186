/**
 * The game as search plays it: the rules themselves, with a state that is copied into one that is there already. Rolls are
 * chance to their very end: whoever rolls keeps by a plan, so that only a roll that has begun asks what to keep.
 */
import { CHANCE, type Model, OVER } from '@yamanote/bots';
import { CARD_IDS, type Frame, type KingOfTokyo, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { chanceOf, imagineFrom, type Rng, sample } from '@yamanote/kernel';
import { drawRoll, finishRoll } from './dice/roll-plan.ts';
import { actionOf, moveOf } from './moves.ts';
import { AIMS, type Aims } from './policy/aims.ts';
import { planFor } from './policy/plans.ts';
import { policyMove } from './policy/policy.ts';
import { OUTLOOK } from './value/outlook.ts';
import { cloneWorld, copyWorld, enter, type World, worldOf } from './world.ts';

/** How much more promising an answer is that wins more often. */
const KEENNESS = 20;
const values: number[] = [];

const NO_DICE: Extract<Frame, { kind: 'throw' }>['keep'] = [];

export const model: Model<KingOfTokyo, World> = {
  imagine: (view, rng) => worldOf(imagineFrom(kingOfTokyo, view, rng)),
  clone: cloneWorld,
  copy: copyWorld,
  seats: ({ state }) => state.monsters.length,
  actor: ({ next }) => (next === null ? OVER : next === 'chance' ? CHANCE : next),
  moves({ choices }, list) {
    for (let i = 0; i < choices.length; i++) list[i] = moveOf(choices[i]);
    return choices.length;
  },
  play: (world, move) => enter(world, actionOf(move)),
  happen: (world, rng) => happen(world, AIMS, rng),
  policy: (world) => policyMove(world, AIMS),
  prior(world, moves, count, weights) {
    const tried = cloneWorld(world);
    for (let i = 0; i < count; i++) {
      if (i > 0) copyWorld(world, tried);
      enter(tried, actionOf(moves[i]));
      OUTLOOK.chances(tried.state, values);
      weights[i] = Math.exp(values[world.next as number] * KEENNESS);
    }
  },
  value: ({ state }, worth) => OUTLOOK.chances(state, worth),
  turns: ({ state }) => state.turn,
  answer: (_world, move) => actionOf(move),
};

export function happen(world: World, aims: Aims, rng: Rng): void {
  const { state } = world;
  const frame = state.stack[state.stack.length - 1];
  switch (frame.kind) {
    case 'throw':
      finishRolling(world, frame, aims, rng);
      break;
    case 'reveal':
    case 'peek':
      enter(world, drawCard(state.deck, rng));
      break;
    default:
      enter(world, sample(chanceOf(kingOfTokyo, state), rng));
  }
}

/** The last of all throws, as if it were the only one. */
function finishRolling(world: World, frame: Extract<Frame, { kind: 'throw' }>, aims: Aims, rng: Rng): void {
  const { state } = world;
  const { keep, probed } = frame;
  const size = keep.length + frame.count;
  const rerolls = probed ? 0 : state.rerolls;
  const plan = planFor(aims, state, size, rerolls);
  const dice = keep.length === 0 ? drawRoll(plan, rng) : finishRoll(plan, keep, rerolls, rng);
  // What was kept may have gone up again.
  if (keep.length > 0) state.stack[state.stack.length - 1] = { ...frame, keep: NO_DICE, count: size };
  state.rerolls = 0;
  enter(world, dice);
}

function drawCard(deck: readonly number[], rng: Rng): string {
  let left = 0;
  for (let i = 0; i < deck.length; i++) left += deck[i];
  let ticket = rng.below(left);
  let at = 0;
  while (ticket >= deck[at]) ticket -= deck[at++];
  return CARD_IDS[at];
}
