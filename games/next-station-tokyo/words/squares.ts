/** Stations go by the letter and number of their square, as on a city map: few maps give them names. */
import type { Station, StationId } from '@yamanote/games/next-station-tokyo/rules';

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

/** Where no map is at hand: on our maps and those of the editor an id says where its station lies. Others go by their id. */
export function squareOfId(id: StationId): string {
  const [, x, y] = /^x(\d+)y(\d+)$/.exec(id) ?? [];
  return x === undefined ? id : squareOf({ x: Number(x), y: Number(y) });
}
