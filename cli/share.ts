/** Many pieces of work that have numbers, handed out in shares: which thread does which piece does not matter. */

/** Pieces number `from` up to, not including, `to`. */
export interface Share {
  from: number;
  to: number;
}

/** Long enough that handing out costs nothing, short enough that progress can be seen. */
const SHARE_MILLISECONDS = 250;

export class Shares {
  private from: number;
  private readonly to: number;

  constructor({ from, to }: Share) {
    this.from = from;
    this.to = to;
  }

  next(size: number): Share | null {
    if (this.from >= this.to) return null;
    const share = { from: this.from, to: Math.min(this.to, this.from + size) };
    this.from = share.to;
    return share;
  }
}

/** As many pieces as should take the wanted time, but no sudden leap: the first ones are slow. */
export function nextSize({ from, to }: Share, milliseconds: number): number {
  const size = to - from;
  return Math.max(1, Math.min(size * 4, Math.round((size * SHARE_MILLISECONDS) / Math.max(1, milliseconds))));
}
