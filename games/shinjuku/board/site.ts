/** What a place of the map is worth, for who cannot look around: who may come there, and what track would join. */
import {
  type ConnectionId,
  customerOf,
  ENDS,
  GOODS,
  isOpen,
  KINDS,
  type ShinjukuView,
  STATIONS_IN,
  type StationId,
  stationIndex,
  WARD_IDS,
  WARD_OF,
  WAYS,
} from '@yamanote/games/shinjuku/rules';
import { buildingName, ownerName, stationLabel } from './labels.ts';
import { endsOf } from './ride.ts';
import type { Sight } from './shown.ts';
import type { Wanted } from './words/en.ts';
import { boardWords, crowdOf, stationName, wardName } from './words/index.ts';

/** By customer how many: those in a station's ward, and those in the wards that track joins to it. */
export interface Nearby {
  readonly ward: readonly number[];
  readonly track: readonly number[];
}

export function nearby(view: ShinjukuView, station: StationId): Nearby {
  const joined = joinedTo(view, stationIndex(station));
  const own = WARD_OF[stationIndex(station)];
  const track = Array<number>(KINDS).fill(0);
  for (const [ward, crowd] of view.crowds.entries()) {
    if (ward === own || !STATIONS_IN[ward].some((one) => joined.has(one))) continue;
    for (const [customer, count] of crowd.entries()) track[customer] += count;
  }
  return { ward: view.crowds[own], track };
}

/** Trains run both ways, but none where the Kaiju is. */
function joinedTo(view: ShinjukuView, station: number): ReadonlySet<number> {
  const found = new Set([station]);
  if (WARD_OF[station] === view.kaiju) return found;
  for (const from of found) for (const way of WAYS[from]) if (isOpen(view, way)) found.add(way.to);
  return found;
}

/** An empty station to open at: who waits around it, whatever is to open. */
export function siteLabel(board: Sight, station: StationId): string {
  const { view, language } = board;
  const words = boardWords[language];
  const { ward, track } = nearby(view, station);
  const far = wantedBy(track);
  const waiting = words.inWard(crowdOf(ward, view.options, language));
  return words.also([stationLabel(board, station), waiting, ...(far.length === 0 ? [] : [words.byTrack(far)])]);
}

/** A connection to lay track on: what lies at its two ends. */
export function joinLabel(board: Sight, connection: ConnectionId): string {
  const { view, language } = board;
  const words = boardWords[language];
  const [from, to] = endsOf(connection).map((id, i, ends) => {
    const station = stationIndex(id);
    const ward = WARD_OF[station];
    const tracks = new Set(
      view.tracks.flatMap((owner, way) => (owner !== null && ENDS[way].includes(station) ? [owner] : [])),
    );
    return words.end({
      name: stationName(id, language),
      ward: wardName(WARD_IDS[ward], language),
      building: buildingName(board, id),
      tracks: [...tracks].map((owner) => words.trackOf(ownerName(board, owner))),
      // Of one ward it is said once.
      waiting: i > 0 && ward === WARD_OF[stationIndex(ends[0])] ? [] : wantedBy(view.crowds[ward]),
    });
  });
  return words.connection({ from, to });
}

function wantedBy(crowd: readonly number[]): Wanted[] {
  return GOODS.flatMap((good, i) => {
    const count = wanting(crowd, i);
    return count === 0 ? [] : [{ good, count }];
  });
}

/** How many of them want a good. */
export function wanting(crowd: readonly number[], good: number): number {
  return crowd[customerOf(good, false)] + crowd[customerOf(good, true)];
}
