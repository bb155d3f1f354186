/** How likely the goals of a match are met, and what that is worth. */
import {
  type GameMap,
  GOAL_HOTSPOTS,
  GOAL_LINES,
  GOAL_POINTS,
  type GoalId,
  HOTSPOT_POINTS,
} from '@yamanote/games/next-station-tokyo/rules';
import { chanceOfConnection, chanceOfInterchange, chanceOfLines, type Meetings, MOST_LINES } from './meetings.ts';

export function goalsWorth(map: GameMap, goals: readonly GoalId[], meetings: Meetings): number {
  return goals.reduce((sum, goal) => sum + GOAL_POINTS * CHANCES[goal](map, meetings), 0);
}

const CHANCES: Readonly<Record<GoalId, (map: GameMap, meetings: Meetings) => number>> = {
  hotspots(map, meetings) {
    const places = map.districts.filter(({ kind }) => HOTSPOT_POINTS[kind] > 0);
    const chances = places.map(({ stations }) => chanceOfInterchange(meetings, stations));
    return atLeast(GOAL_HOTSPOTS, chances);
  },
  interchange(map, meetings) {
    const chances = map.stations.map((_, station) => {
      let chance = 0;
      for (let lines = GOAL_LINES; lines <= MOST_LINES; lines++) chance += chanceOfLines(meetings, station, lines);
      return chance;
    });
    return atLeast(1, chances);
  },
  ring: (map, meetings) => allOf(map.ring.map((station) => chanceOfConnection(map, meetings, station))),
  districts(map, meetings) {
    const connected = ({ stations }: GameMap['districts'][number]) =>
      atLeast(
        1,
        stations.map((station) => chanceOfConnection(map, meetings, station)),
      );
    return allOf(map.districts.map(connected));
  },
  centre(map, meetings) {
    const stations = map.districts.filter(({ kind }) => kind === 'central').flatMap((district) => district.stations);
    return allOf(stations.map((station) => chanceOfConnection(map, meetings, station)));
  },
};

function allOf(chances: readonly number[]): number {
  return chances.reduce((all, chance) => all * chance, 1);
}

/** How likely at least so many of these come true. */
function atLeast(count: number, chances: readonly number[]): number {
  const odds = [1, ...Array<number>(count).fill(0)];
  for (const chance of chances) {
    odds[count] += chance * odds[count - 1];
    for (let n = count - 1; n > 0; n--) odds[n] += chance * (odds[n - 1] - odds[n]);
    odds[0] *= 1 - chance;
  }
  return odds[count];
}
