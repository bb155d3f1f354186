/** How a match goes on: what an answer does, and everything that follows by itself. */

import { CHANCE, OVER } from '@yamanote/bots';
import {
  ACTIVE,
  AMUSEMENT_PARK,
  BUILT,
  CHANGING_DISPLAY_TYPES,
  RADIO_TOWER,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { BUSINESS_CENTER, COSTS, LANDMARK_COSTS, PURPLE_NUMBER, TV_STATION, WORTH } from './facts.ts';
import { payIncome, transfer } from './income.ts';
import {
  BUILD,
  BUILD_LANDMARK,
  CHARGE,
  canBuild,
  charges,
  GIVE,
  gifts,
  PASS,
  REROLL,
  ROLL_ONE,
  TAKE,
  takes,
} from './moves.ts';
import {
  AGAIN,
  BUILDING,
  CARDS,
  CHANGING,
  CHARGING,
  COINS,
  cityOf,
  DECK,
  DICE,
  DISPLAY,
  ENDED,
  GIVEN,
  GIVING_AWAY,
  HIGH,
  LANDMARKS,
  LOW,
  landmarksOf,
  NAMING,
  NOBODY,
  PHASE,
  REROLLING,
  ROLLER,
  ROLLING,
  SEATS,
  SECOND,
  SWAP_DUE,
  TAKING,
  THROWN,
  TURNING,
  TURNS,
  type World,
} from './world.ts';

/** Where nobody has a choice, nobody is asked: this is where the only answer is written to. */
const scratch: number[] = [];

export function actorOf(world: World): Seat | typeof CHANCE | typeof OVER {
  switch (world[PHASE]) {
    case NAMING:
    case DICE:
    case TURNING:
      return CHANCE;
    case ENDED:
      return OVER;
    default:
      return world[ROLLER];
  }
}

export function play(world: World, move: number): void {
  switch (world[PHASE]) {
    case ROLLING:
      throwDice(world, 1 + move - ROLL_ONE, 0);
      break;
    case REROLLING:
      if (move === REROLL) throwDice(world, world[THROWN], 1);
      else earn(world);
      break;
    case CHARGING:
      charge(world, move);
      break;
    case GIVING_AWAY:
      if (move >= GIVE) give(world, move - GIVE);
      else askToBuild(world);
      break;
    case TAKING:
      take(world, move);
      break;
    case BUILDING:
      build(world, move);
      break;
  }
}

export function beginTurn(world: World, seat: Seat, second: number): void {
  world[ROLLER] = seat;
  world[SECOND] = second;
  world[THROWN] = 0;
  world[LOW] = 0;
  world[HIGH] = 0;
  world[TURNS]++;
  const landmarks = landmarksOf(seat);
  for (let landmark = landmarks; landmark < landmarks + LANDMARKS; landmark++) {
    if (world[landmark] === BUILT) world[landmark] = ACTIVE;
  }
  world[PHASE] = ROLLING;
}

function throwDice(world: World, count: number, again: number): void {
  world[THROWN] = count;
  world[LOW] = 0;
  world[HIGH] = 0;
  world[AGAIN] = again;
  world[PHASE] = DICE;
}

/** The dice lie; of a single die the second face is 0. */
export function land(world: World, low: number, high: number): void {
  const again = world[AGAIN];
  world[LOW] = low;
  world[HIGH] = high;
  world[AGAIN] = 0;
  if (again === 0 && world[landmarksOf(world[ROLLER]) + RADIO_TOWER] === ACTIVE) world[PHASE] = REROLLING;
  else earn(world);
}

function earn(world: World): void {
  payIncome(world);
  const city = cityOf(world[ROLLER]);
  if (world[LOW] + world[HIGH] !== PURPLE_NUMBER) askToBuild(world);
  else if (world[city + TV_STATION] > 0) askWhomToCharge(world, world[city + BUSINESS_CENTER]);
  else if (world[city + BUSINESS_CENTER] > 0) askToGive(world);
  else askToBuild(world);
}

function askWhomToCharge(world: World, swapDue: number): void {
  world[SWAP_DUE] = swapDue;
  world[PHASE] = CHARGING;
  if (charges(world, scratch) === 1) charge(world, scratch[0]);
}

function charge(world: World, move: number): void {
  transfer(world, move - CHARGE, world[ROLLER], WORTH[TV_STATION]);
  const swapDue = world[SWAP_DUE];
  world[SWAP_DUE] = 0;
  if (swapDue > 0) askToGive(world);
  else askToBuild(world);
}

function askToGive(world: World): void {
  world[PHASE] = GIVING_AWAY;
  if (gifts(world, scratch) === 1) askToBuild(world);
}

function give(world: World, card: number): void {
  world[GIVEN] = card;
  world[PHASE] = TAKING;
  if (takes(world, card, scratch) === 1) take(world, scratch[0]);
}

function take(world: World, move: number): void {
  const given = world[GIVEN];
  const card = (move - TAKE) % CARDS;
  const other = cityOf((move - TAKE - card) / CARDS);
  const own = cityOf(world[ROLLER]);
  world[own + given]--;
  world[other + given]++;
  world[other + card]--;
  world[own + card]++;
  world[GIVEN] = NOBODY;
  askToBuild(world);
}

function askToBuild(world: World): void {
  world[PHASE] = BUILDING;
  if (!canBuild(world)) endTurn(world);
}

function build(world: World, move: number): void {
  const roller = world[ROLLER];
  if (move === PASS) endTurn(world);
  else if (move < BUILD_LANDMARK) {
    const card = move - BUILD;
    world[COINS + roller] -= COSTS[card];
    world[DISPLAY + card]--;
    world[cityOf(roller) + card]++;
    if (displayHasRoom(world)) world[PHASE] = TURNING;
    else endTurn(world);
  } else {
    const landmark = move - BUILD_LANDMARK;
    world[COINS + roller] -= LANDMARK_COSTS[landmark];
    world[landmarksOf(roller) + landmark] = BUILT;
    if (hasAllLandmarks(world, roller)) world[PHASE] = ENDED;
    else endTurn(world);
  }
}

export function hasAllLandmarks(world: World, seat: Seat): boolean {
  const landmarks = landmarksOf(seat);
  for (let landmark = landmarks; landmark < landmarks + LANDMARKS; landmark++) {
    if (world[landmark] === UNBUILT) return false;
  }
  return true;
}

export function displayHasRoom(world: World): boolean {
  if (world[CHANGING] === 0) return false;
  let types = 0;
  let cards = 0;
  for (let card = 0; card < CARDS; card++) {
    cards += world[DECK + card];
    if (world[DISPLAY + card] > 0) types++;
  }
  return cards > 0 && types < CHANGING_DISPLAY_TYPES;
}

export function endTurn(world: World): void {
  const roller = world[ROLLER];
  const double = world[LOW] === world[HIGH];
  const again = double && world[SECOND] === 0 && world[landmarksOf(roller) + AMUSEMENT_PARK] === ACTIVE;
  if (again) beginTurn(world, roller, 1);
  else beginTurn(world, roller + 1 < world[SEATS] ? roller + 1 : 0, 0);
}
