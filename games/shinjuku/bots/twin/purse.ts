/** What a seat can pay with; for one seat at a time. Sets of wards are bits. */
import { bit, WARD_OF } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { THREE } from './answers.ts';
import { BUILDINGS, CEOS, HAND_SIZES, handOf, NONE, OWNERS, STATION_COUNT, WARD_COUNT, type World } from './world.ts';

// What the seat that was looked at last can pay with: wards as bits.
let held = 0;
let jokers = 0;
let three = false;

export function openPurse(world: World, seat: Seat): void {
  const hand = handOf(seat);
  held = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) if (world[hand + ward] > 0) held |= bit(ward);
  jokers = jokersOf(world, seat);
  three = world[HAND_SIZES + seat] >= 3;
}

/** Wards where the seat has a building, or its CEO. */
export function jokersOf(world: World, seat: Seat): number {
  const ceo = world[CEOS + seat];
  let wards = ceo === NONE ? 0 : bit(ceo);
  for (let station = 0; station < STATION_COUNT; station++) {
    if (OWNERS[world[BUILDINGS + station]] === seat) wards |= bit(WARD_OF[station]);
  }
  return wards;
}

/** Writes one answer for each way to pay for a card of one of these wards; returns how many are written then. */
export function addPayments(list: number[], count: number, answer: number, wards: number): number {
  let cards = held & (wards | jokers);
  let written = count;
  while (cards !== 0) {
    list[written++] = answer + 31 - Math.clz32(cards & -cards);
    cards &= cards - 1;
  }
  if (three) list[written++] = answer + THREE;
  return written;
}

export function holdsCards(): boolean {
  return held !== 0;
}

/** Whether a card of one of these wards can be paid for. */
export function paysFor(wards: number): boolean {
  return three || (held & (wards | jokers)) !== 0;
}
