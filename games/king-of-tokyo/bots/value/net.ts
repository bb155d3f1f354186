/**
 * Each seat's chance to win, learned from self-play: a small net that is the same for every seat. It adds up the rows of
 * what is so, bends the sums, and weighs them; the strengths of all seats are then shares of the chance to win.
 */
import { type KingOfTokyoState as State, WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { type Look, lookAt } from '../look.ts';
import {
  AROUNDS,
  type Around,
  addCards,
  addLook,
  addTable,
  emptyList,
  lookAround,
  type Moment,
  numberOfAround,
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
  /** What the table adds to the sums of who sees it so, once it is known: weights that still change have none. */
  readonly tables: Float64Array[];
}

/** All weights in one row: first those of the rows. */
export function netOf(weights: Float64Array): Net {
  return { rows: weights.subarray(0, ROWS * WIDTH), out: weights.subarray(ROWS * WIDTH), tables: Array(AROUNDS) };
}

/** What a monster adds to its own sums, and behind that what it adds to those of the others. */
type Shown = Float64Array;

/** A monster as the net sees it: what it shows with its cards is added up once, and what it shows with a look as well. */
export interface Seen extends Look {
  readonly cards: Shown;
  readonly looks: Map<number, Shown>;
  /** The look that was last asked for, by its number; mostly it is the next one as well. */
  last: number;
  shown: Shown;
}

/** Weights are written down in thousandths. */
const GRAIN = 1000;

export function parseNet(weights: readonly number[]): Net {
  return netOf(Float64Array.from(weights, (weight) => weight / GRAIN));
}

export function makeWeights({ rows, out }: Net): number[] {
  return [...rows, ...out].map((weight) => Math.round(weight * GRAIN));
}

const list: RowList = emptyList();

export function see(net: Net, { monsters }: State): Seen[] {
  return monsters.map((monster) => {
    const cards = new Float64Array(2 * WIDTH);
    list.length = 0;
    addCards(list, OWN, monster, 1);
    addAll(net, cards, 0);
    list.length = 0;
    addCards(list, OTHERS, monster, 1);
    addAll(net, cards, WIDTH);
    return { ...lookAt(monster), cards, looks: new Map(), last: -1, shown: cards };
  });
}

/** The list's rows go into the sums, which begin at this place. */
function addAll({ rows }: Net, sums: Float64Array, from: number): void {
  for (let entry = 0; entry < list.length; entry++) {
    const at = list.rows[entry] * WIDTH;
    const times = list.times[entry];
    for (let i = 0; i < WIDTH; i++) sums[from + i] += times * rows[at + i];
  }
}

/** Looks that differ have different numbers, as far as the net sees a difference. */
function numberOf({ hearts, stars, energy, tokyo, poison, shrink }: Look): number {
  const counts = (((hearts + 16) * 32 + stars) * 32 + Math.min(energy, 31)) * 64 + poison;
  return (counts * 64 + shrink) * 2 + (tokyo ? 1 : 0);
}

/** Of all final dice, the looks of who does not roll are few. */
function shownBy(net: Net, seen: Seen): Shown {
  const number = numberOf(seen);
  if (number !== seen.last) {
    seen.last = number;
    seen.shown = seen.looks.get(number) ?? showLook(net, seen, number);
  }
  return seen.shown;
}

function showLook(net: Net, seen: Seen, number: number): Shown {
  const looking = seen.cards.slice();
  list.length = 0;
  addLook(list, OWN, seen, 1);
  addAll(net, looking, 0);
  list.length = 0;
  addLook(list, OTHERS, seen, 1);
  addAll(net, looking, WIDTH);
  seen.looks.set(number, looking);
  return looking;
}

const table = new Float64Array(WIDTH);
const shown: Shown[] = [];
const arounds: Around[] = [];

/** Writes each seat's chance to win into `values`; `values` has no others. */
export function chances(net: Net, seen: readonly Seen[], moment: Moment, values: number[]): void {
  if (values.length !== seen.length) values.length = seen.length;
  if (crown(seen, values)) return;
  let living = 0;
  table.fill(0);
  for (let seat = 0; seat < seen.length; seat++) {
    values[seat] = 0;
    if (!seen[seat].alive) continue;
    living++;
    shown[seat] = shownBy(net, seen[seat]);
    const one = shown[seat];
    for (let i = 0; i < WIDTH; i++) table[i] += one[WIDTH + i];
  }
  const share = living > 1 ? 1 / (living - 1) : 0;
  lookAround(seen, moment, arounds);
  let all = 0;
  for (let seat = 0; seat < seen.length; seat++) {
    if (!seen[seat].alive) continue;
    values[seat] = Math.exp(strengthOf(net, shown[seat], tableFor(net, arounds[seat], moment.short), share));
    all += values[seat];
  }
  for (let seat = 0; seat < seen.length; seat++) if (all > 0) values[seat] /= all;
}

function tableFor(net: Net, around: Around, short: boolean): Float64Array {
  const number = numberOfAround(around, short);
  const known = net.tables[number];
  if (known !== undefined) return known;
  list.length = 0;
  addTable(list, around, short);
  const sums = new Float64Array(WIDTH);
  addAll(net, sums, 0);
  net.tables[number] = sums;
  return sums;
}

function strengthOf({ out }: Net, one: Shown, around: Float64Array, share: number): number {
  let strength = 0;
  for (let i = 0; i < WIDTH; i++) {
    const sum = one[i] + around[i] + (table[i] - one[WIDTH + i]) * share;
    if (sum > 0) strength += out[i] * sum;
  }
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
