/** What a look at the sheet tells: where the line starts, what all is worth, and at the end what that is made of. */
import {
  mapOf,
  PENCILS,
  pencilOf,
  scorePad,
  type NextStationView as View,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import { squareOf } from './squares.ts';
import type { Words } from './words.ts';

export function situation({ situation: words }: Words, view: View, names: Names): string | null {
  const kind = view.stack.at(-1)?.kind;
  if (kind === undefined) return view.sheets.map((_, seat) => words.parts(partsOf(view, seat, names))).join(' ');
  const { viewer } = view;
  if (viewer === 'public' || (kind !== 'draw' && kind !== 'own-pace')) return null;
  const phase = view.phases[viewer];
  const { rows, total, ring } = scorePad(view, viewer);
  if (rows[phase].districts > 0) return words.points({ points: total });
  const pencil = pencilOf(view, viewer, phase);
  const map = mapOf(view);
  const start = squareOf(map.stations[map.starts[pencil]]);
  return words.start({ pencil: PENCILS[pencil], start, points: total, open: ring.unconnected });
}

function partsOf(view: View, seat: number, names: Names) {
  const { lines, hotspots, ring, interchanges, goals, total } = scorePad(view, seat);
  const sum = (list: readonly { points: number }[]) => list.reduce((all, { points }) => all + points, 0);
  return {
    seat: personOf(names, seat),
    total,
    lines,
    hotspots: hotspots.points,
    interchanges: sum(interchanges),
    ring: ring.points,
    goals: view.goals.length === 0 ? null : sum(goals),
  };
}
