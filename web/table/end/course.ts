/** The scores as they went, read from the match itself, and where they stand on a chart. */

import type { WholeRoom } from '@yamanote/games/room';
import { advance, beginCourse, isRefusal, type Match, origin, type Seat } from '@yamanote/kernel';

export interface Scores {
  /** By seat; `null` from where it is out. */
  readonly of: readonly (number | null)[];
}

/** Before the first entry and after each that still holds; empty if the match cannot be read. */
export function scoresOf({ game, out }: Pick<WholeRoom, 'game' | 'out'>, match: Match): Scores[] {
  const first = origin(game, match);
  if (isRefusal(first)) return [];
  const course = beginCourse(game, first);
  const now = (): Scores => {
    const gone = out?.(course.state) ?? [];
    return { of: game.standing(course.state).scores.map((score, seat) => (gone.includes(seat) ? null : score)) };
  };
  const scores = [now()];
  for (const entry of match.log) {
    if (advance(course, entry) !== null) return [];
    scores.push(now());
  }
  return scores;
}

/** Zero is always on the chart, so that heights tell the truth about each other. */
export function rangeOf(course: readonly Scores[]): { least: number; most: number } {
  const all = course.flatMap(({ of }) => of.filter((score) => score !== null));
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** Whole numbers beside the chart, far enough apart to be read. */
export function ticksOf({ least, most }: { least: number; most: number }): number[] {
  const half = Math.round((least + most) / 2);
  const apart = (most - least) / 4;
  const ticks = [0, most, least, half];
  return ticks.filter((tick, i) => ticks.slice(0, i).every((other) => Math.abs(other - tick) >= apart));
}

/** Moves marks that would lie over each other apart, each as little as can be, and none out of the chart. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = heights.slice();
  let least = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i], least);
    least = placed[i] + gap;
  }
  let most = lowest;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - gap;
  }
  return placed;
}

/** Where a seat's line ends: at its last score, or where it went out. */
export function lastOf(course: readonly Scores[], seat: Seat): { step: number; score: number; out: boolean } {
  const gone = course.findIndex(({ of }) => of[seat] === null);
  const step = gone < 0 ? course.length - 1 : gone;
  return { step, score: course[gone < 0 ? step : Math.max(0, step - 1)].of[seat] ?? 0, out: gone >= 0 };
}
