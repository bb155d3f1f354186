import { makeBuckets, type Rate } from './limits.ts';

/** What the hall notes about itself: one line a thing, with ids and codes. No seeds, cookies, names, answers or views. */
type Level = 'info' | 'warn' | 'error';

export interface LogLine {
  at: string;
  level: Level;
  event: string;
  [detail: string]: string | number | boolean | null;
}

export type Log = (level: Level, event: string, details?: Record<string, string | number | boolean | null>) => void;

/** So many lines of one kind at once, and two a minute after that: a sick disk fills no log. */
const LINES: Rate = { burst: 20, refill: 1 / 30 };

/** The next line of a kind says how many of it were left out. */
export function makeLog(write: (line: LogLine) => void, now: () => number, clock = () => performance.now()): Log {
  const may = makeBuckets(LINES);
  const omitted = new Map<string, number>();
  return (level, event, details = {}) => {
    const before = omitted.get(event) ?? 0;
    if (level !== 'info' && !may(event, clock())) {
      omitted.set(event, before + 1);
      return;
    }
    omitted.delete(event);
    const line = { at: new Date(now()).toISOString(), level, event, ...details };
    write(before > 0 ? { ...line, omitted: before } : line);
  };
}

/** Where an error came from, without its message: messages of rules may quote a state. */
export function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.name) : typeof error;
  const frame = stack.split('\n').find((line) => line.trimStart().startsWith('at '));
  // Of the data file, as SQLITE_FULL: a full disk, a lock and a broken file look alike otherwise.
  const { code } = Object(error) as { code?: unknown };
  const name = `${error instanceof Error ? error.name : 'thrown'}${typeof code === 'string' ? ` ${code}` : ''}`;
  return frame === undefined ? name : `${name} ${frame.trim().replace(/\(?(?:file:\/\/)?\/.*\//, '(')}`;
}
