/** The score pad as it is, and as it would be with what is selected. */
import {
  type Action,
  cloneSheet,
  type LineScore,
  mapOf,
  type NextStationView,
  roundAt,
  type ScorePad,
  type Sheet,
  scorePad,
  takeAnswer,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { isDrawing } from './ways.ts';

export interface Forecast {
  now: ScorePad;
  /** The same as `now` if nothing is selected. */
  after: ScorePad;
}

export function forecast(view: NextStationView, seat: Seat, selected: Action | null): Forecast {
  const now = scorePad(view, seat);
  return { now, after: isDrawing(selected) ? scorePad(withAnswer(view, seat, selected), seat) : now };
}

/** The view with one seat's answer on its sheet, as it will be when all have answered. */
function withAnswer(view: NextStationView, seat: Seat, action: Action): NextStationView {
  const sheets = view.sheets.map((sheet, i) => (i === seat ? cloneSheet(sheet) : sheet));
  const next = { ...view, sheets };
  const round = roundAt(view.deal[view.phases[seat]], view.revealed[seat]);
  takeAnswer(mapOf(view), next, seat, round, action, null, null);
  return next;
}

/** The sheet of one seat with its answer on it. */
export function sheetAfter(view: NextStationView, seat: Seat, action: Action): Sheet {
  return withAnswer(view, seat, action).sheets[seat];
}

/** What changes in the total, by its parts; only what changes. */
export interface Change {
  part: 'line' | 'hotspots' | 'ring' | 'interchanges' | 'goals';
  points: number;
}

export function changes({ now, after }: Forecast): Change[] {
  const sum = (list: readonly { points: number }[]) => list.reduce((total, { points }) => total + points, 0);
  const all: Change[] = [
    { part: 'line', points: after.lines - now.lines },
    { part: 'hotspots', points: after.hotspots.points - now.hotspots.points },
    { part: 'ring', points: after.ring.points - now.ring.points },
    { part: 'interchanges', points: sum(after.interchanges) - sum(now.interchanges) },
    { part: 'goals', points: sum(after.goals) - sum(now.goals) },
  ];
  return all.filter(({ points }) => points !== 0);
}

export function gain({ now, after }: Forecast): number {
  return after.total - now.total;
}

/** The running line before and after; `from` is `null` if it is still to begin. */
export function lineChange({ now, after }: Forecast, phase: number): { from: LineScore | null; to: LineScore } {
  return { from: now.rows[phase].districts === 0 ? null : now.rows[phase], to: after.rows[phase] };
}
