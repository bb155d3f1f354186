/** Where the log goes, and what was overlooked: it harms what it belongs to, and everybody else plays on. */
import { type LogLine, placeOf } from '../log.ts';

/** With `everything`, also what is as it should be. */
export function noteTo(everything: boolean): (line: LogLine) => void {
  return (line) => {
    if (everything || line.level !== 'info') console.error(JSON.stringify(line));
  };
}

export function surviveOversights(note: (line: LogLine) => void): void {
  const overlooked = (event: string) => (fault: unknown) =>
    note({ at: new Date().toISOString(), level: 'error', event, place: placeOf(fault) });
  process.on('unhandledRejection', overlooked('unhandled-rejection'));
  process.on('uncaughtException', overlooked('uncaught-exception'));
}
