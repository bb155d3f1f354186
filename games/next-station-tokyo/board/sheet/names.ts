/** Stations have no names of their own on most maps: letter and number of their square stand for one, as on a city map. */
import type { Station } from '@yamanote/games/next-station-tokyo/rules';

export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(65 + x) : `${columnName(Math.floor(x / 26) - 1)}${columnName(x % 26)}`;
}

export function rowName(y: number): string {
  return String(y + 1);
}

export function squareOf({ x, y }: Pick<Station, 'x' | 'y'>): string {
  return `${columnName(x)}${rowName(y)}`;
}
