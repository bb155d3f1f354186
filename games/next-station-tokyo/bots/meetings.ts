/** How likely lines meet at stations, once those are drawn that are still to come. */
import { type GameMap, LINES_IN, PENCILS, type Sheet } from '@yamanote/games/next-station-tokyo/rules';
import type { Reach } from './reach.ts';

/** From none to all own lines and the ring. */
const COUNTS = PENCILS.length + 2;
export const MOST_LINES = COUNTS - 1;

/** For each station one after the other, by number of lines: how likely exactly so many meet there, the ring counted. */
export type Meetings = Float64Array;

export function meetingsOf({ connections }: Sheet, toCome: readonly Reach[]): Meetings {
  const meetings = new Float64Array(connections.length * COUNTS);
  for (let station = 0; station < connections.length; station++) {
    const none = station * COUNTS;
    meetings[none + LINES_IN[connections[station]]] = 1;
    for (const reach of toCome) {
      const chance = reach[station];
      if (chance === 0) continue;
      for (let at = none + MOST_LINES; at > none; at--) meetings[at] += chance * (meetings[at - 1] - meetings[at]);
      meetings[none] *= 1 - chance;
    }
  }
  return meetings;
}

export function chanceOfLines(meetings: Meetings, station: number, lines: number): number {
  return meetings[station * COUNTS + lines];
}

/** How likely there is an interchange among these stations. */
export function chanceOfInterchange(meetings: Meetings, stations: readonly number[]): number {
  let none = 1;
  for (const station of stations) none *= chanceOfLines(meetings, station, 0) + chanceOfLines(meetings, station, 1);
  return 1 - none;
}

/** How likely an own line connects to a station: the ring alone does not. */
export function chanceOfConnection({ stations }: GameMap, meetings: Meetings, station: number): number {
  return 1 - chanceOfLines(meetings, station, stations[station].ring ? 1 : 0);
}
