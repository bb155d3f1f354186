/** A whole action of a turn, with everything that it asks for. */
import { bit, END_WARDS, KINDS, WARD_OF } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import {
  ALIGHT_AS,
  EXTEND_BY,
  INCOME,
  MOVE,
  OPEN,
  PASS,
  RELOCATE,
  RIDE_TO,
  SINGLE,
  START_AT,
  STOP,
  TRACK,
  UPGRADE,
  WAYS_TO_PAY,
} from '../twin/answers.ts';
import { play } from '../twin/flow.ts';
import { ALIGHT, EXTEND, RIDE, SHOP, SPEND, START } from '../twin/phases.ts';
import {
  AT,
  BUILDINGS,
  CROWD_SIZES,
  collectionOf,
  DONE,
  IS_R12,
  MOVED,
  NONE,
  OPENED,
  OWNERS,
  PHASE,
  PIECES,
  TRACKED,
  TRACKS,
  TURN,
  UPGRADED,
  type World,
} from '../twin/world.ts';
import { bestPayment, bestThree } from './payment.ts';

export type Deed =
  /** `shop` is an answer. */
  | { readonly kind: 'open'; readonly station: number; readonly shop: number }
  /** `second` is NONE for a single piece. */
  | { readonly kind: 'track'; readonly first: number; readonly second: number }
  | {
      readonly kind: 'move';
      readonly ward: number;
      readonly path: readonly number[];
      readonly alighted: readonly number[];
    }
  | { readonly kind: 'upgrade'; readonly station: number; readonly customer: number }
  | { readonly kind: 'income' }
  | { readonly kind: 'pass' };

/** The answer with which a deed begins, paid as cheaply as possible; NONE if it cannot be done here. */
export function beginningOf(world: World, deed: Deed): number {
  const seat = world[TURN];
  switch (deed.kind) {
    case 'pass':
      return PASS;
    case 'income':
      return INCOME;
    case 'open': {
      const { station, shop } = deed;
      if ((world[DONE] & OPENED) !== 0 || world[BUILDINGS + station] !== 0) return NONE;
      if (shop >= RELOCATE && OWNERS[world[BUILDINGS + shop - RELOCATE]] !== seat) return NONE;
      return paid(world, OPEN + station * WAYS_TO_PAY, bit(WARD_OF[station]));
    }
    case 'track':
      if ((world[DONE] & TRACKED) !== 0 || world[PIECES + seat] === 0) return NONE;
      return world[TRACKS + deed.first] === 0 ? TRACK + deed.first : NONE;
    case 'upgrade': {
      const { station, customer } = deed;
      if ((world[DONE] & UPGRADED) !== 0 || world[collectionOf(seat) + customer] === 0) return NONE;
      if (OWNERS[world[BUILDINGS + station]] !== seat) return NONE;
      return paid(world, UPGRADE + (station * KINDS + customer) * WAYS_TO_PAY, bit(WARD_OF[station]));
    }
    case 'move':
      if ((world[DONE] & MOVED) !== 0 || world[CROWD_SIZES + deed.ward] === 0) return NONE;
      return paid(world, MOVE + deed.ward * WAYS_TO_PAY, bit(deed.ward));
  }
}

function paid(world: World, answer: number, wards: number): number {
  const payment = bestPayment(world, world[TURN], wards);
  return payment === NONE ? NONE : answer + payment;
}

/** Does it, where somebody chooses an action; whether that was possible. What it leaves open is answered as it says. */
export function perform(world: World, deed: Deed): boolean {
  const seat = world[TURN];
  const first = beginningOf(world, deed);
  if (first === NONE) return false;
  play(world, first);
  carryOn(world, deed, seat);
  return true;
}

/** Answers what a deed that has begun leaves open, as it says. */
export function carryOn(world: World, deed: Deed, seat: Seat): void {
  if (deed.kind === 'pass' || deed.kind === 'income') return;
  while (world[TURN] === seat && isOpen(world)) play(world, nextAnswer(world, deed));
}

/** Whether an action has begun and asks for more. */
function isOpen(world: World): boolean {
  return world[PHASE] >= SPEND && world[PHASE] <= RIDE;
}

/** What a deed says to the question that it has led to. */
export function nextAnswer(world: World, deed: Deed): number {
  switch (world[PHASE]) {
    case SHOP:
      return (deed as Extract<Deed, { kind: 'open' }>).shop;
    case EXTEND:
      return extension(world, deed as Extract<Deed, { kind: 'track' }>);
    case START:
    case ALIGHT:
    case RIDE:
      return ridden(world, deed as Extract<Deed, { kind: 'move' }>);
    default:
      return bestThree(world, world[TURN]);
  }
}

function extension(world: World, { first, second }: Extract<Deed, { kind: 'track' }>): number {
  if (second === NONE || world[TRACKS + second] !== 0) return SINGLE;
  const wards = world[IS_R12] === 1 ? END_WARDS[first] : END_WARDS[first] | END_WARDS[second];
  const payment = bestPayment(world, world[TURN], wards);
  return payment === NONE ? SINGLE : EXTEND_BY + second * WAYS_TO_PAY + payment;
}

function ridden(world: World, { path, alighted }: Extract<Deed, { kind: 'move' }>): number {
  if (world[PHASE] === START) return START_AT + path[0];
  const visit = path.indexOf(world[AT]);
  if (world[PHASE] === ALIGHT) return ALIGHT_AS + alighted[visit];
  return visit === path.length - 1 ? STOP : RIDE_TO + path[visit + 1];
}
