/** What the quick policy goes by. */
import type { KeepId } from '@yamanote/games/king-of-tokyo/rules';
import type { RollPlan } from '../dice/roll-plan.ts';
import { CARDS_IN_CROWD, CARDS_IN_DUEL } from './cards.ts';

/** What things are worth, in stars. */
export interface AimWeights {
  /** An energy that is rolled, and one that is paid for a card. */
  readonly energy: number;
  readonly price: number;
  readonly cards: Readonly<Record<KeepId, number>>;
  /** A heart more with 1, 5 and 9 of them. */
  readonly hearts: readonly [number, number, number];
  /** A heart less of another monster; and how much more that is, in all, when it is about to die. */
  readonly wound: number;
  readonly hunt: number;
  /** To stand in Tokyo with 1, 5 and 9 hearts, besides the star for coming. */
  readonly tokyo: readonly [number, number, number];
  readonly kill: number;
  /** A monster with no more hearts than this leaves Tokyo. */
  readonly leaves: number;
  /** How much less a star counts while there is far to go, from 0 to 1. */
  readonly patience: number;
}

/** Against one other monster and against several; with the plans that were made of it. */
export interface Aims {
  readonly duel: AimWeights;
  readonly crowd: AimWeights;
  readonly plans: Map<number, RollPlan>;
}

/** Found by playing the policy against itself with other weights. In a duel, claws are what counts. */
export const AIMS: Aims = {
  duel: {
    energy: 0.25,
    price: 0.2,
    cards: CARDS_IN_DUEL,
    hearts: [2.5, 1.7, 0.4],
    wound: 1.1,
    hunt: -0.5,
    tokyo: [-1.6, -1.9, 2.6],
    kill: 0,
    leaves: 6,
    patience: 0.58,
  },
  crowd: {
    energy: 0.25,
    price: 0.2,
    cards: CARDS_IN_CROWD,
    hearts: [2, 1, 0.4],
    wound: 0.45,
    hunt: 0,
    tokyo: [-2, -0.3, 1.2],
    kill: 4,
    leaves: 4,
    patience: 0,
  },
  plans: new Map(),
};
