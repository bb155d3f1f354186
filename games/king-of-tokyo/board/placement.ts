/** Where the monsters stand in a picture of the city of any size. */
import type { Place } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Size } from '@yamanote/kit';

/** A drawing of the city, and the places in it, in its own units; `y` is where feet or the water line are. */
interface Picture extends Size {
  readonly city: Spot;
  readonly bay: Spot;
  /** The meadow in front, from its left edge to the water. */
  readonly meadow: { readonly left: number; readonly right: number; readonly y: number; readonly tall: number };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

const PICTURES = {
  wide: {
    width: 1056,
    height: 644,
    city: { x: 424, y: 478, tall: 300 },
    bay: { x: 890, y: 476, tall: 226 },
    meadow: { left: 30, right: 690, y: 626, tall: 112 },
  },
  phone: {
    width: 360,
    height: 300,
    city: { x: 112, y: 228, tall: 128 },
    bay: { x: 298, y: 232, tall: 100 },
    meadow: { left: 15, right: 231, y: 293, tall: 54 },
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

/** A narrow place gets the drawing with fewer and larger things in it. */
export function pictureFor({ width, height }: Size): PictureName {
  return width < 560 || width < height * 1.35 ? 'phone' : 'wide';
}

export interface Standing {
  /** Pixels: the middle of the feet, or of the water line. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

export interface Stage {
  readonly name: PictureName;
  /** How the drawing lies in its place: it covers all of it, and what is too much of it is cut off above and beside. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly city: Standing;
  readonly bay: Standing;
  outside(index: number, count: number): Standing;
}

/** Left free above the heads, for what is written over them; and at the right edge. */
const HEADROOM = 34;
const EDGE = 4;
/** In a low picture a monster in Tokyo is still so high, as a part of it, and has nothing above its head. */
const LEAST = 0.46;

export function stageFor(size: Size): Stage {
  const name = pictureFor(size);
  const picture: Picture = PICTURES[name];
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const left = (size.width - picture.width * scale) / 2;
  const top = size.height - picture.height * scale;
  const spot = ({ x, y, tall }: Spot): Standing => {
    const feet = top + y * scale;
    const high = Math.max(0, Math.min(tall * scale, Math.max(feet - HEADROOM, Math.min(size.height * LEAST, feet))));
    return { x: Math.min(left + x * scale, size.width - high * 0.5 - EDGE), y: feet, tall: high };
  };
  const { meadow } = picture;
  return {
    name,
    scale,
    left,
    top,
    city: spot(picture.city),
    bay: spot(picture.bay),
    outside(index, count) {
      const from = Math.max(EDGE, left + meadow.left * scale);
      const room = (left + meadow.right * scale - from) / count;
      // Few monsters stand together instead of far apart.
      const step = Math.min(room, meadow.tall * scale * 1.35);
      const tall = Math.min(meadow.tall * scale, step * 1.1);
      return { x: from + step * (index + 0.5), y: top + meadow.y * scale, tall };
    },
  };
}

/** Where a monster stands that is at this place; `index` among the `count` that are outside. */
export function standingOf(stage: Stage, place: Place, index: Seat, count: number): Standing {
  return place === 'city' || place === 'bay' ? stage[place] : stage.outside(index, count);
}
