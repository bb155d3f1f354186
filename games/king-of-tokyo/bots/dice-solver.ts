/**
 * What dice are worth while they can still be rolled again: the exact mean, if every reroll is chosen as well as it can be.
 * A full handful is worth the best part that one may keep of it; a part is worth the mean over the dice that come to it.
 */
import { type Handfuls, handfulOf, handfulsOf } from './handfuls.ts';

const FACES = 6;

/** What these dice are worth with so many rerolls left; dice that are missing are in the air. */
export type DiceWorth = (dice: readonly number[], rerolls: number) => number;

/** `worth` of final dice, given as counts of each face; `locked` is a face (1 to 6) that is never rolled again, or 0. */
export function solveDice(size: number, locked: number, worth: (counts: readonly number[]) => number): DiceWorth {
  const handfuls = handfulsOf(size);
  const final = new Float64Array(handfuls.counts.length);
  for (let i = handfuls.full; i < final.length; i++) final[i] = worth(handfuls.counts[i]);
  throwMissing(handfuls, final);
  /** By rerolls left and handful. */
  const levels: Float64Array[] = [final];
  return (dice, rerolls) => {
    while (levels.length <= rerolls) levels.push(oneRerollMore(handfuls, levels[levels.length - 1], locked));
    return levels[rerolls][handfulOf(handfuls, dice)];
  };
}

/** Fills in the handfuls with dice missing: the mean over the next die's face. */
function throwMissing({ plus, full }: Handfuls, values: Float64Array): void {
  for (let i = full - 1; i >= 0; i--) {
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += values[plus[i * FACES + face]];
    values[i] = sum / FACES;
  }
}

/**
 * With one reroll more one keeps the best part of each full handful, perhaps all of it. A part is a handful with dice
 * taken away one by one; so the best spreads along the arrows, from small handfuls to large ones.
 */
function oneRerollMore(handfuls: Handfuls, before: Float64Array, locked: number): Float64Array {
  const { plus, full } = handfuls;
  const values = Float64Array.from(before);
  for (let i = 0; i < full; i++) {
    for (let face = 0; face < FACES; face++) {
      if (face === locked - 1) continue;
      const more = plus[i * FACES + face];
      if (values[i] > values[more]) values[more] = values[i];
    }
  }
  throwMissing(handfuls, values);
  return values;
}
