import type { WholeGame } from '@yamanote/kernel';
import { census } from './census.ts';
import { played } from './played.ts';
import { makePosition, parsePosition } from './position.ts';
import type { Shinjuku } from './types.ts';

export const shinjuku: WholeGame<Shinjuku> = {
  ...played,
  parsePosition,
  makePosition,
  census,
};

export { customersDue } from './arrivals.ts';
export { editionOf } from './editions.ts';
export * from './forecast.ts';
export { incomeWith } from './income.ts';
export * from './map.ts';
export { jokersOf } from './payment.ts';
export { played } from './played.ts';
export { paidAs } from './price.ts';
export { queueTarget } from './queue.ts';
export { isOpen } from './reach.ts';
export * from './scoring.ts';
export * from './tokens.ts';
export * from './types.ts';
