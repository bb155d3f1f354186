/** What a sheet shows of its lines: every segment with the way the pencil took. */
import {
  type Event,
  type GameMap,
  lineBit,
  PENCILS,
  type PencilId,
  type Sheet,
  type Way,
  wayBetween,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Path } from './sheet/path.ts';
import { trackPath } from './sheet/tracks.ts';

export interface DrawnSegment {
  readonly pencil: PencilId;
  readonly segment: number;
  /** The stations between which the pencil went. */
  readonly from: number;
  readonly to: number;
  readonly path: Path;
}

/** Pencils in the order in which this sheet's owner uses them: whoever comes second runs beside the first. */
export function drawnSegments(map: GameMap, sheet: Sheet, order: readonly PencilId[]): DrawnSegment[] {
  const taken = new Set(map.segments.flatMap(({ ring }, i) => (ring ? [i] : [])));
  return order.flatMap((pencil) => {
    const reached = new Set([map.starts[PENCILS.indexOf(pencil)]]);
    const line = sheet.lines[PENCILS.indexOf(pencil)].segments.map((segment): DrawnSegment => {
      const { a, b } = map.segments[segment];
      const [from, to] = reached.has(a) ? [a, b] : [b, a];
      reached.add(to);
      return { pencil, segment, from, to, path: trackPath(map, segment, from, taken.has(segment)) };
    });
    for (const { segment } of line) taken.add(segment);
    return line;
  });
}

/** The segments that a seat draws in this very step. The sheet that is shown may already have them, or not yet. */
export function segmentsBeingDrawn(map: GameMap, sheet: Sheet, events: readonly Event[], seat: Seat): DrawnSegment[] {
  return events.flatMap((event) => {
    if ((event.type !== 'drew' && event.type !== 'extended') || event.seat !== seat) return [];
    const { segment, from, to } = wayBetween(map, event.from, event.to) as Way;
    const { pencil } = event;
    const others = sheet.tracks[segment] & ~lineBit(PENCILS.indexOf(pencil));
    return [{ pencil, segment, from, to, path: trackPath(map, segment, from, others !== 0) }];
  });
}
