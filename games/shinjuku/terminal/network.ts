/** Reads the drawing: where each station stands, and over which cells each line goes. */
import { ENDS, STATION_IDS, THE_LINK } from '@yamanote/games/shinjuku/rules';
import { STATION_NAMES } from '@yamanote/games/shinjuku/words';
import { DRAWING } from './drawing.ts';
import { MARKED } from './marks.ts';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A station: the place for its building, its name, and perhaps a square. */
export interface Stop extends Cell {
  /** The column after all that. */
  readonly end: number;
  /** How many columns the name has, with those after it that nothing else needs. */
  readonly room: number;
}

const WRITTEN = DRAWING.split('\n');
export const COLUMNS = Math.max(...WRITTEN.map((row) => row.length));
export const ROWS: readonly string[] = WRITTEN.map((row) => row.padEnd(COLUMNS));
/** So many columns stand before a name: the place for a building, and a space. */
export const BEFORE_NAME = '( ) '.length;

const LABEL = /\( \) ([^\s│─└┌┐┘(]+(?: [^\s│─└┌┐┘(]+)*)/g;

const LABELS: readonly (Stop & { name: string })[] = ROWS.flatMap((line, row) =>
  Array.from(line.matchAll(LABEL), ({ 0: all, 1: label, index: column }) => {
    const end = column + all.length;
    const name = label.replace(MARKED, '');
    const [blank] = line.slice(end).match(/^ */) as RegExpMatchArray;
    return { column, row, end, name, room: name.length + Math.max(0, blank.length - 1) };
  }),
);

/** By station. */
export const STOPS: readonly Stop[] = STATION_IDS.map((id) => {
  const { latin } = STATION_NAMES[id];
  const stop = LABELS.find(({ name }) => name === latin || latin === name.replace(/…$/, latin.slice(name.length - 1)));
  if (stop === undefined) throw new Error(`${latin} is not in the drawing`);
  return stop;
});

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const STEPS: readonly (readonly [columns: number, rows: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** Where a piece of a line leads. */
const PIECES: Readonly<Record<string, readonly number[]>> = {
  '│': [NORTH, SOUTH],
  '─': [EAST, WEST],
  '└': [NORTH, EAST],
  '┌': [EAST, SOUTH],
  '┐': [SOUTH, WEST],
  '┘': [NORTH, WEST],
};

/** By connection, and at THE_LINK: the cells of its line. */
export const LINES: ReadonlyMap<number, readonly Cell[]> = new Map(STOPS.flatMap((_, station) => linesFrom(station)));

function linesFrom(station: number): [connection: number, line: Cell[]][] {
  const { column, row, end } = STOPS[station];
  const starts: [Cell, number][] = [
    [{ column: column - 1, row }, WEST],
    [{ column: end, row }, EAST],
  ];
  for (let at = column; at < end; at++) {
    starts.push([{ column: at, row: row - 1 }, NORTH], [{ column: at, row: row + 1 }, SOUTH]);
  }
  return starts.flatMap(([start, heading]) => {
    const { line, beyond } = follow(start, heading);
    return line.length === 0 ? [] : [[connectionOf(station, stationAt(beyond)), line]];
  });
}

/** The cells of a line from a start on, and the cell beyond its end; no cells if no line begins there. */
function follow(start: Cell, heading: number): { line: Cell[]; beyond: Cell } {
  const line: Cell[] = [];
  let [at, towards] = [start, heading];
  for (;;) {
    const leads = PIECES[ROWS[at.row]?.[at.column] ?? ''];
    const back = (towards + 2) % STEPS.length;
    if (leads === undefined || !leads.includes(back)) return { line, beyond: at };
    line.push(at);
    towards = leads.find((way) => way !== back) as number;
    at = { column: at.column + STEPS[towards][0], row: at.row + STEPS[towards][1] };
  }
}

function stationAt({ column, row }: Cell): number {
  return STOPS.findIndex((stop) => stop.row === row && stop.column <= column && column < stop.end);
}

function connectionOf(station: number, other: number): number {
  const found = ENDS.findIndex((ends) => ends.includes(station) && ends.includes(other));
  return found >= 0 ? found : THE_LINK;
}

/** By station: the connection whose line begins right after its name, if one does. */
export const AFTER: readonly (number | null)[] = STOPS.map(({ end, row }) => {
  if (!PIECES[ROWS[row][end]]?.includes(WEST)) return null;
  const [connection] =
    [...LINES].find(([, line]) => line.some((cell) => cell.column === end && cell.row === row)) ?? [];
  return connection ?? null;
});
