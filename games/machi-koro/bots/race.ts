/** How many rounds a seat is away from its fourth landmark. */
import {
  ACTIVE,
  AMUSEMENT_PARK,
  ESTABLISHMENTS,
  LANDMARKS,
  type MachiKoroState,
  RADIO_TOWER,
  SHOPPING_MALL,
  TRAIN_STATION,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { SWAP } from './earnings.ts';
import { ONE_DIE, TWO_DICE } from './odds.ts';
import { earningsOf, fromOthers, lossesOf } from './table.ts';
import { coinsAt, type Landmarks, meanTurn } from './turn.ts';

/** Coins come in lumps, and a landmark is built only on an own turn: on average a round later than the sum says. */
export const WAITING = 1;
/** What a coin spent on cards adds to the income of a round, shared by the number of players: they share the stacks. */
export const YIELD = 0.3;
/** More than this nobody spends on one card. */
export const MOST_INVESTED = 8;
/** Nobody stands still for ever. */
export const LEAST_INCOME = 0.05;

/** The next landmark is always the cheapest one, and helps to earn the one after it. */
export function roundsToGo(state: MachiKoroState, seat: Seat): number {
  const row = state.landmarks[seat];
  const landmarks: Landmarks = {
    station: row[TRAIN_STATION] !== UNBUILT,
    mall: row[SHOPPING_MALL] !== UNBUILT,
    park: row[AMUSEMENT_PARK] !== UNBUILT,
    tower: row[RADIO_TOWER] !== UNBUILT,
  };
  const earnings = earningsOf(seat);
  const losses = lossesOf(state, seat);
  let others = fromOthers(state, seat);
  let coins = state.coins[seat] + (seat === state.roller ? comingCoins(state, seat, landmarks) : 0);
  const invested = investment(state, seat, coins, meanTurn(earnings, losses, landmarks) + others);
  coins -= invested;
  others += (invested * YIELD) / state.coins.length;
  let rounds = 0;
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    if (row[landmark] !== UNBUILT) continue;
    const { cost } = LANDMARKS[landmark];
    const income = Math.max(LEAST_INCOME, meanTurn(earnings, losses, landmarks) + others);
    const wait = Math.max(1, (cost - coins) / income + WAITING);
    coins += wait * income - cost;
    rounds += wait;
    if (landmark === TRAIN_STATION) landmarks.station = true;
    if (landmark === SHOPPING_MALL) landmarks.mall = true;
    if (landmark === AMUSEMENT_PARK) landmarks.park = true;
    if (landmark === RADIO_TOWER) landmarks.tower = true;
  }
  return rounds;
}

/** Far from the end coins are better spent on cards than kept for a landmark. */
function investment(state: MachiKoroState, seat: Seat, coins: number, income: number): number {
  let missing = -coins;
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    if (state.landmarks[seat][landmark] === UNBUILT) missing += LANDMARKS[landmark].cost;
  }
  return (missing * YIELD) / state.coins.length > income ? Math.min(coins, MOST_INVESTED) : 0;
}

/** What the running turn is still going to bring the roller: dice that lie but have not paid yet, and a second turn. */
function comingCoins(state: MachiKoroState, seat: Seat, landmarks: Landmarks): number {
  const kind = state.stack[state.stack.length - 1].kind;
  let coins = 0;
  if (kind === 'reroll') coins += bestOfThrows(state, seat, landmarks);
  if (kind === 'charge') coins += chargeable(state, seat);
  if (kind === 'give') coins += SWAP;
  const { dice, second } = state;
  const double = dice.length === 2 && dice[0] === dice[1];
  if (double && !second && state.landmarks[seat][AMUSEMENT_PARK] === ACTIVE) {
    coins += meanTurn(earningsOf(seat), lossesOf(state, seat), { ...landmarks, park: false });
  }
  return coins;
}

/** The dice as they lie, or thrown again. */
function bestOfThrows(state: MachiKoroState, seat: Seat, { mall }: Landmarks): number {
  const odds = state.dice.length === 1 ? ONE_DIE : TWO_DICE;
  const at = (number: number) => coinsAt(earningsOf(seat), lossesOf(state, seat), mall, number);
  const again = odds.reduce((mean, likely, number) => mean + likely * at(number), 0);
  return Math.max(again, at(state.dice.reduce((sum, face) => sum + face, 0)));
}

const CHARGED = ESTABLISHMENTS.reduce(
  (most, { effect }) => ('from' in effect && effect.from === 'chosen' ? effect.coins : most),
  0,
);

function chargeable(state: MachiKoroState, seat: Seat): number {
  return Math.min(CHARGED, Math.max(...state.coins.filter((_, other) => other !== seat)));
}
