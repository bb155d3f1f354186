import type { Dice, Face } from '@yamanote/games/king-of-tokyo/rules';

/** Each face that shows, in order, with how many dice show it. */
export function countFaces(dice: Dice): [face: Face, count: number][] {
  return [...new Set(dice)].map((face) => [face, dice.filter((other) => other === face).length]);
}

export function isNumber(face: Face): face is 1 | 2 | 3 {
  return face <= 3;
}

/** With so many dice a turn needs no mention of them. */
export const USUAL_DICE = 6;
