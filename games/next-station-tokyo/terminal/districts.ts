/** The districts with their stations; how many of them the running line has, and which districts are hotspots. */
import {
  HOTSPOT_POINTS,
  LINES_IN,
  lineBit,
  mapOf,
  type NextStationView,
  PHASES,
  pencilOf,
} from '@yamanote/games/next-station-tokyo/rules';
import { districtName, squareOf, words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { flow, type Line, type Span } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';

export function districts(view: NextStationView, seat: Seat, language: Language, columns: number): Line[] {
  const map = mapOf(view);
  const { connections } = view.sheets[seat];
  const phase = view.phases[seat];
  const running = phase < PHASES ? pencilOf(view, seat, phase) : -1;
  const isOn = (station: number) => running >= 0 && (connections[station] & lineBit(running)) !== 0;
  const items = map.districts.map(({ id, kind, stations }): Line => {
    const name = labels[language].district(districtName(words[language].districts, id));
    const isHot = stations.some((station) => LINES_IN[connections[station]] > 1);
    const count = stations.filter(isOn).length;
    const squares = stations.map((station): Span => {
      const square = ` ${squareOf(map.stations[station])}`;
      return isOn(station) ? [square, 'bold'] : [square, 'dim'];
    });
    return [
      [name],
      ...value(HOTSPOT_POINTS[kind], isHot),
      ...(count > 0 ? [[` (${count})`, 'bold'] as const] : []),
      ...squares,
    ];
  });
  return flow(items, columns, 1);
}

/** What a hotspot there would bring, or brings. */
function value(points: number, isHot: boolean): Span[] {
  if (points === 0) return [];
  return [isHot ? [` ★${points}`, 'yellow', 'bold'] : [` +${points}`, 'dim']];
}
