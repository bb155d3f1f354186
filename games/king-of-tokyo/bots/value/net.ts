/**
 * Each seat's chance to win, learned from self-play: a small net that is the same for every seat. It adds up the rows of
 * what is so, bends the sums, and weighs them; the strengths of all seats are then shares of the chance to win.
 */
import { type KingOfTokyoState as State, WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { type Look, lookAt } from '../look.ts';
import {
  addCards,
  addLook,
  addTable,
  emptyList,
  MOST_SEATS,
  type Moment,
  OTHERS,
  OWN,
  ROWS,
  type RowList,
} from './rows.ts';

/** How many sums there are. */
export const WIDTH = 16;

export interface Net {
  /** `WIDTH` weights for each row. */
  readonly rows: Float64Array;
  /** What each bent sum adds to the strength. */
  readonly out: Float64Array;
}

/** A monster as the net sees it: what its cards add to its own sums and to those of others is added up once. */
export interface Seen extends Look {
  readonly own: Float64Array;
  readonly others: Float64Array;
}

/** Weights are written down in thousandths. */
const GRAIN = 1000;

export function parseNet(weights: readonly number[]): Net {
  const all = Float64Array.from(weights, (weight) => weight / GRAIN);
  return { rows: all.subarray(0, ROWS * WIDTH), out: all.subarray(ROWS * WIDTH) };
}

export function makeWeights({ rows, out }: Net): number[] {
  return [...rows, ...out].map((weight) => Math.round(weight * GRAIN));
}

const list: RowList = emptyList();

export function see(net: Net, { monsters }: State): Seen[] {
  return monsters.map((monster) => {
    const own = new Float64Array(WIDTH);
    const others = new Float64Array(WIDTH);
    list.length = 0;
    addCards(list, OWN, monster, 1);
    addAll(net, own);
    list.length = 0;
    addCards(list, OTHERS, monster, 1);
    addAll(net, others);
    return { ...lookAt(monster), own, others };
  });
}

/** The list's rows go into the sums. */
function addAll({ rows }: Net, sums: Float64Array): void {
  for (let entry = 0; entry < list.length; entry++) {
    const at = list.rows[entry] * WIDTH;
    const times = list.times[entry];
    for (let i = 0; i < WIDTH; i++) sums[i] += times * rows[at + i];
  }
}

const table = new Float64Array(WIDTH);
const sums = new Float64Array(WIDTH);
const toOthers = Array.from({ length: MOST_SEATS }, () => new Float64Array(WIDTH));

/** Writes each seat's chance to win into `values`; `values` has no others. */
export function chances(net: Net, seen: readonly Seen[], moment: Moment, values: number[]): void {
  values.length = seen.length;
  if (crown(seen, values)) return;
  let living = 0;
  table.fill(0);
  for (let seat = 0; seat < seen.length; seat++) {
    values[seat] = 0;
    if (!seen[seat].alive) continue;
    living++;
    toOthers[seat].set(seen[seat].others);
    list.length = 0;
    addLook(list, OTHERS, seen[seat], 1);
    addAll(net, toOthers[seat]);
    for (let i = 0; i < WIDTH; i++) table[i] += toOthers[seat][i];
  }
  const share = living > 1 ? 1 / (living - 1) : 0;
  let all = 0;
  for (let seat = 0; seat < seen.length; seat++) {
    const { alive, own } = seen[seat];
    if (!alive) continue;
    for (let i = 0; i < WIDTH; i++) sums[i] = own[i] + (table[i] - toOthers[seat][i]) * share;
    list.length = 0;
    addLook(list, OWN, seen[seat], 1);
    addTable(list, seen, seat, moment);
    addAll(net, sums);
    values[seat] = Math.exp(strengthOf(net));
    all += values[seat];
  }
  for (let seat = 0; seat < seen.length; seat++) if (all > 0) values[seat] /= all;
}

function strengthOf({ out }: Net): number {
  let strength = 0;
  for (let i = 0; i < WIDTH; i++) if (sums[i] > 0) strength += out[i] * sums[i];
  return strength;
}

/** Whoever has the stars, and does not die of poison at the end of the turn, has won; of several, all have. */
function crown(seen: readonly Seen[], values: number[]): boolean {
  let crowned = 0;
  for (let seat = 0; seat < seen.length; seat++) {
    const { alive, stars, hearts, poison } = seen[seat];
    values[seat] = alive && stars >= WINNING_STARS && hearts > poison ? 1 : 0;
    crowned += values[seat];
  }
  for (let seat = 0; seat < seen.length; seat++) if (crowned > 0) values[seat] /= crowned;
  return crowned > 0;
}
