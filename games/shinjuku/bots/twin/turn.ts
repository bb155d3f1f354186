/** How a match goes on by itself: from one action to the next, and from turn to turn. */
import { KINDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { drawInto, readyPile } from './cards.ts';
import {
  ACTION,
  ARRIVAL_CARD,
  CEO,
  FLEE,
  GOING_ON,
  PUSH,
  QUEUE_CARD,
  QUEUE_CUSTOMER,
  RAMPAGE,
  SCREENS,
} from './phases.ts';
import { lacksCards, lacksCustomers, placeFromQueue } from './queue.ts';
import {
  ABOUT,
  BEFORE_LAST_ROUND,
  CEOS,
  CROWD_SIZES,
  crowdOf,
  DONE,
  DONE_COUNT,
  EARNED,
  EQUAL_TURNS,
  FIRST,
  HAND,
  HAND_SIZES,
  HAS_CEO,
  HAS_KAIJU,
  INCOME_COUNT,
  INCOMES,
  IS_R12,
  KAIJU,
  KAIJU_AFTER_CEO,
  KAIJU_ON_BAY,
  LAST_ROUND,
  NONE,
  PHASE,
  SEATS,
  STALLED,
  TRIGGER,
  TURN,
  TURNS,
  type World,
} from './world.ts';

const MOST_ACTIONS = 2;

export function wait(world: World, phase: number, about = 0): void {
  world[PHASE] = phase;
  world[ABOUT] = about;
}

/** Goes on where nobody is asked: INCOMEs that are due, another action, or the next turn. */
export function goOn(world: World): void {
  if (world[PHASE] !== GOING_ON) return;
  while (world[INCOME_COUNT] > 0) {
    const seat = world[INCOMES];
    const left = --world[INCOME_COUNT];
    for (let i = 0; i < left; i++) world[INCOMES + i] = world[INCOMES + i + 1];
    world[INCOMES + left] = 0;
    if (drawInto(world, seat, Math.max(1, world[HAND] - world[HAND_SIZES + seat]))) return;
  }
  if (world[BEFORE_LAST_ROUND] === 1) {
    world[BEFORE_LAST_ROUND] = 0;
    beginTurn(world, following(world));
  } else if ((world[DONE] & EARNED) !== 0 || world[DONE_COUNT] === MOST_ACTIONS) endTurn(world);
  else wait(world, ACTION);
}

function following(world: World): Seat {
  return (world[TURN] + 1) % world[SEATS];
}

export function endTurn(world: World): void {
  const trigger = world[TRIGGER];
  if (trigger === NONE) passOn(world, world[STALLED] >= world[SEATS]);
  else if (world[IS_R12] === 0) {
    const atOnce = trigger === world[FIRST] && world[EQUAL_TURNS] === 0;
    passOn(world, atOnce || following(world) === world[FIRST]);
  } else if (world[LAST_ROUND] === 1) passOn(world, world[TURN] === trigger);
  else {
    world[LAST_ROUND] = 1;
    world[BEFORE_LAST_ROUND] = 1;
    const seats = world[SEATS];
    for (let step = 0; step < seats; step++) world[INCOMES + step] = (trigger + 1 + step) % seats;
    world[INCOME_COUNT] = seats;
    wait(world, GOING_ON);
    goOn(world);
  }
}

function passOn(world: World, over: boolean): void {
  if (over) wait(world, SCREENS);
  else beginTurn(world, following(world));
}

function beginTurn(world: World, seat: Seat): void {
  world[TURN] = seat;
  world[TURNS]++;
  world[DONE] = 0;
  world[DONE_COUNT] = 0;
  if (world[IS_R12] === 0) {
    placeFromQueue(world);
    fillQueue(world);
  } else if (world[TRIGGER] !== NONE) wait(world, ACTION);
  else if (readyPile(world) > 0) {
    world[STALLED] = 0;
    wait(world, ARRIVAL_CARD);
  } else {
    world[STALLED]++;
    wait(world, ACTION);
  }
}

/** Cards first, then customers, then the steps of the variants. */
export function fillQueue(world: World): void {
  if (lacksCards(world) && readyPile(world) > 0) wait(world, QUEUE_CARD);
  else inviteCustomers(world);
}

export function inviteCustomers(world: World): void {
  if (lacksCustomers(world)) wait(world, QUEUE_CUSTOMER);
  else afterQueue(world);
}

export function afterQueue(world: World): void {
  const both = world[HAS_KAIJU] === 1 && world[HAS_CEO] === 1;
  if (world[HAS_KAIJU] === 1 && !(both && world[KAIJU_AFTER_CEO] === 1)) kaijuStep(world);
  else wait(world, world[HAS_CEO] === 1 ? CEO : ACTION);
}

export function kaijuStep(world: World): void {
  if (world[KAIJU] >= KAIJU_ON_BAY) wait(world, RAMPAGE);
  else afterKaiju(world);
}

function afterKaiju(world: World): void {
  wait(world, world[HAS_CEO] === 1 && world[KAIJU_AFTER_CEO] === 0 ? CEO : ACTION);
}

export function rampage(world: World, to: number): void {
  world[KAIJU] = to;
  if (world[CROWD_SIZES + to] > 0) wait(world, FLEE);
  else askWhoElseLeaves(world);
}

export function flee(world: World, to: number): void {
  const from = world[KAIJU];
  for (let kind = 0; kind < KINDS; kind++) {
    world[crowdOf(to) + kind] += world[crowdOf(from) + kind];
    world[crowdOf(from) + kind] = 0;
  }
  world[CROWD_SIZES + to] += world[CROWD_SIZES + from];
  world[CROWD_SIZES + from] = 0;
  askWhoElseLeaves(world);
}

/** CEOs in the Kaiju's ward leave it one after the other, from the active player's round. */
export function askWhoElseLeaves(world: World): void {
  for (let step = 0; step < world[SEATS]; step++) {
    const seat = (world[TURN] + step) % world[SEATS];
    if (world[CEOS + seat] !== world[KAIJU]) continue;
    wait(world, PUSH, seat);
    return;
  }
  afterKaiju(world);
}
