/** The retail edition's queue of cards, on which customers wait. */
import { goodOf, KINDS, QUEUE_AT_START, QUEUE_SLOTS } from '@yamanote/games/shinjuku/rules';
import {
  BAG_SIZE,
  CROWD_SIZES,
  crowdOf,
  HAND_SIZES,
  handOf,
  NONE,
  QUEUE,
  QUEUE_LENGTH,
  queuedAt,
  STALLED,
  TRIGGER,
  TURN,
  UPGRADES,
  type World,
} from './world.ts';

export function lacksCards(world: World): boolean {
  return world[QUEUE_LENGTH] < QUEUE_SLOTS;
}

export function lacksCustomers(world: World): boolean {
  return world[QUEUE_LENGTH] > 0 && world[BAG_SIZE] > 0 && inQueue(world) < QUEUE_AT_START + world[UPGRADES];
}

function inQueue(world: World): number {
  return countIn(world, queuedAt(0), queuedAt(world[QUEUE_LENGTH]));
}

function waitingAt(world: World, slot: number): number {
  return countIn(world, queuedAt(slot), queuedAt(slot + 1));
}

function countIn(world: World, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place++) count += world[place];
  return count;
}

/** To the card with this good, else to the first one that is empty; whether there was one. */
export function joinQueue(world: World, customer: number): boolean {
  const slot = slotFor(world, goodOf(customer));
  if (slot === NONE) return false;
  world[queuedAt(slot) + customer]++;
  return true;
}

function slotFor(world: World, good: number): number {
  let empty = NONE;
  for (let slot = 0; slot < world[QUEUE_LENGTH]; slot++) {
    const from = queuedAt(slot);
    if (world[from + 2 * good] + world[from + 2 * good + 1] > 0) return slot;
    if (empty === NONE && waitingAt(world, slot) === 0) empty = slot;
  }
  return empty;
}

/** What lies on slot 1 goes to the map, its card to the hand, and the others move up. */
export function placeFromQueue(world: World): void {
  const length = world[QUEUE_LENGTH];
  if (length === 0) {
    if (world[TRIGGER] === NONE) world[STALLED]++;
    return;
  }
  const seat = world[TURN];
  const ward = world[QUEUE];
  world[CROWD_SIZES + ward] += waitingAt(world, 0);
  for (let kind = 0; kind < KINDS; kind++) world[crowdOf(ward) + kind] += world[queuedAt(0) + kind];
  world[handOf(seat) + ward]++;
  world[HAND_SIZES + seat]++;
  moveUp(world, QUEUE, QUEUE + length, 1);
  moveUp(world, queuedAt(0), queuedAt(length), KINDS);
  world[QUEUE_LENGTH]--;
  if (world[TRIGGER] === NONE && world[BAG_SIZE] === 0 && inQueue(world) === 0) world[TRIGGER] = seat;
}

/** Moves a stretch of the row up by so many places, and 0 into the last of them; so little is quicker done by hand. */
function moveUp(world: World, from: number, to: number, by: number): void {
  for (let place = from; place < to - by; place++) world[place] = world[place + by];
  for (let place = to - by; place < to; place++) world[place] = 0;
}
