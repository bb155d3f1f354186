/** Learns who will win, by watching who has won. Each match is learned from once, and forgotten. */
import { fastRng, type Rng } from '@yamanote/kernel';
import { type Net, netOf, WIDTH } from '../value/net.ts';
import { ROWS } from '../value/rows.ts';
import { descentOf } from './descent.ts';
import { learnFrom, lessonOf } from './lesson.ts';
import { optionsFor, playMatch } from './matches.ts';

export interface ValueCourse {
  readonly seed: string;
  readonly matches: number;
}

/** How many play, whether the short game, and how many of a hundred matches are like that. */
const TABLES: readonly (readonly [seats: number, short: boolean, share: number])[] = [
  [2, false, 44],
  [2, true, 5],
  [3, false, 11],
  [4, false, 25],
  [4, true, 5],
  [5, false, 5],
  [6, false, 5],
];

/** Of a match, every so many positions; the weights change after so many matches. */
const EVERY = 2;
const BATCH = 24;
const FIRST_RATE = 0.004;
const LAST_RATE = 0.0001;

export function learnValue({ seed, matches }: ValueCourse, report: (matches: number, surprise: number) => void): Net {
  const rng = fastRng(seed);
  const all = initialWeights(rng);
  const net = netOf(all);
  const slope = new Float64Array(all.length);
  const descent = descentOf(all.length);
  const reports = Math.ceil(matches / 10);
  let surprise = 0;
  let lessons = 0;
  let inBatch = 0;
  for (let match = 1; match <= matches; match++) {
    const [seats, short] = pickTable(rng);
    const shown: ReturnType<typeof lessonOf>[] = [];
    const winners = playMatch(seats, optionsFor(seats, short), rng, (state) => {
      if (rng.below(EVERY) === 0) shown.push(lessonOf(state));
    });
    if (winners.length > 0) {
      for (const lesson of shown) surprise += learnFrom(net, lesson, winners, slope);
      lessons += shown.length;
      inBatch += shown.length;
    }
    if (match % BATCH === 0 && inBatch > 0) {
      for (let i = 0; i < slope.length; i++) slope[i] /= inBatch;
      descent.step(all, slope, LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - match / matches) ** 1.5);
      inBatch = 0;
    }
    if (match % reports === 0) {
      report(match, surprise / lessons);
      surprise = 0;
      lessons = 0;
    }
  }
  return net;
}

/** Small and all different, or nothing would tell the sums apart. */
function initialWeights(rng: Rng): Float64Array {
  const size = (ROWS + 1) * WIDTH;
  return Float64Array.from({ length: size }, (_, i) => (i < ROWS * WIDTH ? 0.25 : 0.7) * (rng.below(2000) / 1000 - 1));
}

function pickTable(rng: Rng): (typeof TABLES)[number] {
  let ticket = rng.below(100);
  let at = 0;
  while (ticket >= TABLES[at][2]) ticket -= TABLES[at++][2];
  return TABLES[at];
}
