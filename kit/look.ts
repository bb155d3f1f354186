/** Where one looks at a map: how far it is moved, and how much enlarged. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const WHOLE: Look = { x: 0, y: 0, scale: 1 };
const CLOSEST = 6;
/** Around what is to be seen. */
const AIR = 12;

export function panned(look: Look, dx: number, dy: number): Look {
  return { ...look, x: look.x + dx, y: look.y + dy };
}

/** Enlarged around a point of the place, which stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }): Look {
  const scale = Math.min(CLOSEST, Math.max(1, look.scale * factor));
  const grown = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown };
}

/** The picture never leaves its place: it always covers all of it. */
export function clampTo(look: Look, { width, height }: { width: number; height: number }): Look {
  const kept = (value: number, size: number) => Math.min(0, Math.max(size * (1 - look.scale), value));
  return { ...look, x: kept(look.x, width), y: kept(look.y, height) };
}

/** Moved as little as possible so that a box of the place, with some air around it, is seen. */
export function within(
  look: Look,
  box: { x: number; y: number; width: number; height: number },
  { width, height }: { width: number; height: number },
): Look {
  const nudge = (from: number, length: number, size: number) =>
    from < AIR ? AIR - from : Math.min(0, size - AIR - from - length);
  return panned(look, nudge(box.x, box.width, width), nudge(box.y, box.height, height));
}
