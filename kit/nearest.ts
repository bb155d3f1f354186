/** On a dense map a finger takes the nearest thing that may be chosen; where two are too close the map comes closer first. */
export interface Spot {
  readonly id: string;
  /** In pixels: how far the finger is from it. */
  readonly far: number;
}

export type Taken =
  | { readonly is: 'taken'; readonly id: string }
  | { readonly is: 'close' }
  | { readonly is: 'nothing' };

/** As far as a finger reaches, and how much nearer one must be than the next to be meant. */
const REACH = 30;
const CLEAR = 8;
/** A finger right on something means it, unless it is nearly as much on the next. */
const RIGHT_ON = 9;

export function nearest(spots: readonly Spot[]): Taken {
  const [first, second] = spots.toSorted((a, b) => a.far - b.far);
  if (first === undefined || first.far > REACH) return { is: 'nothing' };
  if (second === undefined || (first.far <= RIGHT_ON && second.far >= 2 * first.far))
    return { is: 'taken', id: first.id };
  const doubtful = second.far - first.far < CLEAR;
  return doubtful ? { is: 'close' } : { is: 'taken', id: first.id };
}
