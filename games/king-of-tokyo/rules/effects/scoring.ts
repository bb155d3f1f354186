/** Cards that bring stars, energy or a turn, by the dice or by the state of things. */
import { hasTriple } from '../dice.ts';
import { CLAW, type Dice, ENERGY, type Face, HEART } from '../types.ts';
import type { KeepEffect } from './effect.ts';

function showAll(dice: Dice, faces: readonly Face[]): boolean {
  return faces.every((face) => dice.includes(face));
}

export const scoring = {
  /** Three 1s bring two stars more. */
  gourmet: { score: (dice) => (hasTriple(dice, 1) ? 2 : 0) },
  /** A 1, a 2 and a 3 bring two stars, whatever else these dice are good for. */
  omnivore: { score: (dice) => (showAll(dice, [1, 2, 3]) ? 2 : 0) },
  /** All six faces together bring nine stars. */
  'complete-destruction': { score: (dice) => (showAll(dice, [1, 2, 3, HEART, CLAW, ENERGY]) ? 9 : 0) },
  /** Any gain of energy is one larger. */
  'friend-of-children': { energyBonus: 1 },
  /** At the end of the own turn: a star for every six energy in the reserve. */
  'energy-hoarder': { hoard: 6 },
  /** At the end of the own turn: a star if no other monster lost a heart through this one. */
  herbivore: { peaceStars: 1 },
  /** At the end of the own turn: an energy if there is none. */
  'solar-powered': { emptyEnergy: 1 },
  /** At the end of any turn: a star for being the only one with the fewest. */
  'rooting-for-the-underdog': { underdogStars: 1 },
  /** Three 1s bring another turn after this one, with a die fewer. */
  'freeze-time': { again: 1 },
} satisfies Record<string, Partial<KeepEffect>>;
