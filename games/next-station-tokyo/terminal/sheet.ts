/** The sheet as a picture: stations by column and row, tracks that are still open, and what is drawn. */
import { right } from '@yamanote/games/columns';
import {
  type GameMap,
  LINES_IN,
  mapOf,
  type NextStationView,
  PHASES,
  type Point,
  RING_BIT,
  type Segment,
  type Sheet,
} from '@yamanote/games/next-station-tokyo/rules';
import { columnName, rowName } from '@yamanote/games/next-station-tokyo/words';
import type { Style } from '@yamanote/games/room';
import type { Line } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { type Canvas, emptyCanvas, put, rowsOf } from './canvas.ts';
import { COLOURS, type Hand, handsOf, MEETING, OPEN_STATION, OWN_STATION, TRACK } from './signs.ts';
import { targetsOf } from './targets.ts';

const LEFT = 4;
const ROWS = 2;
/** A station may have a mark on its right. */
const MARGIN = 2;

/** What covers what. */
const RANK = { track: 0, target: 1, ring: 2, line: 3, station: 4, frame: 5 } as const;

/** So many columns from one station to its neighbour look best; fewer where there is no room for that. */
const PITCHES = [4, 3, 2] as const;

export function pitchFor({ width }: GameMap, columns: number): number {
  return PITCHES.find((pitch) => sheetColumns(width, pitch) <= columns) ?? PITCHES[PITCHES.length - 1];
}

export function sheetColumns(width: number, pitch: number): number {
  return LEFT + (width - 1) * pitch + MARGIN;
}

export function sheet(view: NextStationView, seat: Seat, pitch: number): Line[] {
  const map = mapOf(view);
  const drawn = view.sheets[seat];
  const targets = targetsOf(view, seat);
  const isDone = view.phases[seat] >= PHASES;
  const canvas = emptyCanvas(sheetColumns(map.width, pitch), (map.height - 1) * ROWS + 1);
  for (const [i, segment] of map.segments.entries()) {
    if (isDone && drawn.tracks[i] === 0) continue;
    const isTarget = targets.segments.has(i);
    for (const stroke of strokesOn(drawn, segment, i, isTarget)) trace(canvas, segment.path, pitch, stroke);
  }
  for (const i of map.stations.keys()) station(canvas, map, drawn, i, targets.stations.has(i), pitch);
  for (let y = 0; y < map.height; y++) {
    for (const [i, digit] of [...right(rowName(y), 2)].entries()) put(canvas, i, y * ROWS, RANK.frame, digit, 'dim');
  }
  return [head(map, pitch), ...rowsOf(canvas)];
}

function head({ width }: GameMap, pitch: number): Line {
  const names = Array.from({ length: width }, (_, x) => columnName(x).padEnd(pitch));
  return [[' '.repeat(LEFT) + names.join(''), 'dim']];
}

/** A way to draw a segment: in a hand, on every so many squares of its way, starting with one of the first. */
interface Stroke {
  hand: Hand;
  rank: number;
  every: number;
  first: number;
}

/** Tracks that no line can use any more are left out. Two lines on one segment take turns. */
function strokesOn({ tracks }: Sheet, { crossings }: Segment, i: number, isTarget: boolean): Stroke[] {
  const hands = handsOf(tracks[i]);
  if (hands.length === 0) {
    if (crossings.some((other) => tracks[other] !== 0)) return [];
    const styles: readonly Style[] = isTarget ? ['cyan', 'bold'] : TRACK.styles;
    return [{ hand: { ...TRACK, styles }, rank: isTarget ? RANK.target : RANK.track, every: 1, first: 0 }];
  }
  return hands.map((hand, first) => ({
    hand,
    rank: tracks[i] === RING_BIT ? RANK.ring : RANK.line,
    every: hands.length,
    first,
  }));
}

/** Strokes from point to point; where a section of the ring bends, the stroke that comes there goes on. */
function trace(canvas: Canvas, path: readonly Point[], pitch: number, { hand, rank, every, first }: Stroke): void {
  let step = 0;
  for (const [i, to] of path.slice(1).entries()) {
    const [fromColumn, fromRow] = place(path[i], pitch);
    const [toColumn, toRow] = place(to, pitch);
    const [across, down] = [toColumn - fromColumn, toRow - fromRow];
    const steps = down === 0 ? Math.abs(across) : Math.abs(down);
    const stroke = hand.strokes[direction(across, down)];
    const isBend = i + 2 < path.length;
    for (let k = 1; k < steps + (isBend ? 1 : 0); k++) {
      if (step++ % every !== first) continue;
      const column = Math.round(fromColumn + (across * k) / steps);
      put(canvas, column, Math.round(fromRow + (down * k) / steps), rank, stroke, ...hand.styles);
    }
  }
}

function direction(across: number, down: number): number {
  if (down === 0) return 0;
  if (across === 0) return 1;
  return across > 0 === down < 0 ? 2 : 3;
}

function place([x, y]: Point, pitch: number): [column: number, row: number] {
  return [Math.round(LEFT + x * pitch), Math.round(y * ROWS)];
}

/** In brackets: where the pencil may go now. In round ones: a start that is not in use yet. */
function station(canvas: Canvas, map: GameMap, drawn: Sheet, i: number, isTarget: boolean, pitch: number): void {
  const { x, y, symbol, start, ring } = map.stations[i];
  const [column, row] = place([x, y], pitch);
  const lines = drawn.connections[i];
  const isOwn = (lines & ~RING_BIT) !== 0;
  const mark = (offset: number, sign: string, ...styles: Style[]) =>
    put(canvas, column + offset, row, RANK.station, sign, ...styles);
  const [hand] = handsOf(lines);
  const styles: readonly Style[] = isOwn ? hand.styles : ring ? ['green'] : start !== null ? [COLOURS[start]] : [];
  mark(0, (isOwn ? OWN_STATION : OPEN_STATION)[symbol], ...styles, ...(isTarget && !isOwn ? (['bold'] as const) : []));
  const brackets = isTarget ? '[]' : start !== null && !isOwn ? '()' : null;
  if (brackets !== null) {
    const shown: readonly Style[] = isTarget ? ['cyan', 'bold'] : [COLOURS[start as keyof typeof COLOURS]];
    mark(-1, brackets[0], ...shown);
    mark(1, brackets[1], ...shown);
  } else if (isOwn && LINES_IN[lines] > 1) mark(1, MEETING[LINES_IN[lines]], 'bold');
}
