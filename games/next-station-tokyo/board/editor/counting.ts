/** Which districts count for a line: only those with a station of it, or also those that a track merely passes through. */
import { type MapFile, passedDistricts, readMapFile, unfoldMap } from '@yamanote/games/next-station-tokyo/rules';
import type { Draft } from './draft.ts';

export type Counting = MapFile['rules']['districtCount'];

/** What segments pass through follows from the rest, and is worked out anew after every change. */
export function settled(draft: Draft, districtCount: Counting = draft.rules.districtCount): Draft {
  const bare: Draft = {
    ...draft,
    rules: { ...draft.rules, districtCount },
    tracks: draft.tracks.map(([a, b]) => [a, b]),
    ring: draft.ring.map(([station, bends]) => [station, bends, []]),
  };
  if (districtCount === 'stations') return bare;
  const file = readMapFile(unfoldMap(bare));
  if (!('segments' in file)) return bare;
  const passed = passedDistricts(file).map((ids) => ids.map((id) => draft.districts.findIndex((one) => one.id === id)));
  return {
    ...bare,
    tracks: bare.tracks.map((track, i) => [...track, ...passed[i]]),
    ring: bare.ring.map(([station, bends], i) => [station, bends, passed[bare.tracks.length + i]]),
  };
}
