/** How a round goes for a seat at this table: what the others' rolls bring it, and what its own cost it. */
import { AMUSEMENT_PARK, type MachiKoroState, TRAIN_STATION, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { type Earnings, fillEarnings, NUMBERS, noEarnings } from './earnings.ts';
import { DOUBLE, ONE_DIE, TWO_DICE } from './odds.ts';

const MOST_SEATS = 4;

/** A roller has at least so many coins when it matters, whatever it has now: rolls come after income. */
const PURSE = 3;

/** By seat. Filled anew for every evaluation. */
const earnings = Array.from({ length: MOST_SEATS }, noEarnings);
/** How often a round sees each number rolled by this seat. */
const rolls = Array.from({ length: MOST_SEATS }, () => Array<number>(NUMBERS).fill(0));
const losses = Array<number>(NUMBERS).fill(0);

export function layTable(state: MachiKoroState): void {
  for (let seat = 0; seat < state.coins.length; seat++) {
    fillEarnings(earnings[seat], state, seat);
    fillRolls(rolls[seat], earnings[seat], state.landmarks[seat]);
  }
}

export function earningsOf(seat: Seat): Earnings {
  return earnings[seat];
}

/** With a train station a seat throws what earns it more. */
function fillRolls(list: number[], { own }: Earnings, landmarks: readonly number[]): void {
  const turns = landmarks[AMUSEMENT_PARK] === UNBUILT ? 1 : 1 + DOUBLE;
  let [one, two] = [0, 0];
  for (let number = 1; number < NUMBERS; number++) {
    one += ONE_DIE[number] * own[number];
    two += TWO_DICE[number] * own[number];
  }
  const throwsTwo = landmarks[TRAIN_STATION] !== UNBUILT && two * turns > one;
  for (let number = 1; number < NUMBERS; number++) {
    list[number] = throwsTwo ? TWO_DICE[number] * turns : ONE_DIE[number];
  }
}

/** What the rolls of all others bring a seat in a round. */
export function fromOthers(state: MachiKoroState, seat: Seat): number {
  const { blue, red } = earnings[seat];
  let coins = 0;
  for (let roller = 0; roller < state.coins.length; roller++) {
    if (roller === seat) continue;
    const purse = purseOf(state, roller);
    const { toll } = earnings[roller];
    for (let number = 1; number < NUMBERS; number++) {
      coins += rolls[roller][number] * (blue[number] + Math.min(red[number], purse) - toll[number]);
    }
  }
  return coins;
}

/** What red cards of the others take when a seat rolls, by number; the list is good until the next call. */
export function lossesOf(state: MachiKoroState, seat: Seat): readonly number[] {
  const purse = purseOf(state, seat);
  for (let number = 1; number < NUMBERS; number++) {
    let claimed = 0;
    for (let owner = 0; owner < state.coins.length; owner++) {
      if (owner !== seat) claimed += earnings[owner].red[number];
    }
    losses[number] = Math.min(claimed, purse);
  }
  return losses;
}

function purseOf(state: MachiKoroState, seat: Seat): number {
  return Math.max(state.coins[seat], PURSE);
}
