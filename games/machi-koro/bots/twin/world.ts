/** A match as one row of whole numbers, which search copies and plays by the hundred thousand. */
import {
  ESTABLISHMENT_IDS,
  establishmentIndex,
  type Frame,
  LANDMARK_IDS,
  type MachiKoroState,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

export type World = Int32Array;

export const CARDS = ESTABLISHMENT_IDS.length;
export const LANDMARKS = LANDMARK_IDS.length;
export const MOST_SEATS = 4;

/** Where in the row what stands. */
export const SEATS = 0;
export const PHASE = 1;
/** Nobody before the first turn. */
export const ROLLER = 2;
export const SECOND = 3;
/** How many dice lie, or are in the air. */
export const THROWN = 4;
/** The faces of the dice that lie, in ascending order; of a single die the second is 0. */
export const LOW = 5;
export const HIGH = 6;
/** Whether the dice are in the air for the second time. */
export const AGAIN = 7;
/** Whether a swap is due once it is known who is charged. */
export const SWAP_DUE = 8;
/** The card that is given for another; nothing otherwise. */
export const GIVEN = 9;
export const BEGINNER = 10;
export const CHANGING = 11;
/** The seat that starts, or nobody: then chance names it. */
export const FIRST = 12;
export const TURNS = 13;
/** By seat. */
export const COINS = 14;
/** By seat and landmark. */
const BUILT = COINS + MOST_SEATS;
/** By seat and card. */
const CITIES = BUILT + MOST_SEATS * LANDMARKS;
/** By card. */
export const DISPLAY = CITIES + MOST_SEATS * CARDS;
export const DECK = DISPLAY + CARDS;
const SIZE = DECK + CARDS;

export const NOBODY = -1;

/** What a match waits for. */
export const NAMING = 0;
export const ROLLING = 1;
export const DICE = 2;
export const REROLLING = 3;
export const CHARGING = 4;
export const GIVING_AWAY = 5;
export const TAKING = 6;
export const BUILDING = 7;
export const TURNING = 8;
export const ENDED = 9;

const PHASES: Readonly<Partial<Record<Frame['kind'], number>>> = {
  first: NAMING,
  roll: ROLLING,
  dice: DICE,
  reroll: REROLLING,
  charge: CHARGING,
  give: GIVING_AWAY,
  take: TAKING,
  build: BUILDING,
  'turn-over': TURNING,
};

export function cityOf(seat: Seat): number {
  return CITIES + seat * CARDS;
}

export function landmarksOf(seat: Seat): number {
  return BUILT + seat * LANDMARKS;
}

/** A state in which somebody acts, or which is over; turns are counted from here. */
export function pack(state: MachiKoroState): World {
  const world = new Int32Array(SIZE);
  const frame = state.stack.at(-1);
  world[SEATS] = state.coins.length;
  world[PHASE] = frame === undefined ? ENDED : (PHASES[frame.kind] as number);
  world[ROLLER] = state.roller ?? NOBODY;
  world[SECOND] = Number(state.second);
  world[THROWN] = frame?.kind === 'dice' ? frame.count : state.dice.length;
  world[LOW] = state.dice[0] ?? 0;
  world[HIGH] = state.dice[1] ?? 0;
  world[AGAIN] = Number(frame?.kind === 'dice' && frame.again);
  world[SWAP_DUE] = Number(frame?.kind === 'charge' && state.stack.some(({ kind }) => kind === 'give'));
  world[GIVEN] = frame?.kind === 'take' ? establishmentIndex(frame.giving) : NOBODY;
  world[BEGINNER] = Number(state.options.beginnerLimit);
  world[CHANGING] = Number(state.options.display === 'changing');
  world[FIRST] = state.options.first === 'random' ? NOBODY : state.options.first;
  world.set(state.coins, COINS);
  for (const [seat, landmarks] of state.landmarks.entries()) world.set(landmarks, landmarksOf(seat));
  for (const [seat, city] of state.cities.entries()) world.set(city, cityOf(seat));
  world.set(state.display, DISPLAY);
  world.set(state.deck, DECK);
  return world;
}
