/**
 * What has been learned of single places on the maps of the house: stations by the lines that have come to them, segments that
 * are taken, and where the running line ends. On a map of somebody's own, nothing is known of places.
 */
import { MAP_IDS, ourMap, PENCILS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, factsOf } from '../twin/facts.ts';
import { CONNECTIONS, END_COUNT, ENDS, PENCIL, PHASE, tracksAt } from '../twin/world.ts';

const LINES = PENCILS.length;

/** Of one phase: by station and line, by segment, and by station and pencil where a line ends. */
function placesOn({ stations, segments }: Facts): number {
  return 2 * LINES * stations + segments;
}

/** By map of the house: where its places begin; and how many there are in all. */
const begins: number[] = [];
let all = 0;
for (const id of MAP_IDS) {
  begins.push(all);
  all += PHASES * placesOn(factsOf(ourMap(id)));
}
export const PLACES = all;

/** The places that count on the sheet that was looked at last, by number. */
export const places = { count: 0, list: new Int32Array(1024) };

/** Their numbers are counted from `from` on. */
export function findPlaces(row: Int32Array, facts: Facts, from: number): void {
  const { list } = places;
  let count = 0;
  if (facts.house >= 0) {
    const { stations, segments } = facts;
    const byStation = from + begins[facts.house] + row[PHASE] * placesOn(facts);
    const bySegment = byStation + LINES * stations;
    const byEnd = bySegment + segments;
    const tracks = tracksAt(facts);
    for (let station = 0; station < stations; station++) {
      const lines = row[CONNECTIONS + station];
      for (let line = 0; line < LINES; line++) {
        if ((lines & (1 << line)) !== 0) list[count++] = byStation + LINES * station + line;
      }
    }
    for (let segment = 0; segment < segments; segment++) {
      if (row[tracks + segment] > facts.blank[stations + segment]) list[count++] = bySegment + segment;
    }
    const pencil = row[PENCIL + row[PHASE]];
    for (let end = 0; end < row[END_COUNT]; end++) list[count++] = byEnd + LINES * row[ENDS + end] + pencil;
  }
  places.count = count;
}

export function placesWorth(weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < places.count; i++) sum += weights[places.list[i]];
  return sum;
}
