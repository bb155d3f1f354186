/** Dice as lists of faces in ascending order: counting, taking out, putting together. */
import type { Dice, Face } from './types.ts';

export const NO_DICE: Dice = [];
export const NUMBERS = [1, 2, 3] as const;

export function count(dice: Dice, face: Face): number {
  let found = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i] === face) found++;
  return found;
}

export const TRIPLE = 3;

/** Whether enough dice show a number for it to score, and for cards that look for that. */
export function hasTriple(dice: Dice, face: Face): boolean {
  return count(dice, face) >= TRIPLE;
}

/** What is left when `some` of the dice are taken out. */
export function without(dice: Dice, some: Dice): Dice {
  const rest = new Array<Face>(dice.length - some.length);
  let taken = 0;
  for (let i = 0; i < dice.length; i++) {
    if (taken < some.length && dice[i] === some[taken]) taken++;
    else rest[i - taken] = dice[i];
  }
  return rest;
}

export function together(some: Dice, others: Dice): Dice {
  if (some.length === 0) return others;
  const all = new Array<Face>(some.length + others.length);
  let i = 0;
  for (let j = 0; i + j < all.length; ) {
    if (j === others.length || (i < some.length && some[i] <= others[j])) all[i + j] = some[i++];
    else all[i + j] = others[j++];
  }
  return all;
}

export function turned(dice: Dice, from: Face, to: Face): Dice {
  return together(without(dice, [from]), [to]);
}

/** Each face that shows, once. */
export function facesOf(dice: Dice): Face[] {
  return dice.filter((face, i) => face !== dice[i - 1]);
}
