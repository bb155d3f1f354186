/**
 * Every handful of up to a given number of dice, as a graph: from each handful six arrows lead to those with one die more.
 * Two equal dice cannot be told apart, so six dice have 924 handfuls and eight have 3003, not millions.
 */
export const FACES = 6;

export interface Handfuls {
  /** How many dice the full handfuls have. */
  readonly size: number;
  /** By handful: how many dice of each face. Smaller handfuls come first. */
  readonly counts: readonly (readonly number[])[];
  /** By handful and face (0 to 5): the handful with one more such die; -1 from a full one. */
  readonly plus: Int16Array;
  /** The other way round: the handful with one such die fewer; -1 where there is none. */
  readonly minus: Int16Array;
  /** The first full handful; all from here on are. */
  readonly full: number;
}

const known: Handfuls[] = [];

export function handfulsOf(size: number): Handfuls {
  known[size] ??= makeHandfuls(size);
  return known[size];
}

function makeHandfuls(size: number): Handfuls {
  const counts: number[][] = [];
  for (let dice = 0; dice <= size; dice++) counts.push(...withDice(dice, FACES));
  const numbers = new Map(counts.map((handful, i) => [handful.join(), i]));
  const plus = new Int16Array(counts.length * FACES).fill(-1);
  const minus = new Int16Array(counts.length * FACES).fill(-1);
  const full = counts.length - withDice(size, FACES).length;
  for (let i = 0; i < full; i++) {
    for (let face = 0; face < FACES; face++) {
      const more = counts[i].slice();
      more[face]++;
      const larger = numbers.get(more.join()) as number;
      plus[i * FACES + face] = larger;
      minus[larger * FACES + face] = i;
    }
  }
  return { size, counts, plus, minus, full };
}

/** All ways to have so many dice on so many faces. */
function withDice(dice: number, faces: number): number[][] {
  if (faces === 1) return [[dice]];
  const ways: number[][] = [];
  for (let here = 0; here <= dice; here++) {
    for (const rest of withDice(dice - here, faces - 1)) ways.push([here, ...rest]);
  }
  return ways;
}

/** The handful that these faces (1 to 6) make. */
export function handfulOf({ plus }: Handfuls, dice: readonly number[]): number {
  let handful = 0;
  for (let i = 0; i < dice.length; i++) handful = plus[handful * FACES + dice[i] - 1];
  return handful;
}

/** Counts of each face as faces, in ascending order. */
export function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, i) => Array<number>(count).fill(i + 1));
}
