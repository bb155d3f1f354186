import { RESTARTING } from '@yamanote/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { dialServer } from './socket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A socket of the browser that a test closes. */
class Socket {
  static latest: Socket;
  readonly address: URL;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(address: URL) {
    this.address = address;
    Socket.latest = this;
  }
  close(): void {
    // A browser says it later.
  }
}

/** What the line hears of how its socket ended. */
function dialled(): { window: EventTarget; heard: boolean[] } {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('location', { href: 'https://hall.test/table/k7wp-3fqm' });
  vi.stubGlobal('WebSocket', Socket);
  const heard: boolean[] = [];
  dialServer({ frame: () => undefined, closed: (isRestarting = false) => heard.push(isRestarting) });
  return { window, heard };
}

it.each([
  [RESTARTING, true],
  [1001, false],
  [1006, false],
])('takes a socket that is closed with %i for one of a hall that restarts: %s', (code, isRestarting) => {
  const { heard } = dialled();
  expect(Socket.latest.address.href).toBe('wss://hall.test/socket');
  Socket.latest.onclose({ code });
  expect(heard).toEqual([isRestarting]);
});

it('need not wait for a socket to hear of a lost network', () => {
  const { window, heard } = dialled();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false]);
  window.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false]);
});
