/**
 * The rows of the board as one looks at them. They change where they stand: what is new enters, what is gone goes and what has
 * begun moves down only with the next touch, so that nobody's finger hits another row than the eye.
 */
import type { TableLine } from '@yamanote/protocol';

export interface Row {
  line: TableLine;
  group: 'free' | 'running';
  /** The table has left the board meanwhile. */
  gone: boolean;
}

export interface Rows {
  rows: readonly Row[];
  /** Lines that enter with the next touch. */
  entering: readonly TableLine[];
}

export const NO_ROWS: Rows = { rows: [], entering: [] };

/** Whether one can sit down there. */
export function isJoinable({ stage, kinds, takes }: TableLine): boolean {
  return takes || (stage === 'waiting' && kinds.includes('open'));
}

function rowOf(line: TableLine): Row {
  return { line, group: isJoinable(line) ? 'free' : 'running', gone: false };
}

/** News while one looks: every row stays where it is. */
export function heard({ rows }: Rows, lines: readonly TableLine[]): Rows {
  const now = new Map(lines.map((line) => [line.table, line]));
  const standing = new Set(rows.map(({ line }) => line.table));
  return {
    rows: rows.map((row) => {
      const line = now.get(row.line.table);
      return line === undefined ? { ...row, gone: true } : { ...row, line, gone: false };
    }),
    entering: lines.filter(({ table }) => !standing.has(table)),
  };
}

/** A touch: what is new enters on top of its group, and everything stands where it belongs. */
export function settled({ rows, entering }: Rows): Rows {
  const all = [...entering.map(rowOf), ...rows.filter(({ gone }) => !gone).map(({ line }) => rowOf(line))];
  return { rows: grouped(all), entering: [] };
}

/** The first look: where most watch stands first among those that are under way. */
export function laidOut(lines: readonly TableLine[]): Rows {
  const running = lines.filter((line) => !isJoinable(line)).sort((a, b) => b.watching - a.watching);
  return { rows: [...lines.filter(isJoinable), ...running].map(rowOf), entering: [] };
}

function grouped(rows: readonly Row[]): Row[] {
  return [...rows.filter(({ group }) => group === 'free'), ...rows.filter(({ group }) => group === 'running')];
}
