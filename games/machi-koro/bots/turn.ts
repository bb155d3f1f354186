/** What an own turn brings, for a city with these earnings and landmarks. */
import type { Earnings } from './earnings.ts';
import { NUMBERS } from './earnings.ts';
import { DOUBLE, ONE_DIE, TWO_DICE } from './odds.ts';

/** Which landmarks work, or will when the plan has come so far. */
export interface Landmarks {
  station: boolean;
  mall: boolean;
  park: boolean;
  tower: boolean;
}

/** `losses` by rolled number: what red cards of others take. */
export function meanTurn(earnings: Earnings, losses: readonly number[], landmarks: Landmarks): number {
  const one = meanRoll(earnings, losses, landmarks, ONE_DIE);
  if (!landmarks.station) return one;
  const two = meanRoll(earnings, losses, landmarks, TWO_DICE);
  return Math.max(one, landmarks.park ? two * (1 + DOUBLE) : two);
}

/** The radio tower throws again whenever the roll is below the mean. */
function meanRoll(
  earnings: Earnings,
  losses: readonly number[],
  { mall, tower }: Landmarks,
  odds: readonly number[],
): number {
  let mean = 0;
  for (let number = 1; number < NUMBERS; number++) {
    mean += odds[number] * coinsAt(earnings, losses, mall, number);
  }
  if (!tower) return mean;
  let better = 0;
  for (let number = 1; number < NUMBERS; number++) {
    better += odds[number] * Math.max(mean, coinsAt(earnings, losses, mall, number));
  }
  return better;
}

export function coinsAt(earnings: Earnings, losses: readonly number[], mall: boolean, number: number): number {
  return earnings.own[number] + (mall ? earnings.mall[number] : 0) - losses[number];
}
