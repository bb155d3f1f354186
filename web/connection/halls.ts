/** The halls that this page talks to: the one that served it, and one inside the page for matches on this device. */
import type { Line } from './line.ts';
import { openLine } from './line.ts';
import { dialServer } from './socket.ts';

export const server: Line = openLine(dialServer);

let device: Promise<Line> | null = null;

/** The hall inside this page; loaded when it is first wanted. */
export function deviceHall(): Promise<Line> {
  device ??= import('../local/hall.ts').then(({ dialLocalHall }) => openLine(dialLocalHall()));
  return device;
}

/** Tables of the hall inside the page have names that no server gives. */
export const LOCAL = 'local-';

export function hallOf(table: string): Promise<Line> {
  return table.startsWith(LOCAL) ? deviceHall() : Promise.resolve(server);
}
