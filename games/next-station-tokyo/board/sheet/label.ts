/** Where a note about a station stands: close to it, inside the sheet, and over as little as possible. */
import type { Point } from './path.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Obstacle extends Point {
  readonly radius: number;
  /** How bad it is to cover it. */
  readonly weight: number;
}

/**
 * Sides in the order in which they are liked: below, above and beside; how far along is the second number, from -1 to 1.
 */
const SIDES: readonly (readonly ['below' | 'above' | 'right' | 'left', number])[] = [
  ['below', 0],
  ['above', 0],
  ['right', 0],
  ['left', 0],
  ['below', 0.5],
  ['below', -0.5],
  ['above', 0.5],
  ['above', -0.5],
  ['below', 1],
  ['below', -1],
  ['above', 1],
  ['above', -1],
  ['right', -1],
  ['right', 1],
  ['left', -1],
  ['left', 1],
];

/** The left upper corner of a note of this size about a station at `at`, whose ring has this radius. */
export function placeNote(
  at: Point,
  radius: number,
  size: { width: number; height: number },
  frame: Box,
  obstacles: readonly Obstacle[],
): Point {
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, side] of SIDES.entries()) {
    const box = within({ ...corner(at, radius, size, side), ...size }, frame);
    // Pushed back by the edge of the sheet, it would lie on its own station.
    const cost = rank / 10 + 100 * overlap(box, { ...at, radius: radius - 1 }) + coverage(box, obstacles);
    if (cost < least) [best, least] = [{ x: box.x, y: box.y }, cost];
  }
  return best;
}

function corner(
  at: Point,
  radius: number,
  { width, height }: { width: number; height: number },
  [side, shift]: (typeof SIDES)[number],
): Point {
  const x = at.x - width / 2 + (shift * width) / 2;
  const y = at.y - height / 2 + shift * height;
  switch (side) {
    case 'below':
      return { x, y: at.y + radius };
    case 'above':
      return { x, y: at.y - radius - height };
    case 'right':
      return { x: at.x + radius, y };
    case 'left':
      return { x: at.x - radius - width, y };
  }
}

function within(box: Box, frame: Box): Box {
  return {
    ...box,
    x: Math.min(Math.max(box.x, frame.x), frame.x + frame.width - box.width),
    y: Math.min(Math.max(box.y, frame.y), frame.y + frame.height - box.height),
  };
}

function coverage(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(box, obstacle), 0);
}

/** From 0 for apart to 1 for right on it. */
function overlap(box: Box, { x, y, radius }: Pick<Obstacle, 'x' | 'y' | 'radius'>): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.max(0, 1 - Math.hypot(dx, dy) / radius);
}
