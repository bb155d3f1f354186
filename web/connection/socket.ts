import { RESTARTING, type Reply, SOCKET } from '@yamanote/protocol';
import type { Dial } from './line.ts';

/** A hall that says nothing for so long on a fresh socket is taken for gone. */
const PATIENCE = 10_000;

/** The hall that served this page. */
export const dialServer: Dial = (on) => {
  const address = new URL(SOCKET, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const timer = setTimeout(() => socket.close(), PATIENCE);
  socket.onmessage = ({ data }) => {
    clearTimeout(timer);
    on.frame(JSON.parse(data) as Reply);
  };
  const closed = (isRestarting: boolean) => {
    clearTimeout(timer);
    removeEventListener('offline', offline);
    on.closed(isRestarting);
  };
  // A socket hears of a lost network only when it has waited long enough.
  const offline = () => {
    socket.close();
    closed(false);
  };
  addEventListener('offline', offline);
  socket.onclose = ({ code }) => closed(code === RESTARTING);
  return { send: (request) => socket.send(JSON.stringify(request)), close: () => socket.close() };
};
