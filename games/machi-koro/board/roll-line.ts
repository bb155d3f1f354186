/** Where the roll line would change with the selected answer, and what a roll is worth on average. */
import {
  type Action,
  type Establishment,
  type Icon,
  type MachiKoroState,
  played,
  rollLine,
} from '@yamanote/games/machi-koro/rules';
import { apply, type Seat } from '@yamanote/kernel';

/** A stop where the selected answer would change something. */
export interface Change {
  number: number;
  whose: 'mine' | 'others';
  from: number;
  to: number;
  /** Whether nobody whose roll it is can roll that number yet. */
  beyond: boolean;
}

/** Numbers with one change, told together. `any`: whoever rolls them. */
export interface Gain {
  numbers: number[];
  whose: Change['whose'] | 'any';
  from: number;
  to: number;
  beyond: boolean;
}

/** The line as it would be after an answer. What it is compared with has the same coins: the price is told elsewhere. */
export function changes(view: MachiKoroState, seat: Seat, action: Action): Change[] {
  if (action.do !== 'build' || view.stack.at(-1)?.kind !== 'build' || view.roller !== seat) return [];
  const after = played.clone(view);
  apply(played, after, seat, action);
  const before = played.clone(view);
  before.coins = after.coins.slice();
  const then = rollLine(after, seat);
  return rollLine(before, seat).flatMap(({ number, mine, others }, index) => {
    const next = then[index];
    const list: Change[] = [];
    // A number that opens up with the train station counts as a change too: what it brings can now be had.
    const opened = next.mine.possible && !mine.possible;
    if (next.mine.coins !== mine.coins || (opened && next.mine.coins !== 0)) {
      list.push({
        number,
        whose: 'mine',
        from: opened ? 0 : mine.coins,
        to: next.mine.coins,
        beyond: !next.mine.possible,
      });
    }
    if (next.others.coins !== others.coins) {
      list.push({ number, whose: 'others', from: others.coins, to: next.others.coins, beyond: !next.others.possible });
    }
    return list;
  });
}

/** The changes in few words: what neighbouring numbers bring alike is told once. */
export function gains(changed: readonly Change[]): Gain[] {
  const told: Gain[] = [];
  for (const gain of onWhoseRoll(changed)) {
    const before = told.find(
      (other) => other.whose === gain.whose && alike(other, gain) && other.numbers.at(-1) === gain.numbers[0] - 1,
    );
    if (before === undefined) told.push(gain);
    else before.numbers.push(...gain.numbers);
  }
  return told;
}

/** The same on my roll as on the others' is one gain. */
function onWhoseRoll(changed: readonly Change[]): Gain[] {
  return changed.flatMap(({ number, ...change }): Gain[] => {
    const both = changed.filter((other) => other.number === number && alike(other, change)).length > 1;
    if (!both) return [{ ...change, numbers: [number] }];
    return change.whose === 'mine' ? [{ ...change, whose: 'any', numbers: [number] }] : [];
  });
}

function alike(a: Pick<Gain, 'from' | 'to'>, b: Pick<Gain, 'from' | 'to'>): boolean {
  return a.from === b.from && a.to === b.to;
}

/** Why a card would bring no coins as things stand: it swaps, it counts cards that are not there, or nobody can pay for it. */
export type NoGain = 'swap' | 'poor' | { readonly lacks: Icon };

export function whyNothing({ effect }: Pick<Establishment, 'effect'>): NoGain {
  if ('swap' in effect) return 'swap';
  return 'per' in effect ? { lacks: effect.per } : 'poor';
}

/** What a roll of so many dice brings whoever rolls it, on average. */
export function averageOf(view: MachiKoroState, seat: Seat, dice: number): number {
  const line = rollLine(view, seat);
  const sums = dice === 1 ? FACES : FACES.flatMap((one) => FACES.map((other) => one + other));
  return sums.reduce((total, sum) => total + line[sum - 1].mine.coins, 0) / sums.length;
}

const FACES = [1, 2, 3, 4, 5, 6];
