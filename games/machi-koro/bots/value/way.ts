/** How far the seats of the twin are from their fourth landmark. */
import { AMUSEMENT_PARK, RADIO_TOWER, SHOPPING_MALL, TRAIN_STATION, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { NUMBERS } from '../earnings.ts';
import { DOUBLE, ONE_DIE, TWO_DICE } from '../odds.ts';
import { LEAST_INCOME, MOST_INVESTED, WAITING, YIELD } from '../race.ts';
import { LANDMARK_COSTS } from '../twin/facts.ts';
import { COINS, LANDMARKS, landmarksOf, MOST_SEATS, SEATS, type World } from '../twin/world.ts';
import { type Prospects, prospects } from './prospects.ts';

/** By seat, filled anew by `measureWay`: what the landmarks cost that it lacks. */
export const missing = new Float64Array(MOST_SEATS);
/** One over the rounds that it needs for them. */
export const nearness = new Float64Array(MOST_SEATS);
/** How likely its next turn is its last. */
export const winsNext = new Float64Array(MOST_SEATS);

/** After `lookAhead`. */
export function measureWay(world: World, seat: Seat): void {
  const landmarks = landmarksOf(seat);
  let left = 0;
  let last = 0;
  missing[seat] = 0;
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    if (world[landmarks + landmark] !== UNBUILT) continue;
    left++;
    last = LANDMARK_COSTS[landmark];
    missing[seat] += last;
  }
  nearness[seat] = 1 / Math.max(1, roundsToGo(world, seat));
  winsNext[seat] = 0;
  if (left !== 1) return;
  const likely = atLeast(prospects[seat], last - world[COINS + seat]);
  winsNext[seat] = world[landmarks + RADIO_TOWER] === UNBUILT ? likely : 1 - (1 - likely) ** 2;
}

/**
 * As the evaluation of states reckons it: the cheapest landmark is always the next, and helps to earn the one after it; far
 * from the end coins are better spent on cards.
 */
function roundsToGo(world: World, seat: Seat): number {
  const mine = prospects[seat];
  const landmarks = landmarksOf(seat);
  const interest = YIELD / world[SEATS];
  let station = world[landmarks + TRAIN_STATION] !== UNBUILT;
  let turns = world[landmarks + AMUSEMENT_PARK] === UNBUILT ? 1 : 1 + DOUBLE;
  let { one, two, others } = mine;
  let coins = world[COINS + seat];
  if ((missing[seat] - coins) * interest > mine.turn + others) {
    const invested = Math.min(coins, MOST_INVESTED);
    coins -= invested;
    others += invested * interest;
  }
  let rounds = 0;
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    if (world[landmarks + landmark] !== UNBUILT) continue;
    const turn = station ? Math.max(one, two * turns) : one;
    const income = Math.max(LEAST_INCOME, turn + others);
    const wait = Math.max(1, (LANDMARK_COSTS[landmark] - coins) / income + WAITING);
    coins += wait * income - LANDMARK_COSTS[landmark];
    rounds += wait;
    if (landmark === TRAIN_STATION) station = true;
    if (landmark === AMUSEMENT_PARK) turns = 1 + DOUBLE;
    if (landmark === SHOPPING_MALL) {
      one += mine.mallOne * mine.tower;
      two += mine.mallTwo * mine.tower;
    }
  }
  return rounds;
}

/** How likely a roll brings so much. */
function atLeast({ net, throwsTwo }: Prospects, coins: number): number {
  const odds = throwsTwo ? TWO_DICE : ONE_DIE;
  let likely = 0;
  for (let number = 1; number < NUMBERS; number++) if (net[number] >= coins) likely += odds[number];
  return likely;
}
