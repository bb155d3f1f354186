/** Buildings and track in words, for a terminal that is too narrow for the map. */
import type { Language } from '@yamanote/games/room';
import { ENDS, isMarked, type ShinjukuView, STATION_IDS } from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import type { Line } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { buildingSpan, MARKED, NONE, seatSpan } from './marks.ts';
import { part } from './parts.ts';

export function buildings(view: ShinjukuView, language: Language, columns: number): Line[] {
  const items = view.pieces.flatMap((_, seat) =>
    view.buildings.flatMap((building, station): Line[] => {
      if (building?.owner !== seat) return [];
      const square = isMarked(station) ? MARKED : '';
      return [[buildingSpan(building, language), [` ${words[language].station(STATION_IDS[station])}${square}`]]];
    }),
  );
  return part('buildings', items.length > 0 ? items : NONE, language, columns);
}

export function tracks(view: ShinjukuView, language: Language, columns: number): Line[] {
  const items = view.pieces.flatMap((_, seat) =>
    trails(view, seat).map((trail): Line => {
      const names = trail.map((station) => words[language].station(STATION_IDS[station]));
      return [seatSpan(seat), [` ${names.join('–')}`]];
    }),
  );
  return part('tracks', items.length > 0 ? items : NONE, language, columns);
}

/** All track of a seat as lines from station to station, begun where a line ends and as long as they go. */
function trails({ tracks }: ShinjukuView, seat: Seat): number[][] {
  const left = new Set(tracks.flatMap((owner, connection) => (owner === seat ? [connection] : [])));
  const at = (station: number) => [...left].filter((connection) => ENDS[connection].includes(station));
  const found: number[][] = [];
  while (left.size > 0) {
    const stations = [...new Set([...left].flatMap((connection) => ENDS[connection]))];
    const start = stations.find((station) => at(station).length % 2 === 1) ?? stations[0];
    const trail = [start];
    for (let next = at(start)[0]; next !== undefined; next = at(trail[trail.length - 1])[0]) {
      left.delete(next);
      const [a, b] = ENDS[next];
      trail.push(a === trail[trail.length - 1] ? b : a);
    }
    found.push(trail);
  }
  return found;
}
