/** What a seat can pay with; for one seat at a time. Sets of wards are bits. */
import { bit, WARD_OF } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { THREE } from './answers.ts';
import { estate, findEstate } from './estate.ts';
import { CEOS, HAND_SIZES, handOf, NONE, WARD_COUNT, type World } from './world.ts';

// What the seat that was looked at last can pay with: wards as bits.
let held = 0;
let jokers = 0;
let three = false;

export function openPurse(world: World, seat: Seat, estateSize = findEstate(world, seat)): void {
  held = heldBy(world, seat);
  jokers = jokersOf(world, seat, estateSize);
  three = world[HAND_SIZES + seat] >= 3;
}

/** Wards of which the seat has a card. A count above 0 becomes a bit without a branch, as nothing could foresee it. */
export function heldBy(world: World, seat: Seat): number {
  const hand = handOf(seat);
  let wards = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) wards |= (-world[hand + ward] >>> 31) << ward;
  return wards;
}

/** Wards where the seat has a building, or its CEO. */
export function jokersOf(world: World, seat: Seat, estateSize = findEstate(world, seat)): number {
  const ceo = world[CEOS + seat];
  let wards = ceo === NONE ? 0 : bit(ceo);
  for (let site = 0; site < estateSize; site++) wards |= bit(WARD_OF[estate[site]]);
  return wards;
}

/** Writes one answer for each way to pay for a card of one of these wards; returns how many are written then. */
export function addPayments(list: number[], count: number, answer: number, wards: number): number {
  let cards = cardsFor(wards);
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

/** The wards for which one card is enough. */
export function payableWards(): number {
  return (held & jokers) !== 0 ? -1 : held;
}

/** The cards that pay for one of these wards. */
export function cardsFor(wards: number): number {
  return held & (wards | jokers);
}

/** Wards a card of which pays for any other. */
export function jokersHeld(): number {
  return jokers;
}

/** Whether a card of one of these wards can be paid for. */
export function paysFor(wards: number): boolean {
  return three || cardsFor(wards) !== 0;
}
