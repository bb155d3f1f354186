/** For who has rolled and wonders what to keep: every choice with its chance to win, and what is to be expected of it. */
import type { Odds } from '@yamanote/bots';
import {
  CLAW,
  ENERGY,
  HEART,
  type KingOfTokyo,
  kingOfTokyo,
  type KingOfTokyoState as State,
} from '@yamanote/games/king-of-tokyo/rules';
import { fastRng, imagineFrom, type Seat } from '@yamanote/kernel';
import { considerKeeps } from './dice/keeps.ts';
import type { FinalWorth } from './dice/solver.ts';
import { OUTLOOK } from './value/outlook.ts';

export interface KeepOdds {
  /** The faces that stay, in ascending order. */
  readonly keep: readonly number[];
  /** The chance to win, if all goes on as well as it can. */
  readonly value: number;
  /** How often there are three or more of a number; and what the final dice show on average. */
  readonly triple: number;
  readonly energy: number;
  readonly hearts: number;
  readonly claws: number;
}

const WISHES: readonly FinalWorth[] = [
  ([ones, twos, threes]) => (Math.max(ones, twos, threes) >= 3 ? 1 : 0),
  (counts) => counts[ENERGY - 1],
  (counts) => counts[HEART - 1],
  (counts) => counts[CLAW - 1],
];

/** In a state that asks the active monster what to roll again; the best choice first. */
export function oddsOfKeeps(state: State): readonly KeepOdds[] {
  const solved = OUTLOOK.dice(state, WISHES);
  return considerKeeps(solved, WISHES.length, state.dice, state.rerolls).map(({ keep, worth, wishes }) => {
    const [triple, energy, hearts, claws] = wishes;
    return { keep, value: worth, triple, energy, hearts, claws };
  });
}

/** The odds of one answer to what to roll again, as far as it is about the dice alone; what is hidden does not touch them. */
export function odds(view: KingOfTokyo['view'], seat: Seat, answer: KingOfTokyo['action']): Odds | null {
  if (view.stack.at(-1)?.kind !== 'reroll' || view.active !== seat) return null;
  const keep = keptBy(view.dice, answer);
  if (keep === null) return null;
  const state = imagineFrom(kingOfTokyo, view, fastRng('odds'));
  const found = oddsOfKeeps(state).find((one) => one.keep.join() === keep.join());
  if (found === undefined) return null;
  const { triple, energy, hearts, claws } = found;
  return { triple, energy, hearts, claws };
}

/** The faces that stay with this answer; `null` if a card rolls or changes dice. */
function keptBy(dice: readonly number[], answer: KingOfTokyo['action']): number[] | null {
  const keep = [...dice];
  if (answer.do === 'stop') return keep;
  if (answer.do !== 'reroll' || answer.by !== null) return null;
  for (const face of answer.dice) keep.splice(keep.indexOf(face), 1);
  return keep;
}
