import { widthOf } from '@yamanote/games/columns';
import {
  CONNECTION_IDS,
  ENDS,
  isMarked,
  LINK,
  STATION_IDS,
  stationIndex,
  THE_LINK,
} from '@yamanote/games/shinjuku/rules';
import { STATION_NAMES } from '@yamanote/games/shinjuku/words';
import { describe, expect, test } from 'vitest';
import { type Cell, COLUMNS, LINES, ROWS, STOPS } from './network.ts';

describe('the drawing', () => {
  test('fits a usual terminal, and every character of it takes one column', () => {
    expect(COLUMNS).toBeLessThanOrEqual(80);
    for (const row of ROWS) expect(widthOf(row)).toBe(row.length);
  });

  test('has every station once, with a square where a department store can be', () => {
    expect(new Set(STOPS).size).toBe(STATION_IDS.length);
    expect(ROWS.join('').match(/\( \)/g)).toHaveLength(STATION_IDS.length);
    for (const [station, { row, end }] of STOPS.entries()) {
      expect(ROWS[row][end - 1] === '□', STATION_IDS[station]).toBe(isMarked(station));
    }
  });

  test('has every connection and the printed link, each from one of its stations to the other', () => {
    expect([...LINES.keys()].sort((a, b) => a - b)).toEqual([THE_LINK, ...CONNECTION_IDS.keys()]);
    for (const [connection, line] of LINES) {
      const ends = connection === THE_LINK ? LINK.map(stationIndex) : ENDS[connection];
      for (const end of ends) {
        expect(
          [line[0], line[line.length - 1]].some((cell) => touches(cell, end)),
          CONNECTION_IDS[connection],
        ).toBe(true);
      }
    }
  });

  test('has no line beside these', () => {
    const drawn = ROWS.join('').match(/[│─└┌┐┘]/g)?.length;
    const used = new Set([...LINES.values()].flat().map(({ column, row }) => `${column} ${row}`));
    expect(used.size).toBe(drawn);
    expect([...LINES.values()].flat()).toHaveLength(used.size);
  });

  test('leaves room for the Japanese names, and most of the Latin ones', () => {
    const cutShort = (script: 'latin' | 'japanese') =>
      STOPS.filter(({ room }, station) => widthOf(STATION_NAMES[STATION_IDS[station]][script]) > room).length;
    expect(cutShort('japanese')).toBe(0);
    expect(cutShort('latin')).toBeLessThanOrEqual(6);
  });
});

function touches({ column, row }: Cell, station: number): boolean {
  const stop = STOPS[station];
  const isBeside = row === stop.row && (column === stop.column - 1 || column === stop.end);
  const isAboveOrBelow = Math.abs(row - stop.row) === 1 && column >= stop.column && column < stop.end;
  return isBeside || isAboveOrBelow;
}
