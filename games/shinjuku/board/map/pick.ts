/** How far a tap on the map is from everything that may be chosen. */
import { CONNECTION_IDS, STATION_IDS, WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import type { Spot as Near } from '@yamanote/kit';
import { target } from '../target-ids.ts';
import { distanceTo, LINES } from './lines.ts';
import { type Spot, STATION_PLACES } from './places.ts';
import { contains, WARD_SHAPES } from './wards.ts';

/** `isTarget`: whether it may be chosen now; `pixels`: to one unit of the map. */
export function distancesFrom(at: Spot, isTarget: (id: string) => boolean, pixels: number): Near[] {
  const things: Near[] = [
    ...STATION_IDS.map((station) => ({
      id: target.station(station),
      far: Math.hypot(STATION_PLACES[station].x - at.x, STATION_PLACES[station].y - at.y),
    })),
    ...CONNECTION_IDS.map((connection) => ({
      id: target.connection(connection),
      far: distanceTo(LINES[connection], at),
    })),
    ...WARD_IDS.map((ward) => ({ id: target.ward(ward), far: distanceToWard(ward, at) })),
  ];
  return things.filter(({ id }) => isTarget(id)).map(({ id, far }) => ({ id, far: far * pixels }));
}

function distanceToWard(ward: WardId, { x, y }: Spot): number {
  if (contains(ward, [x, y])) return 0;
  return Math.min(...WARD_SHAPES[ward].corners.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
}
