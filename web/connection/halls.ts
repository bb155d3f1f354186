/** The halls that this page talks to: the one that served it, and one in a worker for matches on this device. */
import { atTheDoor } from './admission.ts';
import type { Line } from './line.ts';
import { openLine } from './line.ts';
import { dialServer } from './socket.ts';

export const server: Line = atTheDoor(openLine(dialServer));

let device: Promise<Line> | null = null;

/** The hall on this device; loaded when it is first wanted, and again if that has failed. */
export function deviceHall(): Promise<Line> {
  if (device !== null) return device;
  const loading = import('../local/dial.ts').then(({ dialDevice }) => openLine(dialDevice()));
  loading.catch(() => {
    device = null;
  });
  device = loading;
  return loading;
}

/** Tables of the hall on this device have names that no server gives. */
export const LOCAL = 'local-';

export function hallOf(table: string): Promise<Line> {
  return table.startsWith(LOCAL) ? deviceHall() : Promise.resolve(server);
}
