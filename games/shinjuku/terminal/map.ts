/** The railway map: buildings at their stations, everybody's track, and the way of the train that is on its way. */
import { cut, widthOf } from '@yamanote/games/columns';
import type { Language, Style } from '@yamanote/games/room';
import { ENDS, isMarked, type ShinjukuView, STATION_IDS, THE_LINK, WARD_OF } from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import type { Line, Span } from '@yamanote/games/spans';
import { buildingSpan, MARKED, seatColour, seatMark } from './marks.ts';
import { AFTER, BEFORE_NAME, COLUMNS, LINES, ROWS, STOPS } from './network.ts';

/** So wide must a terminal be. */
export const MAP_COLUMNS = COLUMNS;

const LAID: Readonly<Record<string, string>> = { '│': '┃', '─': '━', '└': '┗', '┌': '┏', '┐': '┓', '┘': '┛' };
const LINKED: Readonly<Record<string, string>> = { '│': '║', '─': '═', '└': '╚', '┌': '╔', '┐': '╗', '┘': '╝' };

/** By row and column; `null` where a wide character goes on. */
type Canvas = (Span | null)[][];

export function map(view: ShinjukuView, language: Language): Line[] {
  const canvas: Canvas = ROWS.map((row) => Array.from(row, (): Span => [' ']));
  for (const [connection, line] of LINES) {
    for (const [i, { column, row }] of line.entries()) {
      canvas[row][column] = pieceOf(view, connection, ROWS[row][column], i === line.length >> 1);
    }
  }
  for (const station of STOPS.keys()) drawStop(canvas, view, station, language);
  return canvas.map((row) => joined(row));
}

/** Light where there is no track yet; heavy in its owner's colour where there is, and its mark in the middle. */
function pieceOf(view: ShinjukuView, connection: number, piece: string, isMiddle: boolean): Span {
  if (connection === THE_LINK) return [LINKED[piece]];
  const owner = view.tracks[connection];
  if (owner === null) return [piece, 'dim'];
  const styles: Style[] = isOnTheWay(view, ENDS[connection]) ? ['inverse'] : [];
  return [isMiddle ? seatMark(owner) : LAID[piece], seatColour(owner), ...styles];
}

/** Whether the running MOVE has gone from one of these stations to the other. */
function isOnTheWay({ path }: ShinjukuView, [a, b]: readonly [number, number]): boolean {
  return path.some((station, i) => (station === a && path[i + 1] === b) || (station === b && path[i + 1] === a));
}

function drawStop(canvas: Canvas, view: ShinjukuView, station: number, language: Language): void {
  const { column, row, end, room } = STOPS[station];
  put(canvas[row], column, placeOf(view, station, language));
  const square = isMarked(station) ? MARKED : '';
  const name = `${cut(words[language].station(STATION_IDS[station]), room)}${square}`;
  put(canvas[row], column + BEFORE_NAME, [name, ...nameStyles(view, station)]);
  // Where a name is shorter than the one in the drawing, the line after it reaches up to it.
  const after = AFTER[station];
  for (let at = column + BEFORE_NAME + widthOf(name); at < end; at++) {
    canvas[row][at] = after === null ? [' '] : pieceOf(view, after, '─', false);
  }
}

/** Its building, or brackets; a cross where no train may come. */
function placeOf(view: ShinjukuView, station: number, language: Language): Span {
  const building = view.buildings[station];
  if (building !== null) return buildingSpan(building, language);
  return isClosed(view, station) ? ['(×)', 'red'] : ['( )', 'dim'];
}

function nameStyles(view: ShinjukuView, station: number): Style[] {
  if (view.path.includes(station)) return ['inverse'];
  if (isClosed(view, station)) return ['red'];
  return isMarked(station) ? ['bold'] : [];
}

function isClosed({ kaiju }: ShinjukuView, station: number): boolean {
  return WARD_OF[station] === kaiju;
}

/** Writes a text over the cells that it takes. */
function put(row: Canvas[number], column: number, [text, ...styles]: Span): void {
  let at = column;
  for (const character of text) {
    row[at] = [character, ...styles];
    if (widthOf(character) === 2) row[at + 1] = null;
    at += widthOf(character);
  }
}

/** Neighbours that look alike as one piece of text. */
function joined(row: Canvas[number]): Line {
  const spans: [string, ...Style[]][] = [];
  for (const cell of row) {
    if (cell === null) continue;
    const [text, ...styles] = cell;
    const last = spans.at(-1);
    if (last !== undefined && last.slice(1).join() === styles.join()) last[0] += text;
    else spans.push([text, ...styles]);
  }
  return spans;
}
