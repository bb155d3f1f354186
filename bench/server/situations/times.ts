import { type Figure, figure } from '../../figures.ts';
import { percentile } from '../percentiles.ts';
import type { Span } from '../stage.ts';

const MICRO = 1e6;

/** Half of the acknowledgements came within the first, 99 of 100 within the second. */
export function ackTimes(name: string, { acks }: Span, atMost: number | null): Figure[] {
  return [
    figure(`${name}: p50`, percentile(acks, 0.5), 'ms', null),
    figure(`${name}: p99`, percentile(acks, 0.99), 'ms', atMost === null ? null : { atMost }),
  ];
}

/** Who has spent how much of what a move costs, and what it is for a database; nothing where one process does it all. */
export function partsOfMove(name: string, { parties, done, moves }: Span): Figure[] {
  if (parties.length === 1) return [];
  return [
    ...parties.map((party) => figure(`${name}, ${party.name}`, (MICRO * party.seconds) / moves, 'µs', null)),
    ...(done === null
      ? []
      : [
          figure(`${name}, transactions`, done.transactions / moves, '', null),
          figure(`${name}, log of the database`, done.logged / moves, 'bytes', null),
        ]),
  ];
}

/** The same for each second. */
export function partsOfSecond(name: string, { parties, seconds }: Span): Figure[] {
  if (parties.length === 1) return [];
  return parties.map((party) => figure(`${name}, ${party.name}`, party.seconds / seconds, 's/s', null));
}

/** Processor time of the hall for each acknowledged move. */
export function perMove({ used, moves }: Span): number {
  return (MICRO * used.hall) / moves;
}
