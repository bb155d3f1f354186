/** Smooth curves through points: each piece is a cubic Bézier curve, so that a curve can be drawn in either direction. */
import type { Point } from './borders.ts';

interface Piece {
  readonly from: Point;
  readonly out: Point;
  readonly into: Point;
  readonly to: Point;
}

/** The curve through these points, bent as its neighbours along it ask for (Catmull and Rom). */
export function curveThrough(points: readonly Point[]): readonly Piece[] {
  return points.slice(1).map((to, i) => {
    const from = points[i];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return {
      from,
      out: [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      into: [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    };
  });
}

export function reversed(curve: readonly Piece[]): readonly Piece[] {
  return curve.map(({ from, out, into, to }) => ({ from: to, out: into, into: out, to: from })).reverse();
}

/** As the commands of a drawing, the first point left out. */
export function commandsOf(curve: readonly Piece[]): string {
  return curve.map(({ out, into, to }) => `C${rounded(out)} ${rounded(into)} ${rounded(to)}`).join('');
}

const PARTS = 4;

/** The curve as a chain of short straight pieces, its last point left out. */
export function chainOf(curve: readonly Piece[]): Point[] {
  return curve.flatMap((piece) => Array.from({ length: PARTS }, (_, i) => pointAt(piece, i / PARTS)));
}

function pointAt({ from, out, into, to }: Piece, t: number): Point {
  const s = 1 - t;
  const along = (i: 0 | 1) => s ** 3 * from[i] + 3 * s * s * t * out[i] + 3 * s * t * t * into[i] + t ** 3 * to[i];
  return [along(0), along(1)];
}

function rounded([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
