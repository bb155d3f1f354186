/** The stations that a group may go on to, and what would happen there. */
import {
  type Action,
  DEPARTMENT,
  goodOf,
  type ShinjukuView,
  STATION_IDS,
  type StationId,
  stationIndex,
  THE_LINK,
  WAYS,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

export interface Onward {
  readonly station: StationId;
  /** Whose building is there; `null` for an empty station. */
  readonly owner: Seat | null;
  /** The kinds of customers that could get off; one of them has to. */
  readonly fitting: readonly number[];
  /** Whose track leads there; `null` for the link, or at the start. */
  readonly track: Seat | null;
  /** Whether that brings its owner a card that it does not get anyway. */
  readonly draws: boolean;
}

/** For each answer that names a station to set off from or to ride to. */
export function onwardOf(view: ShinjukuView, answers: readonly Action[]): Onward[] {
  const moment = view.stack.at(-1);
  const group = moment?.kind === 'start' ? view.crowds[moment.ward] : view.group;
  return answers.flatMap((answer) =>
    answer.do === 'ride' || answer.do === 'start' ? [onwardTo(view, stationIndex(answer.station), group)] : [],
  );
}

function onwardTo(view: ShinjukuView, station: number, group: readonly number[]): Onward {
  const building = view.buildings[station];
  const track = trackTo(view, station);
  return {
    station: STATION_IDS[station],
    owner: building?.owner ?? null,
    fitting: group.flatMap((count, customer) =>
      count > 0 && building !== null && (building.shop === DEPARTMENT || building.shop === goodOf(customer))
        ? [customer]
        : [],
    ),
    track,
    draws: track !== null && track !== view.turn && !usedAlready(view, track),
  };
}

function trackTo({ path, tracks }: ShinjukuView, station: number): Seat | null {
  const from = path.at(-1);
  if (from === undefined) return null;
  const by = WAYS[from].find(({ to }) => to === station)?.by ?? THE_LINK;
  return by === THE_LINK ? null : tracks[by];
}

function usedAlready({ path, tracks }: ShinjukuView, owner: Seat): boolean {
  return path.some((station, i) => {
    const by = i === 0 ? THE_LINK : (WAYS[path[i - 1]].find(({ to }) => to === station)?.by ?? THE_LINK);
    return by !== THE_LINK && tracks[by] === owner;
  });
}
