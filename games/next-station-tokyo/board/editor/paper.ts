/** The paper that a map is entered on: its squares, and an edge above and on the left for their names. */
import { PITCH } from '../sheet/grid.ts';
import type { Draft } from './draft.ts';

/** Wide enough for names that can be read on a small phone. */
const EDGE = 28;

/** Where the names stand, in the units of the sheet. */
export const NAMES_AT = -EDGE / 2;

export function viewBoxOf({ grid: { width, height } }: Draft): string {
  return `${-EDGE} ${-EDGE} ${EDGE + width * PITCH} ${EDGE + height * PITCH}`;
}

/** For styles: the shape of the paper, and where on it the squares begin. */
export function paperStyle({ grid: { width, height } }: Draft): Record<string, string | number> {
  const [wide, high] = [EDGE + width * PITCH, EDGE + height * PITCH];
  return {
    '--ratio': wide / high,
    '--squares-left': `${(100 * EDGE) / wide}%`,
    '--squares-top': `${(100 * EDGE) / high}%`,
  };
}
