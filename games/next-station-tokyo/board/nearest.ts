/** On a dense map a finger takes the nearest thing that may be chosen; where two are too close the map comes closer first. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export type Taken =
  | { readonly is: 'taken'; readonly id: string }
  | { readonly is: 'close' }
  | { readonly is: 'nothing' };

/** In pixels: as far as a finger reaches, and how much nearer one must be than the next to be meant. */
const REACH = 30;
const CLEAR = 8;
/** A finger right on something means it. */
const RIGHT_ON = 9;

/** `scale` is the number of pixels to one unit of the sheet. */
export function nearest(spots: readonly Spot[], at: { x: number; y: number }, scale: number): Taken {
  const sorted = spots
    .map((spot) => ({ id: spot.id, far: Math.hypot(spot.x - at.x, spot.y - at.y) * scale }))
    .sort((a, b) => a.far - b.far);
  const [first, second] = sorted;
  if (first === undefined || first.far > REACH) return { is: 'nothing' };
  const doubtful = second !== undefined && first.far > RIGHT_ON && second.far - first.far < CLEAR;
  return doubtful ? { is: 'close' } : { is: 'taken', id: first.id };
}
