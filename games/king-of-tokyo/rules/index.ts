import type { WholeGame } from '@yamanote/kernel';
import { played } from './played.ts';
import { makePosition, parsePosition } from './position/index.ts';
import type { KingOfTokyo } from './types.ts';
import { census } from './view.ts';

export const kingOfTokyo: WholeGame<KingOfTokyo> = {
  ...played,
  parsePosition,
  makePosition,
  census,
};

export { VERBS } from './actions.ts';
export { SWEEP_ENERGY } from './buy.ts';
export * from './cards.ts';
export { certainArmour, possibleDefence } from './defence.ts';
export { hasTriple, without } from './dice.ts';
export { discardEffectOf, effectOf, find, has, ownEffectOf, sum, workingCard } from './effects/index.ts';
export { endingAfter, foretellDice, type Won } from './foretell.ts';
export { feeOf } from './hearts.ts';
export { heartsWithout } from './loss.ts';
export { heartLimit, inTokyo, isAlive, WINNING_STARS } from './monsters.ts';
export { played } from './played.ts';
export { entersTokyo, keepsPlace, turnsUntil } from './prospects.ts';
export { priceFor } from './purchase.ts';
export { diceCount } from './roll.ts';
export { cardWithHearts } from './threat.ts';
export { TOKYO_STARS } from './turn.ts';
export * from './types.ts';
export { winnersOf } from './victory.ts';
