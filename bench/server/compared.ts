/** What several nodes do for the same processor time, beside one process with its file. */
import { type Figure, figure, writeFigure } from '../figures.ts';
import type { Subject } from './house.ts';

/** They write to each other and to a server of their own, so less; but no less than this part. */
const PART = 1 / 3;
const COMPARED = 'moves/CPU s';

/** Nothing without both. */
export function compared(halls: ReadonlyMap<Subject, readonly Figure[]>): string[] {
  const [one] = [...halls].filter(([{ isPromised }]) => isPromised).flatMap(([, figures]) => rateIn(figures));
  if (one === undefined) return [];
  return [...halls]
    .filter(([{ isPromised }]) => !isPromised)
    .flatMap(([{ name }, figures]) =>
      rateIn(figures).map((rate) => writeFigure(figure(`${name}, of embedded`, rate / one, '', { atLeast: PART }))),
    );
}

function rateIn(figures: readonly Figure[]): number[] {
  return figures.filter(({ unit }) => unit === COMPARED).map(({ value }) => value);
}
