/** Where one looks at a map: how far it is moved, and how much enlarged. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const WHOLE: Look = { x: 0, y: 0, scale: 1 };
const CLOSEST = 6;

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
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - look.scale), value));
  return { ...look, x: within(look.x, width), y: within(look.y, height) };
}
