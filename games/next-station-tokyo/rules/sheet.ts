/** A sheet of paper with a map on it, and a pencil on that sheet. Which segments may be drawn is said in `draw.ts`. */
import { PENCILS, RING_BIT } from './cards.ts';
import type { GameMap, Way } from './map/types.ts';
import type { Line, Sheet } from './types.ts';

/** Lines are kept in sets: one bit for each pencil, and one for the ring (RING_BIT). */
export function lineBit(pencil: number): number {
  return 1 << pencil;
}

/** How many lines are in a set. */
export const LINES_IN: readonly number[] = Array.from({ length: RING_BIT * 2 }, (_, set) => {
  let lines = 0;
  for (let rest = set; rest > 0; rest >>= 1) lines += rest & 1;
  return lines;
});

export function emptySheet(map: GameMap): Sheet {
  return {
    lines: PENCILS.map(() => ({ segments: [], rounds: [], circled: [] })),
    tracks: map.blank.tracks.slice(),
    connections: map.blank.connections.slice(),
    ends: [],
  };
}

export function cloneSheet({ lines, tracks, connections, ends }: Sheet): Sheet {
  return { lines: lines.map(cloneLine), tracks: tracks.slice(), connections: connections.slice(), ends: ends.slice() };
}

function cloneLine({ segments, rounds, circled }: Line): Line {
  return { segments: segments.slice(), rounds: rounds.slice(), circled: circled.slice() };
}

/** A new line begins where its pencil has its start. */
export function beginLine(map: GameMap, sheet: Sheet, pencil: number): void {
  sheet.ends = [map.starts[pencil]];
}

/** Draws a segment in the pencil of the line that was begun last. */
export function drawSegment(
  map: GameMap,
  sheet: Sheet,
  pencil: number,
  round: number,
  segment: number,
  from: number,
): void {
  const { a, b } = map.segments[segment];
  const to = from === a ? b : a;
  const line = sheet.lines[pencil];
  const bit = lineBit(pencil);
  const at = sheet.ends.indexOf(from);
  // The start stays an end after the first segment; a station in the middle of the line never was one.
  if (line.segments.length === 0 || at < 0) sheet.ends.push(to);
  else sheet.ends[at] = to;
  line.segments.push(segment);
  line.rounds.push(round);
  sheet.tracks[segment] |= bit;
  sheet.connections[from] |= bit;
  sheet.connections[to] |= bit;
}

/** The way that leads from a station to another; undefined if no segment does. */
export function wayBetween(map: GameMap, from: string, to: string): Way | undefined {
  const start = map.byId.get(from);
  if (start !== undefined) for (const way of map.ways[start]) if (map.stations[way.to].id === to) return way;
  return undefined;
}

/** The stations of a line in the order in which it came to them, its start first; none before its first segment. */
export function stationsOf(map: GameMap, line: Line, pencil: number): number[] {
  const reached = line.segments.length > 0 ? [map.starts[pencil]] : [];
  for (const segment of line.segments) {
    const { a, b } = map.segments[segment];
    reached.push(reached.includes(a) ? b : a);
  }
  return reached;
}

/** A sheet with these lines on it; `running` is the pencil of the one that goes on, if any does. */
export function sheetWith(map: GameMap, lines: readonly Line[], running: number | null): Sheet {
  const sheet = emptySheet(map);
  for (const [pencil, line] of lines.entries()) {
    if (pencil !== running) redraw(map, sheet, pencil, line);
  }
  sheet.ends = [];
  if (running !== null) redraw(map, sheet, running, lines[running]);
  return sheet;
}

function redraw(map: GameMap, sheet: Sheet, pencil: number, line: Line): void {
  beginLine(map, sheet, pencil);
  for (const [i, segment] of line.segments.entries()) {
    const { a, b } = map.segments[segment];
    const isOn = (station: number) =>
      (sheet.connections[station] & lineBit(pencil)) !== 0 || (i === 0 && station === map.starts[pencil]);
    drawSegment(map, sheet, pencil, line.rounds[i], segment, isOn(a) ? a : b);
  }
  sheet.lines[pencil].circled = line.circled.slice();
}
