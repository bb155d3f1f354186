/** Where the lines may come to that are still being drawn, or not begun. */
import { type GameMap, LINES_IN, mayRun, type Sheet } from '@yamanote/games/next-station-tokyo/rules';
import type { Rounds } from './cards-to-come.ts';

/** By station: how likely a line comes there that has not come there yet. */
export type Reach = readonly number[];

/** A station that is one segment further away is reached so much less often … */
const HOP = 0.55;
/** … and one that has lines already is wanted the more for each of them. */
const WANTED = 0.3;
/** No station is certain before it is reached. */
const NEARLY_CERTAIN = 0.95;
/** How often a symbol brings a segment if the line can go to one now, and how often if it may later. */
const USED_NOW = 0.95;
const USED_LATER = 0.43;
/** So many stations besides its start has a line in the end, as a mean. */
const STATIONS_OF_A_LINE = 5.3;

export function runningLine(map: GameMap, sheet: Sheet, pencil: number, rounds: Rounds): Reach {
  const stations = stationsToCome(map, sheet, pencil, rounds);
  const isBegun = sheet.lines[pencil].segments.length > 0;
  return isBegun ? reachFrom(map, sheet, pencil, sheet.ends, stations) : reachFromStart(map, sheet, pencil, stations);
}

export function lineToBegin(map: GameMap, sheet: Sheet, pencil: number): Reach {
  return reachFromStart(map, sheet, pencil, STATIONS_OF_A_LINE);
}

/** A line comes to its start with its first segment. */
function reachFromStart(map: GameMap, sheet: Sheet, pencil: number, stations: number): Reach {
  const start = map.starts[pencil];
  return reachFrom(map, sheet, pencil, [start], stations).with(start, Math.min(NEARLY_CERTAIN, stations));
}

/** Spreads so many stations over all that the line can come to. */
function reachFrom(map: GameMap, sheet: Sheet, pencil: number, ends: readonly number[], stations: number): Reach {
  const reach = nearnessTo(map, sheet, pencil, ends);
  let sum = 0;
  for (let i = 0; i < reach.length; i++) {
    reach[i] *= 1 + WANTED * LINES_IN[sheet.connections[i]];
    sum += reach[i];
  }
  const share = sum > 0 ? stations / sum : 0;
  for (let i = 0; i < reach.length; i++) reach[i] = Math.min(NEARLY_CERTAIN, reach[i] * share);
  return reach;
}

/** By station: less with every segment that it is away; 0 at the ends, and where the line cannot come any more. */
function nearnessTo(map: GameMap, sheet: Sheet, pencil: number, ends: readonly number[]): number[] {
  const nearness: number[] = Array(map.stations.length).fill(0);
  const queue = ends.slice();
  for (const end of ends) nearness[end] = 1;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next];
    for (const way of map.ways[at]) {
      if (nearness[way.to] > 0 || !mayRun(map, sheet, pencil, way.segment, way.to, false)) continue;
      nearness[way.to] = nearness[at] * HOP;
      queue.push(way.to);
    }
  }
  for (const end of ends) nearness[end] = 0;
  return nearness;
}

/** How many stations the running line will still come to with the cards that are to come. */
function stationsToCome(map: GameMap, sheet: Sheet, pencil: number, { symbols, jokers }: Rounds): number {
  let open = 0;
  for (const end of sheet.ends) {
    for (const way of map.ways[end]) {
      const bit = 1 << way.symbol;
      if ((open & bit) === 0 && mayRun(map, sheet, pencil, way.segment, way.to, false)) open |= bit;
    }
  }
  return symbols.reduce(
    (stations, rounds, i) => stations + rounds * ((open & (1 << i)) !== 0 ? USED_NOW : USED_LATER),
    jokers,
  );
}
