import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import type { DistrictName, Words } from './words.ts';

export function districtName(names: Words['districts'], id: DistrictId): string {
  return Object.hasOwn(names, id) ? names[id as DistrictName] : id;
}
