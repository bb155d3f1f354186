/** Lines as lists of stations, in the order in which they were reached: what the picture shows, for every reader. */
import {
  mapOf,
  type NextStationView,
  PENCILS,
  PHASES,
  pencilOf,
  stationsOf,
} from '@yamanote/games/next-station-tokyo/rules';
import { squareOf, words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { flow, type Line } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { COLOURS } from './signs.ts';

/** Every line that has been begun, the first one first. */
export function routes(view: NextStationView, seat: Seat, language: Language, columns: number): Line[] {
  const phases = Array.from({ length: PHASES }, (_, phase) => phase);
  return flow(
    phases.flatMap((phase) => route(view, seat, phase, language)),
    columns,
    1,
  );
}

/** The line of a phase in a row; none if nothing is drawn of it. */
export function route(view: NextStationView, seat: Seat, phase: number, language: Language): Line[] {
  const pencil = phase < PHASES ? pencilOf(view, seat, phase) : -1;
  if (pencil < 0) return [];
  const map = mapOf(view);
  const { circled } = view.sheets[seat].lines[pencil];
  const stations = stationsOf(map, view.sheets[seat].lines[pencil], pencil);
  if (stations.length === 0) return [];
  const squares = stations.map((station) => squareOf(map.stations[station]) + (circled.includes(station) ? '×2' : ''));
  const colour = PENCILS[pencil];
  return [[[`${words[language].pencils[colour]} `, COLOURS[colour], 'bold'], [squares.join(' ')]]];
}
