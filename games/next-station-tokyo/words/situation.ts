/** What a look at the sheet tells: where the line starts, what all is worth, and at the end what that is made of. */
import {
  CARDS,
  LAST_UNDERGROUND,
  mapOf,
  PENCILS,
  pencilOf,
  scorePad,
  type NextStationView as View,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { squareOf } from './squares.ts';
import type { Words } from './words.ts';

export function situation({ situation: words }: Words, view: View, names: Names): string | null {
  const kind = view.stack.at(-1)?.kind;
  if (kind === undefined) return view.sheets.map((_, seat) => words.parts(partsOf(view, seat, names))).join(' ');
  const { viewer } = view;
  if (viewer === 'public' || (kind !== 'draw' && kind !== 'own-pace')) return null;
  const phase = view.phases[viewer];
  const { rows, total, ring } = scorePad(view, viewer);
  const cards = cardsTurned(words, view, viewer);
  if (rows[phase].districts > 0) return [words.points({ points: total }), ...cards].join(' ');
  const pencil = pencilOf(view, viewer, phase);
  const map = mapOf(view);
  const start = squareOf(map.stations[map.starts[pencil]]);
  const begun = words.start({ pencil: PENCILS[pencil], start, points: total, open: ring.unconnected });
  return [begun, ...(phase === 0 ? [] : othersTotals(words, view, viewer, names)), ...cards].join(' ');
}

/** Before the first line all have the same. */
function othersTotals(words: Words['situation'], view: View, viewer: Seat, names: Names): string[] {
  return view.sheets.flatMap((_, seat) =>
    seat === viewer ? [] : [words.other({ seat: personOf(names, seat), points: scorePad(view, seat).total })],
  );
}

/** Of the last one the question tells. */
function cardsTurned(words: Words['situation'], { deal, phases, revealed }: View, seat: Seat): string[] {
  const cards = deal[phases[seat]].slice(0, revealed[seat]);
  const open = cards.filter((card) => CARDS[card].underground).length;
  return open === 0 || open === LAST_UNDERGROUND ? [] : [words.underground({ open })];
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
