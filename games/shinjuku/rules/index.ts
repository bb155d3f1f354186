import type { Game } from '@yamanote/kernel';
import { parseAction } from './actions.ts';
import { census } from './census.ts';
import { lacks } from './editions.ts';
import { makePosition, parsePosition } from './position.ts';
import { rules } from './rulebook.ts';
import { clone, setup } from './setup.ts';
import { standing } from './standing.ts';
import { MOST_SEATS } from './tokens.ts';
import type { Shinjuku } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';

export const shinjuku: Game<Shinjuku> = {
  id: 'shinjuku',
  version: 2,
  editions: ['retail', 'r12'],
  seats: { min: 2, max: MOST_SEATS },
  options: {
    ceo: { type: 'flag', default: false },
    kaiju: { type: 'flag', default: false },
    kaijuStep: { type: 'choice', values: ['before-ceo', 'after-ceo'], default: 'before-ceo' },
    endRule: { type: 'choice', values: ['printed', 'equal-turns'], default: 'printed' },
    deptRelocation: { type: 'choice', values: ['printed', 'any', 'marked-only', 'never'], default: 'printed' },
    openCollections: { type: 'flag', default: false },
    bagCount: { type: 'choice', values: ['level', 'exact'], default: 'level' },
    first: { type: 'seat', default: 'random' },
  },
  lacks,
  longest: 10_000,

  setup,
  rules,
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parsePosition,
  makePosition,
  parseAction,

  census,
  secrets,
};

export { customersDue } from './arrivals.ts';
export { editionOf } from './editions.ts';
export * from './forecast.ts';
export { incomeWith } from './income.ts';
export * from './map.ts';
export { jokersOf } from './payment.ts';
export { paidAs } from './price.ts';
export { queueTarget } from './queue.ts';
export { isOpen } from './reach.ts';
export * from './scoring.ts';
export * from './tokens.ts';
export * from './types.ts';
