/**
 * A hand for every line, so that colour is never the only mark: pink is drawn solid, blue with two strokes, purple with
 * sleepers, brown dashed. A hand trembles, but always in the same way for the same seed: the sheet looks alike for
 * everybody and after every reload.
 */
import { fastRng, type Rng } from '@yamanote/kernel';
import { along, beside, lengthOf, type Path, type Point, smooth } from './path.ts';

export type Hand = 'solid' | 'twin' | 'sleepers' | 'dashed';

/** One movement of the pencil. */
export interface Stroke {
  readonly d: string;
  readonly width: number;
}

/** How far a hand strays from the ruler. */
const TREMBLE = 0.7;
/** Between two points through which a stroke runs. */
const STEP = 12;

export function strokes(path: Path, hand: Hand, seed: string): readonly Stroke[] {
  return HANDS[hand](path, fastRng(seed));
}

const HANDS: Readonly<Record<Hand, (path: Path, rng: Rng) => readonly Stroke[]>> = {
  solid: (path, rng) => [
    { d: wobbly(beside(path, -0.9), rng), width: 5.4 },
    { d: wobbly(beside(path, 1.1), rng), width: 5 },
  ],
  twin: (path, rng) => [
    { d: wobbly(beside(path, -4.4), rng), width: 4 },
    { d: wobbly(beside(path, 4.4), rng), width: 4 },
  ],
  sleepers: (path, rng) => [
    { d: wobbly(path, rng), width: 4.2 },
    { d: sleepers(path, rng), width: 2.9 },
  ],
  dashed: (path, rng) => [{ d: dashes(path, rng), width: 6.6 }],
};

/** A number from -1 to 1. */
function sway(rng: Rng): number {
  return rng.below(2001) / 1000 - 1;
}

function wobbly(path: Path, rng: Rng, from = 0, to = lengthOf(path)): string {
  const steps = Math.max(1, Math.round((to - from) / STEP));
  const points = Array.from({ length: steps + 1 }, (_, i) => strayed(path, from + ((to - from) * i) / steps, rng));
  return smooth(points);
}

function strayed(path: Path, far: number, rng: Rng): Point {
  const { point, direction } = along(path, far);
  const aside = sway(rng) * TREMBLE;
  return { x: point.x - direction.y * aside, y: point.y + direction.x * aside };
}

const SLEEPER = { apart: 12, half: 8 };

function sleepers(path: Path, rng: Rng): string {
  const length = lengthOf(path);
  const count = Math.max(1, Math.floor(length / SLEEPER.apart));
  const ticks = Array.from({ length: count }, (_, i) => {
    const { point, direction } = along(path, ((i + 0.5) * length) / count + sway(rng) * 0.9);
    const half = SLEEPER.half + sway(rng) * 0.9;
    const slant = sway(rng) * 0.9;
    const end = (side: number) => ({
      x: point.x + side * (-direction.y * half + direction.x * slant),
      y: point.y + side * (direction.x * half + direction.y * slant),
    });
    return smooth([end(-1), end(1)]);
  });
  return ticks.join('');
}

const DASH = { long: 18, gap: 12 };

function dashes(path: Path, rng: Rng): string {
  const length = lengthOf(path);
  const count = Math.max(1, Math.round((length + DASH.gap) / (DASH.long + DASH.gap)));
  const pitch = length / count;
  const parts = Array.from({ length: count }, (_, i) => {
    const from = i * pitch + DASH.gap / 2 + sway(rng);
    return wobbly(path, rng, from, from + pitch - DASH.gap + sway(rng));
  });
  return parts.join('');
}

/** Once around by hand, a little past where it began. */
export function around(width: number, height: number, seed: string): string {
  const rng = fastRng(seed);
  const turns = 12;
  const points = Array.from({ length: turns + 2 }, (_, i): Point => {
    const angle = ((i - 3.6) / turns) * 2 * Math.PI;
    const reach = 1 + sway(rng) * 0.05 + i * 0.004;
    return { x: Math.cos(angle) * width * reach, y: Math.sin(angle) * height * reach };
  });
  return smooth(points);
}
