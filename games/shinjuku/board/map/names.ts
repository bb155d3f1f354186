/** Where names stand, how much room they take, and which of them can be read together. */
import type { StationId, WardId } from '@yamanote/games/shinjuku/rules';
import type { Box } from './callouts.ts';
import { STATION_PLACES, type StationPlace, WARD_PLACES } from './places.ts';

/** Letters of a station's name are this high at the scale 1. */
export const NAME_SIZE = 14;
/** Letters of a ward's name, in one script. */
export const WARD_SIZE = 14;
/** In parts of their height, how wide letters of either script are; capitals are wider. */
const WIDTHS = { latin: 0.6, capital: 0.76, japanese: 1.02 };
/** And how much higher a line is than its letters. */
const LINE = 1.25;
/** A ward's name in two scripts, one below the other. */
const TWO_LINES = { width: 90, height: 36 };

const widthOf = (name: string, height: number, latin: number) =>
  name.length * height * (/[a-z]/.test(name) ? latin : WIDTHS.japanese);

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
  const width = widthOf(name, height, WIDTHS.latin);
  const shift = anchor === 'start' ? 0.5 : anchor === 'end' ? -0.5 : 0;
  return { x: x + shift * width, y, width, height: height * LINE };
}

/** `size`: drawn this much larger, in one script; `null` for two. Larger names keep away from who stands there. */
export function wardNameBox(ward: WardId, name: string, size: number | null): Box {
  const { name: at, crowd } = WARD_PLACES[ward];
  if (size === null) return { ...at, ...TWO_LINES };
  const height = WARD_SIZE * size;
  const away = Math.sign(at.y - crowd.y) * (size - 1) * WARD_SIZE;
  return { x: at.x, y: at.y + away, width: widthOf(name, height, WIDTHS.capital), height: height * LINE };
}

/** `rank`: what counts for more is written first. */
interface Written {
  readonly box: Box;
  readonly rank: number;
}

/** Whatever would lie over something that counts for more is left out. */
export function legible<W extends Written>(names: readonly W[], taken: readonly Box[]): W[] {
  const boxes = [...taken];
  const kept = names
    .toSorted((a, b) => b.rank - a.rank)
    .filter(({ box }) => {
      if (boxes.some((other) => touches(box, other))) return false;
      boxes.push(box);
      return true;
    });
  return names.filter((name) => kept.includes(name));
}

function touches(a: Box, b: Box): boolean {
  return 2 * Math.abs(a.x - b.x) < a.width + b.width && 2 * Math.abs(a.y - b.y) < a.height + b.height;
}
