/** Connections as straight lines between stations. */
import { CONNECTION_IDS, type ConnectionId, LINK, type StationId } from '@yamanote/games/shinjuku/rules';
import { type Spot, STATION_PLACES } from './places.ts';

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function lineBetween(one: StationId, other: StationId): Line {
  const [a, b] = [STATION_PLACES[one], STATION_PLACES[other]];
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
}

export const LINES = Object.fromEntries(
  CONNECTION_IDS.map((id) => [id, lineBetween(...(id.split('~') as [StationId, StationId]))]),
) as Readonly<Record<ConnectionId, Line>>;

export const LINK_LINE = lineBetween(...LINK);

export function distanceTo({ x1, y1, x2, y2 }: Line, { x, y }: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** How much of a line lies in a box around its middle (Liang and Barsky). */
export function lengthInside(
  { x1, y1, x2, y2 }: Line,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [enter, leave] = [0, 1];
  for (const [along, gap] of [
    [-dx, x1 - (box.x - box.width / 2)],
    [dx, box.x + box.width / 2 - x1],
    [-dy, y1 - (box.y - box.height / 2)],
    [dy, box.y + box.height / 2 - y1],
  ]) {
    if (along === 0 && gap < 0) return 0;
    if (along < 0) enter = Math.max(enter, gap / along);
    if (along > 0) leave = Math.min(leave, gap / along);
  }
  return Math.max(0, leave - enter) * Math.hypot(dx, dy);
}
