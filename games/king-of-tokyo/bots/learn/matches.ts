/** Matches to learn from: by the quick policy in several styles, with now and then any answer, so that all cards are met. */
import {
  type KingOfTokyoOptions,
  kingOfTokyo,
  type KingOfTokyoState as State,
  winnersOf,
} from '@yamanote/games/king-of-tokyo/rules';
import { isRefusal, parseOptions, type Rng, type Seat, sentence, start } from '@yamanote/kernel';
import { WORTH } from '../card-worth.ts';
import { happen, model } from '../model.ts';
import { moveOf } from '../moves.ts';
import { AIMS, type Aims, type AimWeights } from '../policy/aims.ts';
import { policyMove } from '../policy/policy.ts';
import { type World, worldOf } from '../world.ts';

/** Habits that differ in what is collected and how long Tokyo is held, with cards as they seemed before anything was learned. */
const { duel, crowd } = AIMS;
const STYLES: readonly Aims[] = [
  style({}, {}),
  style(crowd, { leaves: 7 }),
  style({ energy: 0, leaves: 3 }, { energy: 0.4, leaves: 2 }),
];

function style(inDuel: Partial<AimWeights>, inCrowd: Partial<AimWeights>): Aims {
  const before = { cards: WORTH, price: 0.4 };
  return { duel: { ...duel, ...inDuel, ...before }, crowd: { ...crowd, ...inCrowd, ...before }, plans: new Map() };
}

/** How often, in a hundred, any answer is given: in buying most, as only what is bought is known. */
const ANY_PURCHASE = 20;
const ANY_ANSWER = 6;
/** A match without an end is left. */
const MOST_ENTRIES = 3000;

export function optionsFor(seats: number, short: boolean): KingOfTokyoOptions {
  const options = parseOptions(kingOfTokyo, { short, monsters: 'seats' }, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  return options as KingOfTokyoOptions;
}

/** Plays a match, shows it at every roll and purchase, and says who has won. */
export function playMatch(
  seats: number,
  options: KingOfTokyoOptions,
  rng: Rng,
  show: (state: State) => void,
): readonly Seat[] {
  const world = worldOf(start(kingOfTokyo, seats, options));
  const styles = Array.from({ length: seats }, () => STYLES[rng.below(STYLES.length)]);
  for (let entries = 0; world.next !== null && entries < MOST_ENTRIES; entries++) {
    const { state } = world;
    if (world.next === 'chance') {
      happen(world, styles[state.active ?? 0], rng);
      continue;
    }
    const { kind } = state.stack[state.stack.length - 1];
    if (kind === 'roll' || kind === 'buy') show(state);
    model.play(world, answerOf(world, kind, styles[world.next], rng));
  }
  return world.next === null ? winnersOf(world.state) : [];
}

function answerOf(world: World, kind: string, style: Aims, rng: Rng): number {
  const { choices } = world;
  const any = kind === 'roll' ? 0 : kind === 'buy' ? ANY_PURCHASE : ANY_ANSWER;
  return rng.below(100) < any ? moveOf(choices[rng.below(choices.length)]) : policyMove(world, style);
}
