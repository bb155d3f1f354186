/** One position with what came of it, and how the weights of a net have to change to expect it. */
import type { KingOfTokyoState as State } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { lookAt } from '../look.ts';
import { type Net, WIDTH } from '../value/net.ts';
import { addSeat, emptyList, momentOf, ROWS, type RowList } from '../value/rows.ts';

/** By living seat: all that its chance to win hangs on. */
export type Lesson = readonly { readonly seat: Seat; readonly list: RowList }[];

export function lessonOf(state: State): Lesson {
  const looks = state.monsters.map(lookAt);
  const moment = momentOf(state);
  return looks.flatMap(({ alive }, seat) => {
    if (!alive) return [];
    const list = emptyList();
    addSeat(list, state.monsters, looks, seat, moment);
    return [{ seat, list }];
  });
}

/** Sums for each seat of a lesson, before they are bent. */
const sums: Float64Array[] = Array.from({ length: 6 }, () => new Float64Array(WIDTH));

/** The chances to win that the net expects, in the order of the lesson. */
export function expected({ rows, out }: Net, lesson: Lesson): number[] {
  const strengths = lesson.map(({ list }, i) => {
    const sum = sums[i].fill(0);
    for (let entry = 0; entry < list.length; entry++) {
      const at = list.rows[entry] * WIDTH;
      for (let unit = 0; unit < WIDTH; unit++) sum[unit] += list.times[entry] * rows[at + unit];
    }
    let strength = 0;
    for (let unit = 0; unit < WIDTH; unit++) if (sum[unit] > 0) strength += out[unit] * sum[unit];
    return Math.exp(strength);
  });
  const all = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => strength / all);
}

/** Adds the slope of the surprise at what happened to `slope`: rows first, then `out`. Returns the surprise. */
export function learnFrom(net: Net, lesson: Lesson, winners: readonly Seat[], slope: Float64Array): number {
  const chances = expected(net, lesson);
  let surprise = 0;
  for (const [i, { seat, list }] of lesson.entries()) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    if (won > 0) surprise -= won * Math.log(chances[i]);
    const excess = chances[i] - won;
    const sum = sums[i];
    for (let unit = 0; unit < WIDTH; unit++) {
      if (sum[unit] <= 0) continue;
      slope[ROWS * WIDTH + unit] += excess * sum[unit];
      const pull = excess * net.out[unit];
      for (let entry = 0; entry < list.length; entry++) {
        slope[list.rows[entry] * WIDTH + unit] += list.times[entry] * pull;
      }
    }
  }
  return surprise;
}
