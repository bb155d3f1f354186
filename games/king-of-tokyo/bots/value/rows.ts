/**
 * What the learned value knows of a table, as rows of weights: one for each thing that is so. A monster has a block of
 * rows for itself and one for what it is to the others; some rows are about the table as one seat sees it.
 */
import {
  KEEP_IDS,
  type KeepId,
  type Monster,
  type KingOfTokyoState as State,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Look } from '../look.ts';

const MOST_HEARTS = 12;
const MOST_ENERGY = 14;
const MOST_SEATS = 6;

/** Within a block. */
const HEARTS = 0;
const STARS = HEARTS + MOST_HEARTS + 1;
const ENERGY = STARS + WINNING_STARS + 1;
const TOKYO = ENERGY + MOST_ENERGY + 1;
const POISON = TOKYO + 1;
const SHRINK = POISON + 1;
const COUNTERS = SHRINK + 1;
const STORED = COUNTERS + 1;
const CARDS = STORED + 1;
const BLOCK = CARDS + KEEP_IDS.length;

export const OWN = 0;
export const OTHERS = BLOCK;
const ALWAYS = 2 * BLOCK;
const SHORT = ALWAYS + 1;
const LIVING = SHORT + 1;
const UNTIL = LIVING + MOST_SEATS + 1;
const LEAD = UNTIL + MOST_SEATS + 1;
const WEAKEST = LEAD + WINNING_STARS + 1;
export const ROWS = WEAKEST + MOST_HEARTS + 1;

/** Rows, and how often each counts: a list that is used again and again. */
export interface RowList {
  length: number;
  readonly rows: number[];
  readonly times: number[];
}

export function emptyList(): RowList {
  return { length: 0, rows: [], times: [] };
}

function add(list: RowList, row: number, times: number): void {
  list.rows[list.length] = row;
  list.times[list.length++] = times;
}

const keepNumbers = new Map<KeepId, number>(KEEP_IDS.map((card, i) => [card, i]));

export function addCards(list: RowList, block: number, { cards }: Monster, times: number): void {
  for (let i = 0; i < cards.length; i++) {
    const { card, copies, counters, energy } = cards[i];
    add(list, block + CARDS + (keepNumbers.get(card) as number), times);
    if (copies !== null) add(list, block + CARDS + (keepNumbers.get(copies.card) as number), times);
    if (counters > 0) add(list, block + COUNTERS, counters * times);
    if (energy > 0) add(list, block + STORED, energy * times);
  }
}

export function addLook(list: RowList, block: number, look: Look, times: number): void {
  add(list, block + HEARTS + Math.max(0, Math.min(MOST_HEARTS, look.hearts)), times);
  add(list, block + STARS + Math.min(WINNING_STARS, look.stars), times);
  add(list, block + ENERGY + Math.min(MOST_ENERGY, look.energy), times);
  if (look.tokyo) add(list, block + TOKYO, times);
  if (look.poison > 0) add(list, block + POISON, look.poison * times);
  if (look.shrink > 0) add(list, block + SHRINK, look.shrink * times);
}

/** Whose turn it is, whether its dice are through, and whether the game is the short one. */
export interface Moment {
  readonly active: Seat;
  readonly rolled: boolean;
  readonly short: boolean;
}

/** Whoever has another turn is to roll again. */
export function momentOf({ active, rolls, extra, options }: State): Moment {
  const again = extra.length > 0 && extra[0].seat === active;
  return { active: active ?? 0, rolled: rolls > 0 && !again, short: options.short };
}

/** The table as one seat sees it. */
export interface Around {
  living: number;
  /** In how many turns the seat rolls next: 0 at once, and last of all when it has just rolled. */
  until: number;
  /** The most stars and the fewest hearts of another. */
  lead: number;
  weakest: number;
}

/** Every living seat's look around, in one go round the table: of two that lead, each sees the other. */
export function lookAround(looks: readonly Look[], { active, rolled }: Moment, arounds: Around[]): void {
  const seats = looks.length;
  let living = 0;
  let leader = -1;
  let lead = 0;
  let nextLead = 0;
  let weakling = -1;
  let weakest = MOST_HEARTS;
  let nextWeakest = MOST_HEARTS;
  let until = rolled ? 1 : 0;
  let seat = rolled ? active + 1 : active;
  for (let i = 0; i < seats; i++, seat++) {
    if (seat === seats) seat = 0;
    const { alive, stars, hearts } = looks[seat];
    if (!alive) continue;
    living++;
    arounds[seat] ??= { living: 0, until: 0, lead: 0, weakest: 0 };
    arounds[seat].until = until++;
    if (stars > lead) {
      nextLead = lead;
      lead = stars;
      leader = seat;
    } else if (stars > nextLead) nextLead = stars;
    if (hearts < weakest) {
      nextWeakest = weakest;
      weakest = hearts;
      weakling = seat;
    } else if (hearts < nextWeakest) nextWeakest = hearts;
  }
  for (seat = 0; seat < seats; seat++) {
    if (!looks[seat].alive) continue;
    const around = arounds[seat];
    around.living = living;
    around.lead = Math.min(WINNING_STARS, seat === leader ? nextLead : lead);
    around.weakest = Math.max(0, seat === weakling ? nextWeakest : weakest);
  }
}

/** How many ways there are to see a table. */
export const AROUNDS = (MOST_SEATS + 1) ** 2 * (WINNING_STARS + 1) * (MOST_HEARTS + 1) * 2;

/** Another one for every other look around, below `AROUNDS`. */
export function numberOfAround({ living, until, lead, weakest }: Around, short: boolean): number {
  const turns = living * (MOST_SEATS + 1) + until;
  return ((turns * (WINNING_STARS + 1) + lead) * (MOST_HEARTS + 1) + weakest) * 2 + (short ? 1 : 0);
}

export function addTable(list: RowList, { living, until, lead, weakest }: Around, short: boolean): void {
  add(list, ALWAYS, 1);
  if (short) add(list, SHORT, 1);
  add(list, LIVING + living, 1);
  add(list, UNTIL + until, 1);
  add(list, LEAD + lead, 1);
  add(list, WEAKEST + weakest, 1);
}

/** All that a seat's chance to win hangs on: itself, the table, and the others, who count as much as one together. */
export function addSeat(
  list: RowList,
  monsters: readonly Monster[],
  looks: readonly Look[],
  seat: Seat,
  moment: Moment,
): void {
  addCards(list, OWN, monsters[seat], 1);
  addLook(list, OWN, looks[seat], 1);
  const arounds: Around[] = [];
  lookAround(looks, moment, arounds);
  addTable(list, arounds[seat], moment.short);
  const share = 1 / (looks.filter(({ alive }) => alive).length - 1);
  for (let other = 0; other < looks.length; other++) {
    if (other === seat || !looks[other].alive) continue;
    addCards(list, OTHERS, monsters[other], share);
    addLook(list, OTHERS, looks[other], share);
  }
}
