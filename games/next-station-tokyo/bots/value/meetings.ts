/** What comes of lines that meet: interchanges, hotspots, the ring and goals, counted over the clouds of all lines to come. */
import {
  GOAL_HOTSPOTS,
  GOAL_IDS,
  GOAL_LINES,
  INTERCHANGE_POINTS,
  LINES_IN,
  PHASES,
  RING_BIT,
  RING_DEDUCTION,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Facts } from '../twin/facts.ts';
import { CONNECTIONS, HOT } from '../twin/world.ts';
import { MOST_DISTRICTS, reach } from './clouds.ts';

/** What was counted last: points, and the chances of the goals in their order. */
export const meetings = { interchanges: 0, hotspots: 0, ring: 0, goals: new Float64Array(GOAL_IDS.length) };

const odds = new Float64Array(PHASES + 2);
const noMeeting = new Float64Array(MOST_DISTRICTS);
const unseen = new Float64Array(MOST_DISTRICTS);
const hotspotOdds = new Float64Array(GOAL_HOTSPOTS + 1);

/** Counts interchanges, hotspots, the ring and goals over the clouds of the first so many lines. */
export function meet(row: Int32Array, facts: Facts, lines: number): void {
  let interchanges = 0;
  let ring = 0;
  let allOfRing = 1;
  let allOfCentre = 1;
  let noLarge = 1;
  noMeeting.fill(1, 0, facts.districts);
  unseen.fill(1, 0, facts.districts);
  for (let station = 0; station < facts.stations; station++) {
    const set = row[CONNECTIONS + station];
    const has = LINES_IN[set];
    const district = facts.district[station];
    odds[0] = 1;
    let most = 0;
    for (let line = 0; line < lines; line++) {
      const chance = reach[line][station];
      if (chance === 0) continue;
      odds[++most] = 0;
      for (let more = most; more > 0; more--) odds[more] += chance * (odds[more - 1] - odds[more]);
      odds[0] *= 1 - chance;
    }
    const own = (set & ~RING_BIT) !== 0;
    const unconnected = own ? 0 : odds[0];
    if (facts.ring[station] === 1) {
      ring -= RING_DEDUCTION * unconnected;
      allOfRing *= 1 - unconnected;
    }
    if (facts.inCentre[station] === 1) allOfCentre *= 1 - unconnected;
    unseen[district] *= unconnected;
    if (has < 2) noMeeting[district] *= has === 1 ? odds[0] : odds[0] + (most > 0 ? odds[1] : 0);
    else noMeeting[district] = 0;
    let large = 0;
    for (let more = 0; more <= most; more++) {
      const meeting = Math.min(has + more, INTERCHANGE_POINTS.length - 1);
      interchanges += odds[more] * INTERCHANGE_POINTS[meeting];
      if (meeting >= GOAL_LINES) large += odds[more];
    }
    noLarge *= 1 - large;
  }
  meetings.interchanges = interchanges;
  meetings.ring = ring;
  let hotspots = 0;
  let allDistricts = 1;
  hotspotOdds.fill(0);
  hotspotOdds[0] = 1;
  for (let district = 0; district < facts.districts; district++) {
    allDistricts *= 1 - unseen[district];
    if (facts.hotspot[district] === 0) continue;
    const chance = (row[HOT] & (1 << district)) !== 0 ? 1 : 1 - noMeeting[district];
    hotspots += facts.hotspot[district] * chance;
    hotspotOdds[GOAL_HOTSPOTS] += chance * hotspotOdds[GOAL_HOTSPOTS - 1];
    for (let n = GOAL_HOTSPOTS - 1; n > 0; n--) hotspotOdds[n] += chance * (hotspotOdds[n - 1] - hotspotOdds[n]);
    hotspotOdds[0] *= 1 - chance;
  }
  meetings.hotspots = hotspots;
  meetings.goals[0] = hotspotOdds[GOAL_HOTSPOTS];
  meetings.goals[1] = 1 - noLarge;
  meetings.goals[2] = allOfRing;
  meetings.goals[3] = allDistricts;
  meetings.goals[4] = allOfCentre;
}
