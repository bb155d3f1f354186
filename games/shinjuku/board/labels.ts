/** Places of the map in words, for targets that are drawn. */
import {
  type ConnectionId,
  isMarked,
  SHOPS,
  STATIONS,
  type StationId,
  stationIndex,
  type WardId,
  wardIndex,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { endsOf } from './ride.ts';
import type { Sight } from './shown.ts';
import { boardWords, crowdOf, stationName, wardName } from './words/index.ts';

/** `null` for the reader: "your", not a name. */
export function ownerName({ viewer, names }: Pick<Sight, 'viewer' | 'names'>, seat: Seat): string | null {
  return seat === viewer ? null : names[seat];
}

export function buildingName(board: Sight, station: StationId): string | null {
  const building = board.view.buildings[stationIndex(station)];
  if (building === null) return null;
  return boardWords[board.language].shopOf({ shop: SHOPS[building.shop], owner: ownerName(board, building.owner) });
}

export function stationLabel(board: Sight, station: StationId): string {
  const { language } = board;
  const index = stationIndex(station);
  return boardWords[language].station({
    name: stationName(station, language),
    ward: wardName(STATIONS[index].ward, language),
    marked: isMarked(index),
    building: buildingName(board, station),
  });
}

export function wardLabel(board: Sight, ward: WardId): string {
  const { view, language } = board;
  const index = wardIndex(ward);
  const words = boardWords[language];
  return words.ward({
    name: wardName(ward, language),
    crowd: crowdOf(view.crowds[index], view.options, language),
    ceos: view.ceos.flatMap((at, seat) => (at === index ? [words.ceoOf(ownerName(board, seat))] : [])),
    kaiju: view.kaiju === index,
  });
}

export function connectionLabel({ language }: Pick<Sight, 'language'>, connection: ConnectionId): string {
  const [from, to] = endsOf(connection).map((station) => stationName(station, language));
  return boardWords[language].connection({ from, to });
}
