/** What the hall notes about itself: one line a thing, with ids and codes. No seeds, cookies, names, answers or views. */
type Level = 'info' | 'warn' | 'error';

export interface LogLine {
  at: string;
  level: Level;
  event: string;
  [detail: string]: string | number | boolean | null;
}

export type Log = (level: Level, event: string, details?: Record<string, string | number | boolean | null>) => void;

export function makeLog(write: (line: LogLine) => void, now: () => number): Log {
  return (level, event, details = {}) => write({ at: new Date(now()).toISOString(), level, event, ...details });
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
