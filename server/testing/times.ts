/** How long the hall itself takes over a request: from when its frame was read to when its answer is written. */
import { type RawData, WebSocket } from 'ws';

/** Only requests from this number on are measured: whoever is measured counts from here. */
export const MEASURED = 500_000;

/** Milliseconds of each measured request from now on, as they are answered. */
export function watchTimes(): number[] {
  const times: number[] = [];
  const read = new WeakMap<WebSocket, Map<number, number>>();
  const { emit, send } = WebSocket.prototype;
  const numberIn = (text: string) => Number(/"re":(\d+)/.exec(text)?.[1] ?? -1);

  WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...given: unknown[]) {
    if (event === 'message') {
      const number = numberIn((given[0] as RawData).toString());
      if (number >= MEASURED) {
        if (!read.has(this)) read.set(this, new Map());
        read.get(this)!.set(number, performance.now());
      }
    }
    return emit.call(this, event, ...given);
  };
  WebSocket.prototype.send = function (this: WebSocket, ...given: unknown[]) {
    const result = send.apply(this, given as never);
    const began = /^\{"is":"(?:done|refused)"/.test(String(given[0])) ? read.get(this) : undefined;
    const number = began === undefined ? -1 : numberIn(String(given[0]));
    const since = began?.get(number);
    if (since !== undefined) {
      began!.delete(number);
      times.push(performance.now() - since);
    }
    return result;
  };
  return times;
}
