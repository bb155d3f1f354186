/**
 * Which house stands where. A view knows how many cards a seat owns, not in which order they were built; so every copy of
 * every card has a plot of its own, and a house never moves when another is added or swapped away.
 */
import {
  ESTABLISHMENT_IDS,
  type EstablishmentId,
  LANDMARK_IDS,
  type LandmarkId,
} from '@yamanote/games/machi-koro/rules';

/** A place in the town, in the drawing's units: the middle of a ground tile of 64 × 32. */
export interface Plot {
  readonly x: number;
  readonly y: number;
}

export interface House extends Plot {
  readonly card: EstablishmentId;
  /** Which copy stands here, from 0. */
  readonly copy: number;
  /** How many cards it stands for: copies beyond the plots of a type are stacked on its last one. */
  readonly cards: number;
}

/** From tile to tile, with the road between them. */
export const PITCH = { x: 78, y: 39 } as const;
export const TILE = { x: 64, y: 32 } as const;

/** The letter of each type on the map below. */
const LETTERS: Readonly<Record<EstablishmentId, string>> = {
  'wheat-field': 'w',
  ranch: 'r',
  bakery: 'b',
  cafe: 'c',
  'convenience-store': 's',
  forest: 'f',
  stadium: 'S',
  'tv-station': 'T',
  'business-center': 'B',
  'cheese-factory': 'k',
  'furniture-factory': 'u',
  mine: 'm',
  'family-restaurant': 'g',
  'apple-orchard': 'a',
  'fruit-vegetable-market': 'v',
};

/**
 * The plan, seen as on the screen: every other row is shifted by half a tile. First copies stand in the middle, so that a
 * young town is seen from near; later ones before them or further out, near their like. Landmarks have the back row.
 */
const PLAN = [
  ' k4  f2  T1  S1  B1  m2  m4 ',
  '   k2  f1  k1  u1  m1  m3   ',
  ' w4  w1  r1  b1  g1  a1  a4 ',
  '   w3  r2  s1  c1  a2  g2   ',
  ' r4  w2  b2  s2  v1  u2  f4 ',
  '   r3  b3  s3  c2  v2  a3   ',
  ' k3  f3  b4  s4  c3  g3  u3 ',
  '   u4  --  v4  c4  v3  g4   ',
];

/** A pitch is four characters wide on the plan. */
const CHARACTER = PITCH.x / 4;

const PLOTS = new Map<string, Plot>(
  PLAN.flatMap((row, index) =>
    [...row.matchAll(/[a-zA-Z]\d/g)].map((match): [string, Plot] => [
      match[0],
      { x: (match.index + 1 - row.length / 2) * CHARACTER, y: ((index + 1) * PITCH.y) / 2 },
    ]),
  ),
);

/** By establishment: its plots, nearest to the middle first. */
const PLOTS_OF: readonly (readonly Plot[])[] = ESTABLISHMENT_IDS.map((id) => {
  const plots: Plot[] = [];
  for (let copy = 1; ; copy++) {
    const plot = PLOTS.get(`${LETTERS[id]}${copy}`);
    if (plot === undefined) return plots;
    plots.push(plot);
  }
});

/** Low ones left, where the dice are shown; the tower right. */
const LANDMARK_PLOTS: readonly Plot[] = LANDMARK_IDS.map((_, index) => ({ x: (index - 1.5) * PITCH.x, y: 0 }));

export function landmarkPlot(id: LandmarkId): Plot {
  return LANDMARK_PLOTS[LANDMARK_IDS.indexOf(id)];
}

/** Where the next copy of a card would stand if `owned` are there already. */
export function plotFor(card: EstablishmentId, owned: number): Plot {
  const plots = PLOTS_OF[ESTABLISHMENT_IDS.indexOf(card)];
  return plots[Math.min(owned, plots.length - 1)];
}

/** Every house of a town, back to front, as they are to be drawn. `city` counts cards by establishment. */
export function houses(city: readonly number[]): House[] {
  const all = ESTABLISHMENT_IDS.flatMap((card, index) => {
    const plots = PLOTS_OF[index].slice(0, city[index]);
    return plots.map((plot, copy): House => {
      const last = copy === plots.length - 1;
      return { ...plot, card, copy, cards: last ? city[index] - copy : 1 };
    });
  });
  return all.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** What of the world has to be in the picture. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room for the landmarks above the back row; the tower is the tallest. */
const HEADROOM = 92;
/** The middle of the town is always shown: five plots across, four rows deep. */
const NEAREST = { x: PITCH.x * 2, y: PITCH.y * 2 } as const;
const MARGIN = 6;

/** The picture's frame: as near as the houses allow, and even on both sides, so that growth never shifts the town. */
export function frameOf(plots: readonly Plot[]): Frame {
  const x = Math.max(NEAREST.x, ...plots.map((plot) => Math.abs(plot.x))) + TILE.x / 2 + MARGIN;
  const y = Math.max(NEAREST.y, ...plots.map((plot) => plot.y)) + TILE.y / 2 + MARGIN;
  return { left: -x, right: x, top: -HEADROOM, bottom: y };
}
