export * from './asked.ts';
export * from './beside.ts';
export {
  type Clocks,
  dueAt,
  isOutOfTime,
  leftAt,
  nextDeadline,
  withGaps,
} from './clocks/clocks.ts';
export * from './clocks/shown.ts';
export * from './deal.ts';
export type * from './draft.ts';
export * from './happening.ts';
export * from './hint.ts';
export { hasHints } from './hints.ts';
export * from './host.ts';
export * from './input.ts';
export * from './names.ts';
export { orderInAdvance, ordersKept } from './orders.ts';
export * from './pace.ts';
export * from './running-match.ts';
export * from './show.ts';
