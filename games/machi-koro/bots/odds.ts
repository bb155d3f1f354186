/** By rolled number, from 0 to 12: how likely it is with one die and with two. */
export const ONE_DIE: readonly number[] = odds(1);
export const TWO_DICE: readonly number[] = odds(2);

/** How likely two dice show the same face. */
export const DOUBLE = 1 / 6;

function odds(dice: number): number[] {
  let sums = [1];
  for (let die = 0; die < dice; die++) {
    const more = Array<number>(sums.length + 6).fill(0);
    for (const [sum, likely] of sums.entries()) for (let face = 1; face <= 6; face++) more[sum + face] += likely / 6;
    sums = more;
  }
  return [...sums, ...Array<number>(13 - sums.length).fill(0)];
}
