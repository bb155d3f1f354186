/** The public lines of a board, written once for all who look; and what became different with every change. */
import type { TableLine } from '@yamanote/protocol';

export interface BoardLines {
  /** Rises with every change. */
  readonly version: number;
  /** All lines, as text. */
  readonly whole: string;
  /** What leads here from an earlier version, each the beginning of a `lobby-news` as text; `null` if that is too long ago. */
  since(version: number): readonly string[] | null;
  /** They are these now. */
  become(lines: readonly TableLine[]): void;
}

/** Whoever has missed more gets everything anew. */
const MOST_STEPS = 8;

export function boardLines(): BoardLines {
  let version = 0;
  let known: ReadonlyMap<string, string> = new Map();
  let whole = '[]';
  let steps: readonly string[] = [];
  return {
    get version() {
      return version;
    },
    get whole() {
      return whole;
    },
    since(earlier) {
      const missed = version - earlier;
      return missed > steps.length ? null : steps.slice(steps.length - missed);
    },
    become(lines) {
      const now = new Map(lines.map((line) => [line.table, JSON.stringify(line)]));
      const text = `[${[...now.values()].join(',')}]`;
      if (text === whole) return;
      const changed = [...now].filter(([id, line]) => known.get(id) !== line).map(([, line]) => line);
      const gone = [...known.keys()].filter((id) => !now.has(id));
      const step = `{"is":"lobby-news","lines":[${changed.join(',')}],"gone":${JSON.stringify(gone)}`;
      steps = [...steps, step].slice(-MOST_STEPS);
      whole = text;
      known = now;
      version++;
    },
  };
}
