import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import type { DistrictName, Words } from './words.ts';

const NAMED = /^(central|(inner|outer)-(north|east|south|west)|corner-(nw|ne|se|sw))$/;

/** Whether every language has a name for it: a map may call its districts as it likes. */
export function hasName(id: DistrictId): id is DistrictName {
  return NAMED.test(id);
}

export function districtName(names: Words['districts'], id: DistrictId): string {
  return hasName(id) ? names[id] : id;
}
