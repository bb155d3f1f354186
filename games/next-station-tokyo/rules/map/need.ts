/** What a check of a map asks for, as values that every language can put into words. */
import type { DistrictKind, PencilId } from '../cards.ts';
import type { Direction } from './file.ts';
import type { DistrictId, StationId } from './places.ts';

export type MapNeed =
  // V1
  | { is: 'unique-id' | 'unique-place' | 'another-station' }
  | { is: 'id-of'; kind: 'district' | 'station' | 'segment' }
  // V2
  | { is: 'districts'; kind: DistrictKind; count: number }
  | { is: 'one-station' | 'several-stations' | 'on-the-grid' | 'cells' | 'cell-of-the-grid' }
  | { is: 'station-count'; count: number }
  | { is: 'place-in'; district: DistrictId }
  | { is: 'cell-not-of'; district: DistrictId }
  | { is: 'district-for-cell'; x: number; y: number }
  // V3
  | { is: 'start'; pencil: PencilId }
  // V4
  | { is: 'ring' | 'ring-stations' | 'ring-sections'; count: number }
  | { is: 'ring-flag' | 'no-ring-flag' | 'named-section' }
  | { is: 'section-between' | 'way-between'; from: StationId; to: StationId }
  | { is: 'direction'; direction: Direction | null }
  // V5
  | { is: 'not-central' }
  | { is: 'inside-the-ring' | 'outside-the-ring'; district: DistrictId }
  // V6
  | { is: 'not-joined-by'; segment: string }
  | { is: 'straight' | 'straight-path' | 'no-station-on-the-way' }
  // V7
  | { is: 'meets-ring-in-stations' | 'not-touching-itself' }
  // V8
  | { is: 'pair-once' | 'tracks-that-cross' }
  | { is: 'crossing'; pair: readonly string[] }
  // V10
  | { is: 'only-districts'; districts: readonly (DistrictId | undefined)[] }
  | { is: 'nothing-passed' }
  | { is: 'passed'; districts: readonly DistrictId[] }
  // V11
  | { is: 'way-from'; station: StationId }
  | { is: 'tracks'; fewest: number }
  // V12
  | { is: 'even-symbols' };

/** Continues "expected …". */
export function mapNeedInEnglish(need: MapNeed): string {
  switch (need.is) {
    case 'unique-id':
      return 'an id that nothing else has';
    case 'unique-place':
      return 'a place that no other station has';
    case 'another-station':
      return 'another station than its first';
    case 'id-of':
      return `the id of a ${need.kind}`;
    case 'districts':
      return `${need.count} with ring "${need.kind}"`;
    case 'one-station':
      return 'one station in a corner';
    case 'several-stations':
      return 'several stations';
    case 'on-the-grid':
      return 'a place on the grid';
    case 'cells':
      return 'cells, as other districts have them';
    case 'cell-of-the-grid':
      return 'a cell of the grid';
    case 'station-count':
      return `${need.count}, as many stations as name it`;
    case 'place-in':
      return `a place in ${need.district}`;
    case 'cell-not-of':
      return `a cell that ${need.district} does not have`;
    case 'district-for-cell':
      return `a district for the cell ${need.x}, ${need.y}`;
    case 'start':
      return `one start station for ${need.pencil}`;
    case 'ring':
      return `a ring of ${need.count} stations`;
    case 'ring-stations':
      return `${need.count} different stations`;
    case 'ring-sections':
      return `${need.count} sections`;
    case 'ring-flag':
      return 'true, the ring names it';
    case 'no-ring-flag':
      return 'no flag, the ring does not name it';
    case 'named-section':
      return 'a section that the ring names';
    case 'section-between':
      return `a ring section that joins ${need.from} and ${need.to}`;
    case 'way-between':
      return `a way from ${need.from} to ${need.to}`;
    case 'direction':
      return JSON.stringify(need.direction);
    case 'not-central':
      return 'a district that is not central, for a ring station';
    case 'inside-the-ring':
    case 'outside-the-ring':
      return `a place ${need.is === 'inside-the-ring' ? 'inside' : 'outside'} the ring, being in ${need.district}`;
    case 'not-joined-by':
      return `stations that ${need.segment} does not join already`;
    case 'straight':
      return 'a line in one of the eight directions';
    case 'straight-path':
      return 'a straight line between its stations';
    case 'no-station-on-the-way':
      return 'no station on its way';
    case 'meets-ring-in-stations':
      return 'no meeting with the ring but in a station';
    case 'not-touching-itself':
      return 'a way that does not touch itself';
    case 'pair-once':
      return 'a pair that is not listed yet';
    case 'tracks-that-cross':
      return 'two tracks that cross';
    case 'crossing':
      return `the pair ${need.pair.join(' and ')}, as they cross`;
    case 'only-districts':
      return `no district but ${need.districts.join(' and ')} on its way`;
    case 'nothing-passed':
      return 'nothing, as only stations count';
    case 'passed':
      return `what it enters: ${need.districts.join(', ') || 'nothing'}`;
    case 'way-from':
      return `a way from ${need.station}`;
    case 'tracks':
      return `at least ${need.fewest} tracks`;
    case 'even-symbols':
      return 'as many of each symbol, but for one';
  }
}
