/** What a sheet promises when the cards are known: its points, and hopes for what is still to be drawn. */
import { LINES_IN, PENCILS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import type { Facts } from '../twin/facts.ts';
import { bitsIn, totalOf } from '../twin/sheet.ts';
import { CONNECTIONS, ENTERED, HOT, LINES, MOST, NETWORK, PHASE } from '../twin/world.ts';

/** By how much each round to come may make a line richer: in districts, and in stations of its best one. */
const DISTRICTS_A_ROUND = 0.5;
const STATIONS_A_ROUND = 0.3;
/** By lines at a station: what it may bring when all other lines are still to come. */
const MEETINGS = [0, 0.6, 1.6, 5, 8, 0];
/** What the running line counts for beside one that is not begun. */
const RUNNING = 0.3;
/** How likely a line to come makes a hotspot where one line is already. */
const HOTSPOT = 0.15;

/** `rounds`: how many the running phase still has. */
export function promiseOf(row: Int32Array, facts: Facts, rounds: number): number {
  if (row[PHASE] >= PHASES) return totalOf(row, facts);
  const toCome = PHASES - 1 - row[PHASE];
  let meetings = 0;
  let single = 0;
  for (let station = 0; station < facts.stations; station++) {
    const lines = LINES_IN[row[CONNECTIONS + station]];
    meetings += MEETINGS[lines];
    if (lines === 1) single |= 1 << facts.district[station];
  }
  let hotspots = 0;
  for (let district = 0; district < facts.districts; district++) {
    if ((single & ~row[HOT] & (1 << district)) !== 0) hotspots += facts.hotspot[district];
  }
  const line = (bitsIn(row[ENTERED]) + DISTRICTS_A_ROUND * rounds) * (row[MOST] + STATIONS_A_ROUND * rounds);
  const lines = toCome + (rounds > 0 ? RUNNING : 0);
  return row[LINES] + row[NETWORK] + line + (meetings * lines) / (PENCILS.length - 1) + HOTSPOT * toCome * hotspots;
}
