import type { MapDesk } from '@yamanote/games/room';
import { checkMap, MAP_CHECKS } from './rules/index.ts';

export const mapDesk: MapDesk = {
  checks: MAP_CHECKS,
  check(json) {
    const map = checkMap(json);
    if (Array.isArray(map)) return map.map(({ refused, ...fault }) => fault);
    return {
      id: map.id,
      title: map.title,
      provenance: map.provenance.status,
      districts: map.districts.length,
      stations: map.stations.length,
      tracks: map.segments.filter(({ kind }) => kind === 'track').length,
      crossings: map.crossings.length,
    };
  },
};
