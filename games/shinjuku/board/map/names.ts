/** Where names stand, and how much room they take. */
import type { StationId, WardId } from '@yamanote/games/shinjuku/rules';
import type { Box } from './callouts.ts';
import { STATION_PLACES, type StationPlace, WARD_PLACES } from './places.ts';

/** Letters of a station's name are this high at the scale 1. */
export const NAME_SIZE = 14;
/** In parts of their height, how wide letters of either script are. */
const WIDTHS = { latin: 0.56, japanese: 1 };
const WARD_NAME = { width: 58, height: 28 };

/** Where symbols are drawn larger their names make room. */
export function namePlace(station: StationId, symbols: number): StationPlace['label'] {
  const { x, y, label } = STATION_PLACES[station];
  const away = 1 + (symbols - 1) * 0.6;
  return { ...label, x: x + (label.x - x) * away, y: y + (label.y - y) * away };
}

/** `size`: names are drawn this much larger. */
export function nameBox(station: StationId, name: string, size: number, symbols: number): Box {
  const { x, y, anchor } = namePlace(station, symbols);
  const height = NAME_SIZE * size;
  const width = name.length * height * (/[a-z]/.test(name) ? WIDTHS.latin : WIDTHS.japanese);
  const shift = anchor === 'start' ? 0.5 : anchor === 'end' ? -0.5 : 0;
  return { x: x + shift * width, y, width, height };
}

export function wardNameBox(ward: WardId): Box {
  return { ...WARD_PLACES[ward].name, ...WARD_NAME };
}
