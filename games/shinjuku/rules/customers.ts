/** Counting customers: bag, crowds, groups and cards of the queue all hold them by kind. */
import type { Chance } from '@yamanote/kernel';
import { CUSTOMERS, type CustomerId, customerIndex, KINDS } from './tokens.ts';

export function nobody(): number[] {
  return [0, 0, 0, 0, 0, 0, 0, 0];
}

export function countOf(customers: readonly number[]): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += customers[kind];
  return count;
}

export function isEmpty(customers: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (customers[kind] > 0) return false;
  return true;
}

/** Everybody goes from one place to another. */
export function moveAll(from: number[], to: number[]): void {
  for (let kind = 0; kind < KINDS; kind++) {
    to[kind] += from[kind];
    from[kind] = 0;
  }
}

/** One by one, as events tell it. */
export function listOf(customers: readonly number[]): CustomerId[] {
  return CUSTOMERS.flatMap((id, kind) => Array<CustomerId>(customers[kind]).fill(id));
}

/** One customer is drawn out of the bag. */
export function drawOne(bag: readonly number[]): Chance {
  const pick: (readonly [CustomerId, number])[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (bag[kind] > 0) pick.push([CUSTOMERS[kind], bag[kind]]);
  return { pick };
}

/** Several are drawn together. */
export function drawSome(bag: readonly number[], count: number): Chance {
  return { draw: count, from: Object.fromEntries(CUSTOMERS.map((id, kind) => [id, bag[kind]])) };
}

export function moveDrawn(drawn: readonly CustomerId[], bag: number[], to: number[]): void {
  for (const id of drawn) {
    bag[customerIndex(id)]--;
    to[customerIndex(id)]++;
  }
}
