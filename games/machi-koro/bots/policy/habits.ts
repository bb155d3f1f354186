/** The decisions besides building, as a sound player takes them at a glance: dice, whom to charge and what to swap. */
import { AMUSEMENT_PARK, ESTABLISHMENTS, TRAIN_STATION, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { NUMBERS, SWAP } from '../earnings.ts';
import { DOUBLE, ONE_DIE, TWO_DICE } from '../odds.ts';
import { BLUE, BUSINESS_CENTER, GREEN, PURPLE_NUMBER, STADIUM, TV_STATION, WORTH } from '../twin/facts.ts';
import { worthOf } from '../twin/income.ts';
import { CHARGE, DECLINE, GIVE, KEEP, legalMoves, REROLL, ROLL_ONE, ROLL_TWO, TAKE } from '../twin/moves.ts';
import {
  CARDS,
  CHARGING,
  COINS,
  cityOf,
  GIVING_AWAY,
  HIGH,
  LOW,
  landmarksOf,
  PHASE,
  REROLLING,
  ROLLER,
  ROLLING,
  SEATS,
  THROWN,
  type World,
} from '../twin/world.ts';

const list: number[] = [];
const incomes = new Float64Array(NUMBERS);

/** The answer to any question but what to build. */
export function habit(world: World): number {
  switch (world[PHASE]) {
    case ROLLING:
      return legalMoves(world, list) === 2 ? betterDice(world) : ROLL_ONE;
    case REROLLING:
      return keepOrReroll(world);
    case CHARGING:
      return chargeRichest(world);
    case GIVING_AWAY:
      return giveLeast(world);
    default:
      return takeMost(world);
  }
}

function betterDice(world: World): number {
  const roller = world[ROLLER];
  fillIncomes(world, roller);
  const turns = world[landmarksOf(roller) + AMUSEMENT_PARK] === UNBUILT ? 1 : 1 + DOUBLE;
  return meanIncome(TWO_DICE) * turns > meanIncome(ONE_DIE) ? ROLL_TWO : ROLL_ONE;
}

function keepOrReroll(world: World): number {
  fillIncomes(world, world[ROLLER]);
  return incomes[world[LOW] + world[HIGH]] < meanIncome(world[THROWN] === 1 ? ONE_DIE : TWO_DICE) ? REROLL : KEEP;
}

/** What an own roll brings by its number, before paying anybody. */
function fillIncomes(world: World, seat: Seat): void {
  for (let number = 1; number < NUMBERS; number++) {
    const blue = BLUE[number];
    const green = GREEN[number];
    incomes[number] = (blue < 0 ? 0 : worthOf(world, seat, blue)) + (green < 0 ? 0 : worthOf(world, seat, green));
  }
  const city = cityOf(seat);
  const stadium = world[city + STADIUM] * WORTH[STADIUM] * (world[SEATS] - 1);
  incomes[PURPLE_NUMBER] +=
    stadium + world[city + TV_STATION] * WORTH[TV_STATION] + world[city + BUSINESS_CENTER] * SWAP;
}

function meanIncome(odds: readonly number[]): number {
  let mean = 0;
  for (let number = 1; number < NUMBERS; number++) mean += odds[number] * incomes[number];
  return mean;
}

function chargeRichest(world: World): number {
  let best = -1;
  for (let seat = 0; seat < world[SEATS]; seat++) {
    if (seat !== world[ROLLER] && (best < 0 || world[COINS + seat] > world[COINS + best])) best = seat;
  }
  return CHARGE + best;
}

function giveLeast(world: World): number {
  const count = legalMoves(world, list);
  let given = DECLINE;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < count; i++) {
    const rate = rateOf(world, world[ROLLER], list[i] - GIVE);
    if (rate < least) {
      least = rate;
      given = list[i];
    }
  }
  return given;
}

/** The card that brings most, to its owner until now and to the new one together. */
function takeMost(world: World): number {
  const count = legalMoves(world, list);
  let taken = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const card = (list[i] - TAKE) % CARDS;
    const owner = (list[i] - TAKE - card) / CARDS;
    const rate = rateOf(world, world[ROLLER], card) + rateOf(world, owner, card) / (world[SEATS] - 1);
    if (rate > most) {
      most = rate;
      taken = list[i];
    }
  }
  return taken;
}

/** What a copy of a card brings a seat in a round. */
function rateOf(world: World, seat: Seat, card: number): number {
  const { numbers, colour } = ESTABLISHMENTS[card];
  const odds = world[landmarksOf(seat) + TRAIN_STATION] === UNBUILT ? ONE_DIE : TWO_DICE;
  let likely = 0;
  for (let i = 0; i < numbers.length; i++) likely += odds[numbers[i]];
  const rollers = colour === 'green' ? 1 : colour === 'blue' ? world[SEATS] : world[SEATS] - 1;
  const copies = Math.max(1, world[cityOf(seat) + card]);
  const worth = world[cityOf(seat) + card] > 0 ? worthOf(world, seat, card) / copies : WORTH[card];
  return likely * rollers * worth;
}
