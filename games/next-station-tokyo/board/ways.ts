/** The legal answers as ways on the map: from where, over which segment, to which station. */
import type { Action, GameMap, Sheet, Way } from '@yamanote/games/next-station-tokyo/rules';
import { wayBetween } from '@yamanote/games/next-station-tokyo/rules';
import type { Path } from './sheet/path.ts';
import { trackPath } from './sheet/tracks.ts';

/** An answer that draws something. */
export type Drawing = Extract<Action, { from: string; to: string }>;

export interface OpenWay {
  readonly action: Drawing;
  readonly from: number;
  readonly to: number;
  readonly segment: number;
  /** As the pencil would go: beside a line that is there already. */
  readonly path: Path;
}

export function isDrawing(action: Action | null): action is Drawing {
  return action !== null && 'from' in action;
}

/** One way for each plain answer; what may be added to it (going on, a circle) is said by `addedTo`. */
export function openWays(map: GameMap, sheet: Sheet, answers: readonly Action[]): OpenWay[] {
  return answers.flatMap((action) => (action.do === 'draw' ? [openWay(map, sheet, action)] : []));
}

function openWay(map: GameMap, sheet: Sheet, action: Drawing): OpenWay {
  const { from, to, segment } = wayBetween(map, action.from, action.to) as Way;
  return { action, from, to, segment, path: trackPath(map, segment, from, sheet.tracks[segment] !== 0) };
}

/** All that an answer would draw: one segment, or two if it goes on. */
export function pathsOf(map: GameMap, sheet: Sheet, action: Drawing): OpenWay[] {
  const first = openWay(map, sheet, action);
  return action.do === 'extend'
    ? [first, openWay(map, sheet, { do: 'draw', from: action.to, to: action.on })]
    : [first];
}

/** The other answers over the same segment: with a circle, or going on. */
export function addedTo(action: Drawing, answers: readonly Action[]): Drawing[] {
  return answers.filter(
    (one): one is Drawing => isDrawing(one) && one.do !== 'draw' && one.from === action.from && one.to === action.to,
  );
}
