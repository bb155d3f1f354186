/** Points and paths on the sheet: measured, moved aside, rounded, and written down for SVG. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Path = readonly Point[];

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function lengthOf(path: Path): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += distance(path[i - 1], path[i]);
  return length;
}

/** The same path, `aside` to the right of its direction; corners stay corners. */
export function beside(path: Path, aside: number): Path {
  if (aside === 0) return path;
  return path.map((point, i) => {
    const before = i === 0 ? null : normal(path[i - 1], point);
    const after = i === path.length - 1 ? null : normal(point, path[i + 1]);
    const one = before ?? after ?? { x: 0, y: 0 };
    const other = after ?? before ?? { x: 0, y: 0 };
    const sum = { x: one.x + other.x, y: one.y + other.y };
    // Both edges keep their distance: at a corner the point moves further, the sharper it is.
    const reach = (2 * aside) / (sum.x * sum.x + sum.y * sum.y);
    return { x: point.x + sum.x * reach, y: point.y + sum.y * reach };
  });
}

function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** Every inner corner replaced by a bow, as points close enough together to look like one. */
export function rounded(path: Path, radius: number): Path {
  const points: Point[] = [path[0]];
  for (let i = 1; i < path.length - 1; i++) points.push(...bow(path[i - 1], path[i], path[i + 1], radius));
  points.push(path[path.length - 1]);
  return points;
}

const BOW_STEPS = 6;

function bow(before: Point, corner: Point, after: Point, radius: number): Point[] {
  const into = towards(corner, before, Math.min(radius, distance(corner, before) / 2));
  const out = towards(corner, after, Math.min(radius, distance(corner, after) / 2));
  return Array.from({ length: BOW_STEPS + 1 }, (_, step) => {
    const t = step / BOW_STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * into.x + b * corner.x + c * out.x, y: a * into.y + b * corner.y + c * out.y };
  });
}

function towards(from: Point, to: Point, far: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * far) / whole, y: from.y + ((to.y - from.y) * far) / whole };
}

/** The point `far` along the path, and the direction there. */
export function along(path: Path, far: number): { point: Point; direction: Point } {
  let left = Math.max(0, far);
  for (let i = 1; i < path.length; i++) {
    const step = distance(path[i - 1], path[i]);
    if (left <= step || i === path.length - 1) {
      const direction = { x: (path[i].x - path[i - 1].x) / (step || 1), y: (path[i].y - path[i - 1].y) / (step || 1) };
      return { point: towards(path[i - 1], path[i], Math.min(left, step)), direction };
    }
    left -= step;
  }
  return { point: path[0], direction: { x: 1, y: 0 } };
}

/** Points along a path, `step` apart, its beginning included. */
export function pointsAlong(path: Path, step: number): Path {
  return Array.from({ length: Math.floor(lengthOf(path) / step) + 1 }, (_, i) => along(path, i * step).point);
}

/** A path from point to point, in straight lines. */
export function straight(path: Path): string {
  return path.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A path that runs smoothly through all its points. */
export function smooth(path: Path): string {
  let text = `M${short(path[0].x)} ${short(path[0].y)}`;
  for (let i = 0; i < path.length - 1; i++) {
    const [before, from, to] = [path[Math.max(0, i - 1)], path[i], path[i + 1]];
    const after = path[Math.min(path.length - 1, i + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    text += `C${short(first.x)} ${short(first.y)} ${short(second.x)} ${short(second.y)} ${short(to.x)} ${short(to.y)}`;
  }
  return text;
}

/** No more digits than an eye can see. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
