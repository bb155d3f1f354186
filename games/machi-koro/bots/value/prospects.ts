/** What rolls will bring a seat, as far as one can see from how its city stands. */
import { AMUSEMENT_PARK, RADIO_TOWER, SHOPPING_MALL, TRAIN_STATION, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { NUMBERS, SWAP } from '../earnings.ts';
import { DOUBLE, ONE_DIE, TWO_DICE } from '../odds.ts';
import {
  BLUE,
  BUSINESS_CENTER,
  GREEN,
  MALL_BONUS,
  PURPLE_NUMBER,
  RED,
  STADIUM,
  TV_STATION,
  WORTH,
} from '../twin/facts.ts';
import { worthWith } from '../twin/income.ts';
import { COINS, cityOf, landmarksOf, MOST_SEATS, SEATS, type World } from '../twin/world.ts';

/** Whoever rolls has at least so many coins when it matters, whatever it has now: rolls come after income. */
const PURSE = 3;

/** All rows are by rolled number. */
export interface Prospects {
  /** What an own roll brings, before paying anybody; the mall's part of it is there, or would be, in `mall`. */
  own: Float64Array;
  mall: Float64Array;
  /** What anybody else's roll brings from the bank, and from who rolled. */
  blue: Float64Array;
  red: Float64Array;
  /** What an own roll brings after paying the others' red cards. */
  net: Float64Array;
  /** How likely a round sees a number rolled by this seat. */
  rolls: Float64Array;
  /** The mean of an own roll with one die and with two, and with what the station, the park and the tower make of it. */
  one: number;
  two: number;
  turn: number;
  /** What the mall adds, or would add, to the mean of one die and of two. */
  mallOne: number;
  mallTwo: number;
  /** How many times as much the tower makes of a turn; 1 without it. */
  tower: number;
  throwsTwo: boolean;
  /** What the others' rolls bring in a round. */
  others: number;
}

const none = () => new Float64Array(NUMBERS);

/** By seat, filled anew by `lookAhead`. */
export const prospects: readonly Prospects[] = Array.from({ length: MOST_SEATS }, () => ({
  own: none(),
  mall: none(),
  blue: none(),
  red: none(),
  net: none(),
  rolls: none(),
  one: 0,
  two: 0,
  turn: 0,
  mallOne: 0,
  mallTwo: 0,
  tower: 1,
  throwsTwo: false,
  others: 0,
}));

/** Fills the prospects of every seat. */
export function lookAhead(world: World): void {
  const seats = world[SEATS];
  for (let seat = 0; seat < seats; seat++) fillCity(world, seat);
  for (let seat = 0; seat < seats; seat++) fillTurn(world, seat);
  for (let seat = 0; seat < seats; seat++) fillOthers(world, seat);
}

function fillCity(world: World, seat: Seat): void {
  const { own, mall: bonus, blue, red } = prospects[seat];
  const city = cityOf(seat);
  // A mall that is built but sleeps until the owner's next turn counts as one that works: it soon will.
  const mall = world[landmarksOf(seat) + SHOPPING_MALL] !== UNBUILT;
  for (let number = 1; number < NUMBERS; number++) {
    const blueCard = BLUE[number];
    const greenCard = GREEN[number];
    const redCard = RED[number];
    blue[number] = blueCard < 0 ? 0 : worthWith(world, seat, blueCard, mall);
    own[number] = blue[number] + (greenCard < 0 ? 0 : worthWith(world, seat, greenCard, mall));
    bonus[number] = greenCard < 0 ? 0 : world[city + greenCard] * MALL_BONUS[greenCard];
    red[number] = redCard < 0 ? 0 : worthWith(world, seat, redCard, mall);
  }
  own[PURPLE_NUMBER] += purple(world, seat);
}

function purple(world: World, seat: Seat): number {
  const city = cityOf(seat);
  let coins = world[city + BUSINESS_CENTER] * SWAP;
  const stadium = world[city + STADIUM];
  const television = world[city + TV_STATION];
  if (stadium + television === 0) return coins;
  let richest = PURSE;
  for (let other = 0; other < world[SEATS]; other++) {
    if (other !== seat) richest = Math.max(richest, world[COINS + other]);
  }
  coins += stadium * WORTH[STADIUM] * (world[SEATS] - 1);
  return coins + television * Math.min(richest, WORTH[TV_STATION]);
}

function fillTurn(world: World, seat: Seat): void {
  const mine = prospects[seat];
  const { own, mall, net, rolls } = mine;
  const landmarks = landmarksOf(seat);
  const purse = Math.max(PURSE, world[COINS + seat]);
  let one = 0;
  let two = 0;
  mine.mallOne = 0;
  mine.mallTwo = 0;
  for (let number = 1; number < NUMBERS; number++) {
    let claimed = 0;
    if (RED[number] >= 0) {
      for (let other = 0; other < world[SEATS]; other++) if (other !== seat) claimed += prospects[other].red[number];
    }
    net[number] = own[number] - Math.min(claimed, purse);
    one += ONE_DIE[number] * net[number];
    two += TWO_DICE[number] * net[number];
    mine.mallOne += ONE_DIE[number] * mall[number];
    mine.mallTwo += TWO_DICE[number] * mall[number];
  }
  mine.tower = 1;
  if (world[landmarks + RADIO_TOWER] !== UNBUILT) {
    let better = 0;
    let best = 0;
    for (let number = 1; number < NUMBERS; number++) {
      better += ONE_DIE[number] * Math.max(one, net[number]);
      best += TWO_DICE[number] * Math.max(two, net[number]);
    }
    mine.tower = one + two > 0 ? (better + best) / (one + two) : 1;
    one = better;
    two = best;
  }
  const turns = world[landmarks + AMUSEMENT_PARK] === UNBUILT ? 1 : 1 + DOUBLE;
  mine.one = one;
  mine.two = two;
  mine.throwsTwo = world[landmarks + TRAIN_STATION] !== UNBUILT && two * turns > one;
  mine.turn = mine.throwsTwo ? two * turns : one;
  const odds = mine.throwsTwo ? TWO_DICE : ONE_DIE;
  for (let number = 1; number < NUMBERS; number++) rolls[number] = odds[number];
}

function fillOthers(world: World, seat: Seat): void {
  const { blue, red } = prospects[seat];
  let coins = 0;
  for (let other = 0; other < world[SEATS]; other++) {
    if (other === seat) continue;
    const { rolls } = prospects[other];
    for (let number = 1; number < NUMBERS; number++) coins += rolls[number] * (blue[number] + red[number]);
  }
  prospects[seat].others = coins;
}
