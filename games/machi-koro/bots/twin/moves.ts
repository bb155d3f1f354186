/** Answers by number, in the order in which the rules list them. */
import {
  ACTIVE,
  type Action,
  ESTABLISHMENT_IDS,
  LANDMARK_IDS,
  TRAIN_STATION,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { COSTS, LANDMARK_COSTS, LIMITS, SWAPPABLE } from './facts.ts';
import {
  BEGINNER,
  BUILDING,
  CARDS,
  CHARGING,
  COINS,
  cityOf,
  DISPLAY,
  GIVEN,
  GIVING_AWAY,
  LANDMARKS,
  landmarksOf,
  MOST_SEATS,
  PHASE,
  REROLLING,
  ROLLER,
  ROLLING,
  SEATS,
  TAKING,
  type World,
} from './world.ts';

export const ROLL_ONE = 0;
export const ROLL_TWO = 1;
export const KEEP = 2;
export const REROLL = 3;
export const DECLINE = 4;
export const PASS = 5;
/** By seat. */
export const CHARGE = 6;
/** By card. */
export const GIVE = CHARGE + MOST_SEATS;
/** By seat and card. */
export const TAKE = GIVE + CARDS;
/** By card. */
export const BUILD = TAKE + MOST_SEATS * CARDS;
/** By landmark. */
export const BUILD_LANDMARK = BUILD + CARDS;

const EVERY_SEAT: readonly Seat[] = [...Array(MOST_SEATS).keys()];

/** By number: the answer as the rules want it. */
export const ANSWERS: readonly Action[] = [
  { do: 'roll', dice: 1 },
  { do: 'roll', dice: 2 },
  { do: 'keep' },
  { do: 'reroll' },
  { do: 'decline' },
  { do: 'pass' },
  ...EVERY_SEAT.map((seat): Action => ({ do: 'charge', seat })),
  ...ESTABLISHMENT_IDS.map((card): Action => ({ do: 'give', card })),
  ...EVERY_SEAT.flatMap((seat) => ESTABLISHMENT_IDS.map((card): Action => ({ do: 'take', seat, card }))),
  ...[...ESTABLISHMENT_IDS, ...LANDMARK_IDS].map((card): Action => ({ do: 'build', card })),
];

/** Writes the legal answers into `list` from its beginning, and says how many they are. */
export function legalMoves(world: World, list: number[]): number {
  switch (world[PHASE]) {
    case ROLLING:
      list[0] = ROLL_ONE;
      list[1] = ROLL_TWO;
      return world[landmarksOf(world[ROLLER]) + TRAIN_STATION] === ACTIVE ? 2 : 1;
    case REROLLING:
      list[0] = KEEP;
      list[1] = REROLL;
      return 2;
    case CHARGING:
      return charges(world, list);
    case GIVING_AWAY:
      return gifts(world, list);
    case TAKING:
      return takes(world, world[GIVEN], list);
    case BUILDING:
      return builds(world, list);
    default:
      return 0;
  }
}

/** When nobody has a coin it does not matter who is named, and there is one answer. */
export function charges(world: World, list: number[]): number {
  let count = 0;
  let coins = 0;
  for (let seat = 0; seat < world[SEATS]; seat++) {
    if (seat === world[ROLLER]) continue;
    list[count++] = CHARGE + seat;
    coins += world[COINS + seat];
  }
  return coins === 0 ? 1 : count;
}

export function gifts(world: World, list: number[]): number {
  const city = cityOf(world[ROLLER]);
  let count = 0;
  list[count++] = DECLINE;
  for (let card = 0; card < CARDS; card++) {
    if (world[city + card] > 0 && SWAPPABLE[card] && takes(world, card, null) > 0) list[count++] = GIVE + card;
  }
  return count;
}

/** What can be had for a card; without a list it only says whether there is anything. */
export function takes(world: World, given: number, list: number[] | null): number {
  const limits = LIMITS[world[BEGINNER]];
  const own = cityOf(world[ROLLER]);
  let count = 0;
  for (let seat = 0; seat < world[SEATS]; seat++) {
    const city = cityOf(seat);
    if (city === own || world[city + given] >= limits[given]) continue;
    for (let card = 0; card < CARDS; card++) {
      const offered = world[city + card] > 0 && SWAPPABLE[card] && card !== given;
      if (!offered || world[own + card] >= limits[card]) continue;
      if (list === null) return 1;
      list[count++] = TAKE + seat * CARDS + card;
    }
  }
  return count;
}

/** Whether anything can be built: mostly the first card can, and then no more is looked at. */
export function canBuild(world: World): boolean {
  const limits = LIMITS[world[BEGINNER]];
  const coins = world[COINS + world[ROLLER]];
  const city = cityOf(world[ROLLER]);
  const landmarks = landmarksOf(world[ROLLER]);
  for (let card = 0; card < CARDS; card++) {
    if (COSTS[card] <= coins && world[DISPLAY + card] > 0 && world[city + card] < limits[card]) return true;
  }
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    if (LANDMARK_COSTS[landmark] <= coins && world[landmarks + landmark] === UNBUILT) return true;
  }
  return false;
}

export function builds(world: World, list: number[]): number {
  const limits = LIMITS[world[BEGINNER]];
  const roller = world[ROLLER];
  const coins = world[COINS + roller];
  const city = cityOf(roller);
  const landmarks = landmarksOf(roller);
  let count = 0;
  list[count++] = PASS;
  for (let card = 0; card < CARDS; card++) {
    if (COSTS[card] <= coins && world[DISPLAY + card] > 0 && world[city + card] < limits[card]) {
      list[count++] = BUILD + card;
    }
  }
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    if (LANDMARK_COSTS[landmark] <= coins && world[landmarks + landmark] === UNBUILT) {
      list[count++] = BUILD_LANDMARK + landmark;
    }
  }
  return count;
}
