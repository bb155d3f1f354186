/** What a roll pays. */
import { ACTIVE, SHOPPING_MALL } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { BLUE, COUNTED, COUNTED_TOO, GREEN, MALL_BONUS, PURPLE_NUMBER, RED, STADIUM, WORTH } from './facts.ts';
import { COINS, cityOf, HIGH, LOW, landmarksOf, ROLLER, SEATS, type World } from './world.ts';

/** Red cards against the clock, then blue and green ones, then what everybody pays the roller. */
export function payIncome(world: World): void {
  const number = world[LOW] + world[HIGH];
  const roller = world[ROLLER];
  const seats = world[SEATS];
  const red = RED[number];
  if (red >= 0) {
    for (let away = 1; away < seats; away++) {
      const owner = roller >= away ? roller - away : roller - away + seats;
      if (world[cityOf(owner) + red] > 0) transfer(world, roller, owner, worthOf(world, owner, red));
    }
  }
  const blue = BLUE[number];
  if (blue >= 0) {
    for (let seat = 0; seat < seats; seat++) world[COINS + seat] += worthOf(world, seat, blue);
  }
  const green = GREEN[number];
  if (green >= 0) world[COINS + roller] += worthOf(world, roller, green);
  if (number === PURPLE_NUMBER && world[cityOf(roller) + STADIUM] > 0) {
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== roller) transfer(world, seat, roller, WORTH[STADIUM]);
    }
  }
}

/** What all copies of a card bring their owner when its number is rolled. */
export function worthOf(world: World, owner: Seat, card: number): number {
  return worthWith(world, owner, card, world[landmarksOf(owner) + SHOPPING_MALL] === ACTIVE);
}

/** The same with a mall that works, or without one. */
export function worthWith(world: World, owner: Seat, card: number, mall: boolean): number {
  const city = cityOf(owner);
  const copies = world[city + card];
  if (copies === 0) return 0;
  const counted = COUNTED[card];
  if (counted < 0) return copies * (WORTH[card] + (mall ? MALL_BONUS[card] : 0));
  const too = COUNTED_TOO[card];
  return copies * WORTH[card] * (world[city + counted] + (too < 0 ? 0 : world[city + too]));
}

/** Moves what is due, or what there is. */
export function transfer(world: World, from: Seat, to: Seat, due: number): void {
  const coins = Math.min(due, world[COINS + from]);
  world[COINS + from] -= coins;
  world[COINS + to] += coins;
}
