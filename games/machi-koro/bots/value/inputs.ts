/** What the value of a position is learned from, as numbers of about the same size. */
import { UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { NUMBERS } from '../earnings.ts';
import { OTHERS } from '../evaluate.ts';
import { LANDMARK_COSTS, LIMITS } from '../twin/facts.ts';
import {
  BEGINNER,
  CARDS,
  CHANGING,
  COINS,
  cityOf,
  DISPLAY,
  LANDMARKS,
  landmarksOf,
  MOST_SEATS,
  PHASE,
  REROLLING,
  ROLLER,
  SEATS,
  type World,
} from '../twin/world.ts';
import { lookAhead, prospects } from './prospects.ts';
import { measureWay, missing, nearness, winsNext } from './way.ts';

const RIVALS_FROM = CARDS + LANDMARKS + 18;
/** Where it stands how a seat is placed in the race, as the evaluation of states reckons it. */
export const RACE_INPUT = RIVALS_FROM + 8;
/** How many numbers tell of a seat, and of the table. */
export const SEAT_INPUTS = RIVALS_FROM + 11;
export const TABLE_INPUTS = CARDS + 5;

/** By seat. Filled anew by `fillInputs`. */
export const seatInputs = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_INPUTS));
export const tableInputs = new Float64Array(TABLE_INPUTS);

export function fillInputs(world: World): void {
  lookAhead(world);
  for (let seat = 0; seat < world[SEATS]; seat++) measureWay(world, seat);
  for (let seat = 0; seat < world[SEATS]; seat++) fillSeat(world, seat);
  for (let card = 0; card < CARDS; card++) tableInputs[card] = world[DISPLAY + card] / 6;
  tableInputs[CARDS] = 1;
  tableInputs[CARDS + 1] = world[BEGINNER];
  tableInputs[CARDS + 2] = world[CHANGING];
  tableInputs[CARDS + 3] = Number(world[SEATS] === 3);
  tableInputs[CARDS + 4] = Number(world[SEATS] === 4);
}

/** Who rolls next: once its dice have paid, a roller has had its turn. */
function nextRoller(world: World): Seat {
  return world[PHASE] <= REROLLING ? world[ROLLER] : (world[ROLLER] + 1) % world[SEATS];
}

function fillSeat(world: World, seat: Seat): void {
  const away = (seat - nextRoller(world) + world[SEATS]) % world[SEATS];
  fillCity(world, seat);
  fillProspects(world, seat, away);
  fillRivals(world, seat, away);
}

/** Its cards and landmarks. */
function fillCity(world: World, seat: Seat): void {
  const inputs = seatInputs[seat];
  const city = cityOf(seat);
  const landmarks = landmarksOf(seat);
  for (let card = 0; card < CARDS; card++) inputs[card] = world[city + card] / Math.min(4, LIMITS[0][card]);
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    inputs[CARDS + landmark] = world[landmarks + landmark] === UNBUILT ? 0 : 1;
  }
}

/** Its coins, what it earns and how far it has to go; `away` seats roll before it. */
function fillProspects(world: World, seat: Seat, away: number): void {
  const inputs = seatInputs[seat];
  const landmarks = landmarksOf(seat);
  const { one, two, turn, others, mallOne, mallTwo, throwsTwo } = prospects[seat];
  const coins = world[COINS + seat];
  let cheapest = 0;
  let dearest = 0;
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    if (world[landmarks + landmark] !== UNBUILT) continue;
    dearest = LANDMARK_COSTS[landmark];
    if (cheapest === 0) cheapest = dearest;
  }
  let at = CARDS + LANDMARKS;
  inputs[at++] = coins / 20;
  inputs[at++] = Math.min(1, coins / 5);
  inputs[at++] = coins < cheapest ? coins / cheapest : 1;
  inputs[at++] = coins < dearest ? coins / dearest : 1;
  inputs[at++] = (missing[seat] - coins) / 50;
  inputs[at++] = turn / 10;
  inputs[at++] = one / 5;
  inputs[at++] = two / 5;
  inputs[at++] = others / 5;
  inputs[at++] = mallOne / 2;
  inputs[at++] = mallTwo / 2;
  inputs[at++] = throwsTwo ? 1 : 0;
  inputs[at++] = nearness[seat];
  inputs[at++] = Math.min(2, 0.05 / nearness[seat]);
  inputs[at++] = winsNext[seat];
  inputs[at++] = away === 0 ? 1 : 0;
  inputs[at++] = away / world[SEATS];
  inputs[at++] = away === 0 ? winsNext[seat] : 0;
}

/** How it compares with the others. */
function fillRivals(world: World, seat: Seat, away: number): void {
  const inputs = seatInputs[seat];
  const seats = world[SEATS];
  const { rolls, turn } = prospects[seat];
  let near = 0;
  let wins = 0;
  let winsBefore = 0;
  let incomes = 0;
  let purses = 0;
  let lost = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const { red, turn: theirs, others } = prospects[other];
    near = Math.max(near, nearness[other]);
    wins = 1 - (1 - wins) * (1 - winsNext[other]);
    incomes += theirs + others;
    purses += world[COINS + other];
    const before = (other - nextRoller(world) + seats) % seats < away;
    if (before) winsBefore = Math.max(winsBefore, winsNext[other]);
    for (let number = 1; number < NUMBERS; number++) lost += red[number] * rolls[number];
  }
  const income = incomes / (seats - 1);
  let at = RIVALS_FROM;
  inputs[at++] = near;
  inputs[at++] = wins;
  inputs[at++] = winsBefore;
  inputs[at++] = income / 10;
  inputs[at++] = purses / (seats - 1) / 20;
  inputs[at++] = lost / 2;
  inputs[at++] = near * nearness[seat] * 4;
  inputs[at++] = nearness[seat] / (near + nearness[seat]);
  inputs[at++] = 1 / (1 + near ** OTHERS / nearness[seat]);
  inputs[at++] = wins * winsNext[seat];
  inputs[at++] = turn / (turn + income + 1);
}
