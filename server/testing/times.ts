/** How long the hall itself takes over a request: from when its frame was read to when its answer is written. */
import { Socket } from 'node:net';
import { type RawData, WebSocket } from 'ws';

/** Only requests from this number on are measured: whoever is measured counts from here. */
export const MEASURED = 500_000;

/** Milliseconds of each measured request of the one page that is measured from now on, as they are answered. */
export function watchTimes(): number[] {
  const times: number[] = [];
  const read = new Map<number, number>();
  const { emit } = WebSocket.prototype;
  const { write } = Socket.prototype;

  WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...given: unknown[]) {
    if (event === 'message') {
      const number = Number(/"re":(\d+)/.exec((given[0] as RawData).toString())?.[1] ?? -1);
      if (number >= MEASURED) read.set(number, performance.now());
    }
    return emit.call(this, event, ...given);
  };
  Socket.prototype.write = function (this: Socket, ...given: unknown[]) {
    const result = write.apply(this, given as never);
    for (const [, number] of String(given[0]).matchAll(/\{"is":"(?:done|refused)","re":(\d+)/g)) {
      const since = read.get(Number(number));
      if (since === undefined) continue;
      read.delete(Number(number));
      times.push(performance.now() - since);
    }
    return result;
  } as Socket['write'];
  return times;
}
