/** What may be tapped on the sheet right now, and what it means. */
import { type Action, mapOf, type NextStationView, type StationId } from '@yamanote/games/next-station-tokyo/rules';
import { layoutOf } from './sheet/layout.ts';
import type { Point } from './sheet/path.ts';
import type { Props } from './shown.ts';
import { target } from './targets.ts';
import { type Drawing, isDrawing } from './ways.ts';

/** Something on the sheet that can be tapped. */
export interface Choice extends Point {
  readonly id: string;
  readonly station: StationId;
  /** The part it plays in an answer: where to, where from, straight on, or with a circle. */
  readonly part: 'to' | 'from' | 'on' | 'circle';
  /** An answer that it leads to, for its words. */
  readonly action: Drawing;
}

/** The circle's own mark stands beside its station. */
const CIRCLE_MARK = { x: -21, y: -21 };

export function choices(
  view: NextStationView,
  answers: readonly Action[],
  isTarget: (id: string) => boolean,
): Choice[] {
  const map = mapOf(view);
  const { points } = layoutOf(map);
  const found = new Map<string, Choice>();
  const add = (part: Choice['part'], id: string, station: StationId, action: Drawing) => {
    if (found.has(id) || !isTarget(id)) return;
    const at = points[map.byId.get(station) as number];
    const off = part === 'circle' ? CIRCLE_MARK : { x: 0, y: 0 };
    found.set(id, { id, part, station, action, x: at.x + off.x, y: at.y + off.y });
  };
  for (const action of answers) {
    if (!isDrawing(action)) continue;
    if (action.do === 'extend') add('on', target.on(action.on), action.on, action);
    if (action.do === 'circle') add('circle', target.circle(action.to), action.to, action);
    add('from', target.from(action.from), action.from, action);
  }
  // Whoever has chosen a station and taps the one behind it goes on to there; it is no longer a goal of its own.
  for (const action of answers) {
    if (isDrawing(action) && !found.has(target.on(action.to))) add('to', target.station(action.to), action.to, action);
  }
  return [...found.values()];
}

/** The own answer in a round that others are still busy with; those of others are sealed. */
export function answerGiven({ stack, viewer }: NextStationView): Action | null {
  const frame = stack.at(-1);
  return frame?.kind === 'draw' && viewer !== 'public' ? frame.answers[viewer] : null;
}

/** The answers between which only the end to start from is still open; none if nothing is, or something is selected. */
export function openOrigins({
  answers,
  selected,
  target: state,
}: Pick<Props, 'answers' | 'selected' | 'target'>): Drawing[] {
  if (selected !== null) return [];
  return answers.filter((one): one is Drawing => one.do === 'draw' && state(target.station(one.to)) === 'selected');
}

/** The ways that lead to a station, one for each that it can be drawn to from. */
export function originsOf(station: StationId, answers: readonly Action[]): Drawing[] {
  const ways = answers.filter((one): one is Drawing => isDrawing(one) && one.to === station);
  return ways.filter(({ from }, i) => ways.findIndex((other) => other.from === from) === i);
}
