/**
 * What a sheet will be worth in the end, as a mean: every line that is still to be drawn is a cloud of chances, one for each
 * station, and points are counted over these clouds as the rules count them over stations.
 */
import {
  type GameMap,
  HOTSPOT_POINTS,
  INTERCHANGE_POINTS,
  lineBit,
  lineScore,
  PHASES,
  pencilOf,
  RING_DEDUCTION,
  type Sheet,
  type NextStationState as State,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Rounds } from './cards-to-come.ts';
import { goalsWorth } from './goals.ts';
import { chanceOfConnection, chanceOfInterchange, chanceOfLines, type Meetings, meetingsOf } from './meetings.ts';
import { lineToBegin, type Reach, runningLine } from './reach.ts';

/** `rounds`: those that the running phase will still have. */
export function worth(map: GameMap, state: State, seat: Seat, sheet: Sheet, rounds: Rounds): number {
  const running = state.phases[seat];
  const toCome: Reach[] = [];
  let sum = 0;
  for (let phase = 0; phase < PHASES; phase++) {
    const pencil = pencilOf(state, seat, phase);
    if (pencil < 0) continue;
    if (phase < running) {
      sum += lineScore(map, sheet, pencil).points;
      continue;
    }
    const reach = phase === running ? runningLine(map, sheet, pencil, rounds) : lineToBegin(map, sheet, pencil);
    toCome.push(reach);
    sum += lineWorth(map, sheet, pencil, reach);
  }
  const meetings = meetingsOf(sheet, toCome);
  return sum + networkWorth(map, meetings) + goalsWorth(map, state.goals, meetings);
}

/** Districts × stations, with every station that may be reached as far as it may be. */
function lineWorth(map: GameMap, sheet: Sheet, pencil: number, reach: Reach): number {
  const { circled } = sheet.lines[pencil];
  const bit = lineBit(pencil);
  let districts = 0;
  let most = 0;
  for (const [district, { stations }] of map.districts.entries()) {
    let missed = 1;
    let count = 0;
    for (const station of stations) {
      const chance = (sheet.connections[station] & bit) !== 0 ? 1 : reach[station];
      missed *= 1 - chance;
      count += chance;
    }
    for (const station of circled) if (map.stations[station].district === district) count++;
    districts += 1 - missed;
    most = Math.max(most, count);
  }
  return districts * most;
}

/** Interchanges, hotspots and the ring. */
function networkWorth(map: GameMap, meetings: Meetings): number {
  let points = 0;
  for (let station = 0; station < map.stations.length; station++) {
    for (let lines = 0; lines < INTERCHANGE_POINTS.length; lines++) {
      points += INTERCHANGE_POINTS[lines] * chanceOfLines(meetings, station, lines);
    }
  }
  for (const { kind, stations } of map.districts) {
    if (HOTSPOT_POINTS[kind] > 0) points += HOTSPOT_POINTS[kind] * chanceOfInterchange(meetings, stations);
  }
  for (const station of map.ring) points -= RING_DEDUCTION * (1 - chanceOfConnection(map, meetings, station));
  return points;
}
