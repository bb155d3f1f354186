/** Stations go by the letter and number of their square, as on a city map: few maps give them names. */
import type { Point, Station } from '@yamanote/games/next-station-tokyo/rules';

const LETTERS = 26;

export function columnName(x: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (x % LETTERS));
  return x < LETTERS ? letter : columnName(Math.floor(x / LETTERS) - 1) + letter;
}

export function rowName(y: number): string {
  return `${y + 1}`;
}

export function squareOf({ x, y }: Pick<Station, 'x' | 'y'>): string {
  return columnName(x) + rowName(y);
}

/** Where no map is at hand, but the place of a station is. */
export function squareAt([x, y]: Point): string {
  return squareOf({ x, y });
}
